#pragma once

#include "tests/laws/laws.h"
#include "tests/laws/silence.h"
#include "tests/support/outpost/rules.h"

// What the laws need to know of the toy ruleset.
namespace galloper::laws {

inline const std::vector<Setting>& outpost_settings()
{
    static const std::vector<Setting> all{{"one seat a side", {}, {}, outpost::posts(1, 1)},
                                          {"two seats a side", {}, {}, outpost::posts(2, 2)}};
    return all;
}

// Blue buried the charge and counts its rounds; red and the public see neither. Before the charge
// is buried they do not see where it will lie either.
inline outpost::State resample_outpost(const outpost::State& truth, Viewer viewer, const Kept& kept,
                                       Chance& chance)
{
    outpost::State other = truth;
    if (viewer.seat() && truth.posts[viewer.seat()->number].side == outpost::blue) return other;
    const bool out = truth.charge.turned || kept.contains({truth.charge.id, {}});
    if (!out) other.charge.mine = chance.coin();
    const bool lies = truth.phase != outpost::Phase::Laying ||
                      kept.contains({std::nullopt, "where the charge lies"});
    if (!lies) other.charge.at.x = inches(chance.between(4, 20));
    other.rounds = chance.between(0, 3);
    return other;
}

template <Ruleset R>
std::vector<Law<R>> cheap_laws()
{
    return {fold_law<R>(),    restore_law<R>(), retell_law<R>(),
            refusal_law<R>(), default_law<R>(), proposal_law<R>()};
}

}  // namespace galloper::laws
