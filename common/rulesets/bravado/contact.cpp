// [BRV-23] to [BRV-27]: a card within reach is turned. The riflemen about a gun are decoration and
// stand nowhere in the state.

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/chapters.h"
#include "common/rulesets/bravado/sums/cone.h"

namespace galloper::bravado {

// The smallest swing is from where it last pointed; for a gun just found that is its front.
// [BRV-61]
void lay_on_mover(Step& step, Gun& gun)
{
    const Point at = step.state.team(step.state.halt->team).at;
    const Facing old = gun.aim;
    gun.aim = gun.front;
    if (!can_engage(step.state, gun, at)) return;
    Aiming aiming{gun.at, gun.front, step.state.settings.traverse, old, at, {}};
    for (const Team& team : step.state.teams)
        if (team.id != step.state.halt->team && can_engage(step.state, gun, team.at))
            aiming.others.push_back(team.at);
    gun.aim = aimed(aiming);
}

// [BRV-6] [BRV-11] The front edge of the card becomes muzzle and facing.
static Gun& place_gun(Step& step, const Card& card)
{
    std::vector<Gun>& guns = step.state.guns;
    const auto after =
        std::find_if(guns.begin(), guns.end(), [&](const Gun& gun) { return gun.id > card.id; });
    const Troops troops = step.state.gun_troops;
    return *guns.insert(after, Gun{.id = card.id,
                                   .troops = troops,
                                   .at = card.at,
                                   .front = card.facing,
                                   .aim = card.facing,
                                   .bravado = starting_bravado(troops)});
}

// The one line that brings a face out. [GEN-15]
void turn_card(Step& step, PieceId id)
{
    Card& card = step.state.card(id);
    if (card.turned) return;
    card.turned = true;
    const PieceId team = step.state.halt->team;
    const std::vector<Revealed> reveals{{id, {}}};
    if (!card.face.is_picture()) {
        say(step, "{} turns {}: " + name_of(card.face) + ", and nobody is there.", {team, id},
            "BRV-25", {}, reveals);
        return mark(step.report, "card turned");
    }
    say(step, "{} turns up " + name_of(card.face) + ": {}!", {team, id}, "BRV-25", {}, reveals);
    mark(step.report, "gun found");
    Gun& gun = place_gun(step, card);
    lay_on_mover(step, gun);
    Halt& halt = *step.state.halt;
    std::vector<Due> due;
    if (covers(step.state, gun, step.state.team(team).at)) {
        halt.inside.push_back({id, *band_at(gun.at, step.state.team(team).at)});
        due.push_back({DueKind::Enter, id});
    } else {
        say(step, "{} cannot bear on {}.", {id, team}, "BRV-30");
    }
    due.push_back({DueKind::Reveal, id});
    halt.due.insert(halt.due.begin(), due.begin(), due.end());
}

}  // namespace galloper::bravado
