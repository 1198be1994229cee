// What a viewer's knowledge looks like on the table: the pieces, and what is counted.

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/drawing.h"

namespace galloper::bravado {

namespace {

constexpr Length card_width{640};  // a playing card of 64 by 89 millimetres
constexpr Length card_depth{890};
constexpr Length gun_width = 1_in;
constexpr Length gun_depth = 1_in;

std::string troops_word(Troops troops)
{
    for (const auto& [known, word] : words_of(troops))
        if (known == troops) return word;
    return {};
}

std::string arm_badge(Arm arm)
{
    switch (arm) {
        case Arm::Rifle:
            return "rifles";
        case Arm::Lmg:
            return "light machine gun";
        case Arm::Headquarters:
            return "headquarters";
    }
    return {};
}

const Order* order_of(const Known& known, const KnownTeam& team)
{
    const KnownSheet* sheet = known.sheet_of(team.formation);
    if (!sheet || !sheet->written) return nullptr;
    for (const Order& order : sheet->written->orders)
        if (order.team == team.id) return &order;
    return nullptr;
}

std::string words_for(const Deed& deed)
{
    struct Words {
        std::string operator()(const deeds::Move&) const { return "to move"; }
        std::string operator()(const deeds::LeaveCover&) const { return "to leave cover"; }
        std::string operator()(const deeds::DirectFire&) const { return "to fire at the gun"; }
        std::string operator()(const deeds::CoveringFire&) const { return "to give covering fire"; }
        std::string operator()(const deeds::Grenade&) const { return "to throw a grenade"; }
    };
    return std::visit(Words{}, deed);
}

Piece draw(const Known& known, const KnownTeam& team)
{
    Piece piece{team.id, "team", team.label, attack, team.at, {}, {}};
    piece.figures = team.figures;
    piece.stats.push_back({"Bravado", team.bravado});
    piece.badges.reserve(4);
    piece.badges.push_back(arm_badge(team.arm));
    piece.badges.push_back(troops_word(team.troops));
    if (team.pinned)
        piece.badges.emplace_back("pinned");
    else if (team.in_cover)
        piece.badges.emplace_back("in cover");
    if (team.acted) piece.badges.emplace_back("has acted");
    if (const Order* order = order_of(known, team); order && !team.acted)
        piece.badges.push_back(words_for(order->deed));
    return piece;
}

bool is_to_lead(const Known& known, const KnownLeader& leader)
{
    const KnownSheet* sheet = known.sheet_of(leader.formation);
    if (leader.leads || !sheet || !sheet->written) return leader.leads;
    const auto& leading = sheet->written->leading;
    return std::find(leading.begin(), leading.end(), leader.id) != leading.end();
}

std::string rank_badge(Rank rank)
{
    for (const auto& [known, word] : words_of(rank))
        if (known == rank) return word;
    return {};
}

Piece draw(const Known& known, const KnownLeader& leader)
{
    Piece piece{leader.id, "leader", leader.label, attack, leader.at, {}, {}};
    if (leader.rank != Rank::NaturalLeader) piece.stats = {{"Bravado", leader.bravado}};
    piece.badges = {rank_badge(leader.rank)};
    if (is_to_lead(known, leader)) piece.badges.emplace_back("leads");
    if (leader.rallied) piece.badges.emplace_back("has rallied");
    piece.with = leader.team;
    return piece;
}

Piece draw(const KnownCard& card)
{
    Piece piece{card.id, "card",      label_of(card), defence,
                card.at, card.facing, card_width,     card_depth};
    if (!card.face)
        piece.badges.emplace_back("face down");
    else
        piece.badges.emplace_back(card.face->is_picture() ? "machine gun" : "nothing");  // [BRV-25]
    return piece;
}

std::string state_badge(GunState state)
{
    switch (state) {
        case GunState::Firing:
            return "firing";
        case GunState::Silenced:
            return "silenced";
        case GunState::Out:
            return "out of action";
    }
    return {};
}

Piece draw(const KnownGun& gun)
{
    Piece piece{gun.id, "gun", label_of(gun), defence, gun.at, gun.aim, gun_width, gun_depth};
    piece.stats = {{"Bravado", gun.bravado}, {"lost", gun.lost}};
    piece.badges = {state_badge(gun.state), troops_word(gun.troops)};
    if (gun.captured) piece.badges.emplace_back("captured");
    return piece;
}

void draw_ground(const Known& known, Picture& picture)
{
    for (const Terrain& ground : known.ground)
        picture.ground.push_back(
            {ground.id, ground.kind, ground.label, ground.outline, ground.height});
}

}  // namespace

std::string label_of(const KnownCard& card)
{
    if (!card.face) return "Card " + std::to_string(card.number);
    std::string label = name_of(*card.face);
    label.front() = 'T';
    return label;
}

std::string label_of(const KnownGun& gun)
{
    return gun.number == 0 ? "Machine gun" : "Machine gun " + std::to_string(gun.number);
}

Picture picture(const Known& known)
{
    Picture picture;
    picture.table = known.table;
    picture.unit = "in";
    picture.sides = known.sides;
    draw_ground(known, picture);
    picture.pieces.reserve(known.teams.size() + known.leaders.size() + known.cards.size() +
                           known.guns.size());
    for (const KnownTeam& team : known.teams) picture.pieces.push_back(draw(known, team));
    for (const KnownLeader& leader : known.leaders) picture.pieces.push_back(draw(known, leader));
    for (const KnownCard& card : known.cards) picture.pieces.push_back(draw(card));
    for (const KnownGun& gun : known.guns) picture.pieces.push_back(draw(gun));
    draw_shapes(known, picture);
    draw_counts(known, picture);
    picture.awaited = awaited(known);
    if (known.ended) picture.ending = ending_of(*known.ended, known.score);
    return picture;
}

}  // namespace galloper::bravado
