// How much is to be said for what a seat may do: each part of the rules weighs its own verbs.

#include <algorithm>

#include "common/rulesets/land_and_freedom/offering.h"

namespace galloper::land_and_freedom {

namespace {

constexpr int enough = 50;

bool is_of_points(Verb verb)
{
    switch (verb) {
        case Verb::GiveRadios:
        case Verb::GiveMotorcycles:
        case Verb::GiveCavalry:
        case Verb::MakeSpotters:
        case Verb::Assign:
        case Verb::SealDeal:
        case Verb::Bid:
        case Verb::Allot:
        case Verb::Recover:
        case Verb::PlanStrike:
        case Verb::TakeBackStrikes:
        case Verb::SendByRider:
        case Verb::SendByRadio:
        case Verb::SealPoints:
        case Verb::SealShares:
        case Verb::PickOrders:
        case Verb::PickHigher:
        case Verb::PickLower:
            return true;
        case Verb::MoveUnit:
        case Verb::FireUnit:
        case Verb::Move:
        case Verb::Haul:
        case Verb::Fire:
        case Verb::Assault:
        case Verb::Call:
        case Verb::TakeBack:
        case Verb::TakeBackUnit:
        case Verb::Go:
        case Verb::Pass:
        case Verb::FireOrders:
        case Verb::FireNow:
        case Verb::HoldFire:
        case Verb::Resume:
            return false;
    }
    return false;
}

}  // namespace

int merit_of(const Known& known, const Lie& lie, Seat seat, const Action& action)
{
    const Verb verb = verb_of(action.verb);
    if (verb == Verb::Resume) return enough;
    const KnownDesk* desk = known.desk_of(seat);
    if (!desk || !desk->own) return 0;
    const int merit = is_of_points(verb) ? merit_of_points(known, lie, *desk->own, action)
                                         : merit_of_orders(known, lie, *desk->own, action);
    return std::clamp(merit, 0, 100);
}

}  // namespace galloper::land_and_freedom
