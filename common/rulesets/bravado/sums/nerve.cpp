#include "common/rulesets/bravado/sums/nerve.h"

namespace galloper::bravado {

// [BRV-38]
std::vector<Modifier> modifiers(const PressOn& test)
{
    std::vector<Modifier> all;
    if (test.leader_leads) all.push_back({"platoon leader with the team", 1});
    if (test.lmg_covers) all.push_back({"covering fire from a light machine gun", 2});
    if (test.band == Band::Effective) all.push_back({"in the gun's effective range", -1});
    if (test.band == Band::Close) all.push_back({"in the gun's close range", -2});
    return all;
}

// [BRV-44]
std::vector<Modifier> modifiers(const LeaveCover& test)
{
    std::vector<Modifier> all;
    if (test.leader_leads) all.push_back({"platoon leader with the team", 1});
    if (!test.in_a_cone) all.push_back({"in no gun's cone", 3});
    if (test.after_a_grenade) all.push_back({"going in after a grenade", 2});
    return all;
}

// [BRV-54] [BRV-58]
std::vector<Modifier> modifiers(const Rally& test)
{
    std::vector<Modifier> all{{"rallying", 1}};
    if (test.with_commissar) all.push_back({"a commissar beside him", 1});
    if (test.by_commissar) all.push_back({"a commissar on his own", -1});
    return all;
}

// One wording for both: below 8 is 7 or less. Two dice never come to less than 2. [GEN-3]
std::string Need::words() const
{
    const int most = or_less ? number() : number() - 1;
    return most < 2 ? "no throw is low enough" : std::to_string(most) + " or less";
}

// [BRV-17]
Need to_move(int bravado) { return {bravado, {}, true}; }
Need to_hold(int bravado) { return {bravado, {}, false}; }
Need to_press_on(int bravado, const PressOn& test) { return {bravado, modifiers(test), true}; }
Need to_leave_cover(int bravado, const LeaveCover& test)
{
    return {bravado, modifiers(test), false};
}
Need to_rally(int bravado, const Rally& test) { return {bravado, modifiers(test), false}; }

}  // namespace galloper::bravado
