#include "common/rulesets/bravado/sums/fire.h"

#include "common/rulesets/bravado/sums/throws.h"
#include "common/table/path.h"

namespace galloper::bravado {

std::vector<Modifier> modifiers(const LmgCover& cover)
{
    std::vector<Modifier> all{{"light machine guns covering", cover.teams}};
    if (cover.leader_directs) all.push_back({"a platoon leader directs", 1});
    if (cover.one_is_close) all.push_back({"one of them within 6 inches", 1});
    return all;
}

std::vector<Modifier> modifiers(const RifleCover& cover)
{
    std::vector<Modifier> all;
    if (cover.teams >= 2) all.push_back({"for every two rifle teams", cover.teams / 2});
    if (cover.leader_directs) all.push_back({"a platoon leader directs", 1});
    return all;
}

static int lmg_row(int number) { return number <= 2 ? 1 : number <= 4 ? 2 : 3; }
static int rifle_row(int number) { return number <= 4 ? 1 : 2; }

int lmg_inches(int die, int modifier, Modifies modifies)
{
    if (modifies == Modifies::Result) return lmg_row(die) + modifier;
    return lmg_row(die + modifier);
}

int rifle_inches(int die, int modifier, Modifies modifies)
{
    if (modifies == Modifies::Result) return rifle_row(die) + modifier;
    return rifle_row(die + modifier);
}

int most_inches(const LmgCover& cover, Modifies modifies)
{
    return cover.teams == 0 ? 0 : lmg_inches(6, sum_of(modifiers(cover)), modifies);
}

int most_inches(const RifleCover& cover, Modifies modifies)
{
    return cover.teams == 0 ? 0 : rifle_inches(5, sum_of(modifiers(cover)), modifies);
}

int range_in_inches(Point from, Point to)
{
    return (distance(from, to).tenths + inches(1).tenths - 1) / inches(1).tenths;
}

}  // namespace galloper::bravado
