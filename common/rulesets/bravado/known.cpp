// The door. Everything this game tells anybody goes through this file, and nothing is copied whole
// and then blanked out: what is not written down here stays unknown. [GEN-15]

#include "common/rulesets/bravado/known.h"

#include <algorithm>
#include <tuple>

#include "common/rulesets/bravado/state.h"

namespace galloper::bravado {

namespace {

KnownTeam face_of(const Team& team)
{
    return {team.id,      team.label,   team.arm,      team.troops, team.formation, team.at,
            team.figures, team.bravado, team.in_cover, team.pinned, team.acted,     team.moved};
}

KnownLeader face_of(const State& truth, const Leader& leader)
{
    KnownLeader face{leader.id,        leader.label,   leader.rank,    leader.troops,
                     leader.formation, leader.bravado, leader.team,    leader.at,
                     leader.changed,   leader.leads,   leader.rallied, leader.commander_is_shot};
    if (const Team* team = leader.team ? truth.find_team(*leader.team) : nullptr)
        face.at = team->at;
    return face;
}

// From left to right, as they lie on the table: by place alone, since the order of ids would tell
// where a card lay before its player laid it elsewhere. [BRV-4]
int number_of(const State& truth, PieceId id)
{
    const Card* card = truth.find_card(id);
    if (!card) return 0;
    const auto place = [](const Card& one) { return std::make_tuple(one.at.x, one.at.y, one.id); };
    const auto before = [&](const Card& other) { return place(other) < place(*card); };
    return 1 + static_cast<int>(std::count_if(truth.cards.begin(), truth.cards.end(), before));
}

KnownGun face_of(const State& truth, const Gun& gun)
{
    return {gun.id,    gun.troops,   gun.at,        gun.front,
            gun.aim,   gun.bravado,  gun.lost,      gun.lost_since_open,
            gun.state, gun.captured, gun.prisoners, number_of(truth, gun.id)};
}

// How the move stands is open: what is due follows from throws and cones that all have seen.
KnownHalt face_of(const Halt& halt)
{
    const auto tests = std::count_if(halt.due.begin(), halt.due.end(), [](const Due& due) {
        return due.kind == DueKind::Enter || due.kind == DueKind::Entry ||
               due.kind == DueKind::Band;
    });
    return {halt.team, halt.from, halt.way, halt.gone, halt.bare_rate + halt.covering,
            static_cast<int>(tests)};
}

bool plays_the_defence(const State& truth, Viewer viewer)
{
    const auto seat = viewer.seat();
    return seat && seat->number < truth.posts.size() && truth.posts[seat->number].side == defence;
}

// [BRV-4] Once the game is over nothing is kept back any more.
bool may_know_faces(const State& truth, Viewer viewer)
{
    if (viewer.is_truth() || truth.phase == Phase::Over) return true;
    return truth.settings.defence == DefencePlay::Commands && plays_the_defence(truth, viewer);
}

// While cards are being laid their places are a draft, and the layer's alone.
bool may_see_cards_lie(const State& truth, Viewer viewer)
{
    return truth.cards_sealed || viewer.is_truth() || plays_the_defence(truth, viewer);
}

void show_cards(Known& known, const State& truth)
{
    if (!may_see_cards_lie(truth, known.viewer)) return;
    const bool faces = may_know_faces(truth, known.viewer);
    for (const Card& card : truth.cards) {
        if (card.turned) continue;
        KnownCard& shown = known.cards.emplace_back();
        shown.id = card.id;
        shown.number = number_of(truth, card.id);
        shown.at = card.at;
        shown.facing = card.facing;
        if (faces) shown.face = card.face;
    }
}

// [BRV-12] Open to both sides as soon as the last sheet is sealed, which ends the phase.
KnownSheet face_of(const State& truth, const Sheet& sheet, Viewer viewer)
{
    KnownSheet face;
    face.seat = sheet.seat;
    face.formations = sheet.formations;
    face.sealed = sheet.sealed;
    face.turn_ended = sheet.turn_ended;
    const bool own = viewer.is(sheet.seat) || viewer.is_truth();
    if (own || truth.phase != Phase::Orders) face.written = {sheet.orders, sheet.leading};
    if (own) face.own = {sheet.standing, sheet.leaders_set};
    return face;
}

Score score_of(const State& truth)
{
    Score score;
    for (const Gun& gun : truth.guns) {
        if (gun.state == GunState::Out) ++score.guns_taken;
        if (gun.state == GunState::Silenced) ++score.guns_silenced;
        if (gun.state == GunState::Firing) ++score.guns_firing;
    }
    for (const Card& card : truth.cards) {
        if (card.turned) ++score.cards_turned;
        if (!card.turned && card.face.is_picture() && truth.phase == Phase::Over)
            ++score.guns_never_found;
    }
    score.figures_lost = truth.tally.figures_lost;
    score.leaders_lost = truth.tally.leaders_lost;
    if (truth.ended == EndedBy::Cleared) score.turns_left = truth.last_turn - truth.turn;
    return score;
}

}  // namespace

Known known_to(const State& truth, Viewer viewer)
{
    Known known{viewer};
    known.settings = truth.settings;
    known.posts = truth.posts;
    known.sides = truth.sides;
    known.table = truth.table;
    known.ground = truth.ground;
    known.zones = truth.zones;
    known.spots = truth.spots;
    known.last_turn = truth.last_turn;
    known.turn = truth.turn;
    known.phase = truth.phase;
    known.cards_sealed = truth.cards_sealed;
    known.teams.reserve(truth.teams.size());
    for (const Team& team : truth.teams) known.teams.push_back(face_of(team));
    for (const Leader& leader : truth.leaders) known.leaders.push_back(face_of(truth, leader));
    show_cards(known, truth);
    for (const Gun& gun : truth.guns) known.guns.push_back(face_of(truth, gun));
    for (const Sheet& sheet : truth.sheets) known.sheets.push_back(face_of(truth, sheet, viewer));
    known.covering = truth.covering;
    if (truth.halt) known.halt = face_of(*truth.halt);
    known.pending = truth.pending;
    if (plays_the_defence(truth, viewer) || viewer.is_truth()) known.aim_by = truth.aim_by;
    known.score = score_of(truth);
    known.ended = truth.ended;
    return known;
}

}  // namespace galloper::bravado
