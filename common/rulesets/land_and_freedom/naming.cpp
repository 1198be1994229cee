#include "common/rulesets/land_and_freedom/drawing.h"

namespace galloper::land_and_freedom {

std::string name_of(const Known& known, int formation)
{
    const KnownFormation* found = known.find_formation(formation);
    return found ? found->label : "somebody";
}

std::string name_of(const Known& known, PieceId base)
{
    const KnownBase* found = known.find_base(base);
    return found ? found->label : "somebody";
}

std::string name_of(const Known& known, Side side)
{
    return side.number < known.sides.size() ? known.sides[side.number] : "";
}

std::string words_for_load(const Known& known, int points, const std::vector<PieceId>& to_clear,
                           int to)
{
    std::string recovering;
    for (const PieceId base : to_clear) append(recovering, name_of(known, base));
    if (!recovering.empty()) recovering = "recovery of " + recovering;
    if (points == 0 && !recovering.empty()) return recovering;
    const std::string words = many(points, "point") + " for " + name_of(known, to);
    return recovering.empty() ? words : words + ", and " + recovering;
}

}  // namespace galloper::land_and_freedom
