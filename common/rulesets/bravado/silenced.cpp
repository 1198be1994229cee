// [BRV-60] to [BRV-62], [BRV-66]: a silenced gun may open fire again, when somebody moves near it
// and never otherwise.

#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

// [BRV-61] Of all the guns that open fire again in a move only the one that the team goes for makes
// its assault a risk. [BRV-62]
static void reopen(Step& step, Gun& gun)
{
    Halt& halt = *step.state.halt;
    gun.state = GunState::Firing;
    gun.lost_since_open = 0;
    gun.reopened_in = step.state.turn;
    if (gun_at_end(step.state, halt.way) == gun.id) halt.reopened.push_back(gun.id);
    lay_on_mover(step, gun);
    const Point at = step.state.team(halt.team).at;
    if (!covers(step.state, gun, at))
        return say(step, "{} cannot bear on {}.", {gun.id, halt.team}, "BRV-30");
    halt.inside.push_back({gun.id, *band_at(gun.at, at)});
    halt.due.insert(halt.due.begin(), {DueKind::Enter, gun.id});
}

// One test a move, at the first point near enough. [BRV-60]
void test_to_reopen(Step& step, PieceId id)
{
    Gun& gun = step.state.gun(id);
    Halt& halt = *step.state.halt;
    halt.tested.push_back(id);
    if (gun.state != GunState::Silenced) return;
    const Tested tested = test(step, {"opening fire again", id}, dice_of(gun.troops),
                               to_hold(gun.bravado), "opens fire", "stays silent");
    if (!tested.passed)
        return say(step, "{} stays silent as {} comes near.", {id, halt.team}, "BRV-60",
                   {tested.shown});
    say(step, "{} opens fire again on {}!", {id, halt.team}, "BRV-60", {tested.shown});
    reopen(step, gun);
}

}  // namespace galloper::bravado
