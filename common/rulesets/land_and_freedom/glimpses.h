#pragma once

#include <vector>

#include "common/rulesets/land_and_freedom/moving.h"
#include "common/rulesets/land_and_freedom/sight.h"

namespace galloper::land_and_freedom {

// seeing.cpp: those who look through these eyes.
Audience audience_of(const State& state, const Eyes& eyes);

// What each side's eyes see of a move, so that only that is shown to them. [GEN-19]
class Glimpses {
public:
    Glimpses(const State& state, PieceId mover, Length gone);

    // As it stands, that far along its way.
    void look(const State& state, Length gone);

    // The whole way to its own side; to the other what it saw.
    void show(Step& step, const Course& course, Length to) const;

private:
    struct Glimpse {
        Eyes eyes{};
        Length from{};
        Length to{};
    };
    void show_parts(Step& step, const Course& course, Length to) const;

    PieceId mover_{};
    Length began_{};
    Length looked_{};  // at last
    std::vector<Glimpse> seen_{};
};

}  // namespace galloper::land_and_freedom
