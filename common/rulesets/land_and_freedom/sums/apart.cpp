#include "common/rulesets/land_and_freedom/sums/apart.h"

#include <algorithm>

namespace galloper::land_and_freedom {

static bool too_near(const Footprint& a, const Footprint& b, Length least)
{
    return least > Length{} ? in_range(a, b, least - Length{1}) : overlap(a, b);
}

Length short_of(Arm mover, const Footprint& began, const Course& course, const Footprint& enemy,
                Length to)
{
    constexpr Length in_touch = half_across * 2 + apart;
    const Length least =
        within(began.at, enemy.at, in_touch) ? std::min(apart, gap(began, enemy)) : apart;
    // It may go as it faces or as it faced: whoever has room for one of them can pass.
    const auto meets = [&](Length gone) {
        return too_near(course.footprint(gone), enemy, least) &&
               too_near(footprint_of(mover, course.at(gone), began.facing), enemy, least);
    };
    const auto met = first_near(course, Length{}, to, enemy.at, in_touch,
                                [&](Length gone) { return meets(gone) ? gone : gone + stride; });
    if (!met) return to;
    for (Length gone{(met->tenths - 1) / stride.tenths * stride.tenths + 1}; gone < *met;
         gone = gone + Length{1})
        if (meets(gone)) return gone - Length{1};
    return *met - Length{1};
}

}  // namespace galloper::land_and_freedom
