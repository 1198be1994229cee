#include "common/rulesets/land_and_freedom/sums/pace.h"

#include <algorithm>

#include "common/table/arc.h"

namespace galloper::land_and_freedom {

Rates rates_of(Arm arm)
{
    switch (arm) {
        case Arm::Rifle:
        case Arm::Mmg:
        case Arm::Headquarters:
            return {15_cm, 10_cm};
        case Arm::Truck:
            return {30_cm, 10_cm};
        case Arm::Tank:
            return {20_cm, 15_cm};
        case Arm::Motorcycle:
            return {40_cm, 15_cm};
        case Arm::Cavalry:
            return {25_cm, 15_cm};
        case Arm::Spotter:
            return {30_cm, 20_cm};
        case Arm::At:
        case Arm::Mortar:
            return {};
    }
    return {};
}

Length can_go(Arm arm, const Track& track, const Going& going)
{
    const Rates rates = rates_of(arm);
    return rates == Rates{} ? Length{} : affordable(track, rates, going);
}

// Of the four ways that a square can be said to face, the one nearest to where it goes.
static Facing quarter_turned(Facing faced, Facing along_it)
{
    const auto dot = [&](Facing f) {
        return std::int64_t{f.x} * along_it.x + std::int64_t{f.y} * along_it.y;
    };
    Facing best = faced;
    for (const Facing turned :
         {Facing{faced.y, -faced.x}, Facing{-faced.y, faced.x}, Facing{-faced.x, -faced.y}})
        if (dot(turned) > dot(best)) best = turned;
    return best;
}

Course::Course(Arm arm, Point from, Facing faced, const Path& way, Length up_to)
    : track_(from, way), arm_(arm), faced_(faced), up_to_(std::min(up_to, track_.whole()))
{
    const bool turns = is_vehicle(arm) || is_round(arm);
    Length end{};
    for (const Point corner : way) {
        if (corner == from) continue;
        end = end + distance(from, corner);
        const Facing along_it = towards(from, corner);
        legs_.push_back({end, turns ? along_it : quarter_turned(faced, along_it)});
        from = corner;
    }
    for (Length gone{}; gone <= up_to_; gone = gone + stride) points_.push_back(track_.at(gone));
}

Facing Course::facing(Length gone) const
{
    if (gone <= Length{} || legs_.empty()) return faced_;
    for (const Leg& leg : legs_)
        if (gone <= leg.end) return leg.facing;
    return legs_.back().facing;
}

Path beside(const Path& way, Point leader, Point follower, const Area& table)
{
    Path shifted;
    for (const Point corner : way) {
        const Length x = corner.x + follower.x - leader.x;
        const Length y = corner.y + follower.y - leader.y;
        shifted.push_back(
            {std::clamp(x, table.low.x, table.high.x), std::clamp(y, table.low.y, table.high.y)});
    }
    return shifted;
}

}  // namespace galloper::land_and_freedom
