#include "common/rulesets/bravado/editing.h"

#include <algorithm>

#include "common/rulesets/bravado/cards.h"

namespace galloper::bravado {

namespace {

constexpr int most_figures = 20;
constexpr int most_bravado = 12;

bool is_between(int least, int value, int most) { return least <= value && value <= most; }

Troops troops_among(const std::vector<std::string>& traits)
{
    for (const auto& [troops, word] : words_of(Troops{}))
        if (std::find(traits.begin(), traits.end(), word) != traits.end()) return troops;
    return Troops::Regulars;
}

std::optional<Arm> arm_of(const std::string& kind)
{
    if (kind == "rifle team") return Arm::Rifle;
    if (kind == "LMG team") return Arm::Lmg;
    if (kind == "HQ team") return Arm::Headquarters;
    return std::nullopt;
}

bool is_commanded(const State& state, int formation)
{
    return std::any_of(state.sheets.begin(), state.sheets.end(),
                       [formation](const Sheet& sheet) { return sheet.commands(formation); });
}

bool somebody_stands_at(const State& state, Point at)
{
    return std::any_of(state.teams.begin(), state.teams.end(),
                       [at](const Team& team) { return team.at == at; });
}

template <class Item>
void insert_by_id(std::vector<Item>& list, Item item)
{
    const auto behind = std::find_if(list.begin(), list.end(),
                                     [&](const Item& other) { return other.id > item.id; });
    list.insert(behind, std::move(item));
}

std::string place_team(State& state, const edits::PlacePiece& edit, Arm arm)
{
    if (!is_commanded(state, edit.formation)) return "Nobody commands that formation.";
    if (somebody_stands_at(state, edit.at)) return "Another team stands there.";  // [GEN-24]
    Team team;
    team.id = edit.piece;
    team.label = edit.label;
    team.arm = arm;
    team.troops = troops_among(edit.traits);
    team.formation = edit.formation;
    team.at = edit.at;
    team.figures = arm == Arm::Rifle ? 4 : 3;
    team.bravado = starting_bravado(team.troops);
    state.tally.figures_at_start += team.figures;
    insert_by_id(state.teams, std::move(team));
    return {};
}

// The team that a trait "with ..." names. [BRV-49]
const Team* team_among(const State& state, const std::vector<std::string>& traits)
{
    for (const std::string& trait : traits)
        for (const Team& team : state.teams)
            if (trait == "with " + team.label) return &team;
    return nullptr;
}

// Whether somebody else is with that team, of those of whom a team has one. [BRV-52]
bool has_one(const State& state, const Team* team, Rank rank)
{
    return std::any_of(state.leaders.begin(), state.leaders.end(), [&](const Leader& other) {
        return other.rank == rank && team && other.team == team->id;
    });
}

std::string place_leader(State& state, const edits::PlacePiece& edit, Rank rank)
{
    if (!is_commanded(state, edit.formation)) return "Nobody commands that formation.";
    const bool natural = rank == Rank::NaturalLeader;
    const bool of_a_platoon = rank == Rank::PlatoonLeader || natural;
    if (of_a_platoon == (edit.formation == company_headquarters))
        return "Company leaders are of formation 0, platoon leaders of a platoon.";
    const Team* team = team_among(state, edit.traits);
    if (natural && (!team || has_one(state, team, rank)))
        return "A natural leader is one of a team's figures: \"with Rifles 1\".";
    Leader leader;
    leader.id = edit.piece;
    leader.label = edit.label;
    leader.rank = rank;
    leader.troops = troops_among(edit.traits);
    leader.formation = edit.formation;
    leader.bravado = starting_bravado(leader.troops);
    leader.at = team ? team->at : edit.at;
    if (team) leader.team = team->id;
    insert_by_id(state.leaders, std::move(leader));
    return {};
}

std::string place_gun(State& state, const edits::PlacePiece& edit)
{
    Gun gun;
    gun.id = edit.piece;
    gun.troops = edit.traits.empty() ? state.gun_troops : troops_among(edit.traits);
    gun.at = edit.at;
    gun.front = gun.aim = edit.facing.value_or(Facing{0, -1});
    gun.bravado = starting_bravado(gun.troops);
    insert_by_id(state.guns, std::move(gun));
    return {};
}

// It lies face down; SetFace says what it is.
std::string place_card(State& state, const edits::PlacePiece& edit)
{
    Card card;
    card.id = edit.piece;
    card.face = {Suit::Clubs, 2};
    card.at = edit.at;
    card.facing = edit.facing.value_or(Facing{0, -1});
    insert_by_id(state.cards, std::move(card));
    return {};
}

}  // namespace

bool is_a_piece(const State& state, PieceId id)
{
    return state.find_team(id) || state.find_leader(id) || state.find_card(id) ||
           state.find_gun(id);
}

std::string place(State& state, const edits::PlacePiece& edit)
{
    const auto is_ground = [&](const Terrain& ground) { return ground.id == edit.piece; };
    if (is_a_piece(state, edit.piece) ||
        std::any_of(state.ground.begin(), state.ground.end(), is_ground))
        return "That id is taken.";
    if (edit.piece >= PieceId{first_of_the_house}) return "That id belongs to the house.";
    if (!state.table.holds(edit.at)) return "That is not on the table.";
    if (edit.facing && *edit.facing == Facing{0, 0}) return "A facing needs a direction.";
    state.next_id = std::max(state.next_id, edit.piece.value + 1);
    if (const auto arm = arm_of(edit.kind)) return place_team(state, edit, *arm);
    if (edit.kind == "gun") return place_gun(state, edit);
    if (edit.kind == "card") return place_card(state, edit);
    for (const auto& [rank, word] : words_of(Rank{}))
        if (edit.kind == word) return place_leader(state, edit, rank);
    return "Bravado knows no piece called \"" + edit.kind + "\".";
}

std::string move(State& state, PieceId piece, Point to)
{
    if (Team* team = state.find_team(piece)) {
        if (somebody_stands_at(state, to)) return "Another team stands there.";  // [GEN-24]
        team->at = to;
        return {};
    }
    if (Leader* leader = state.find_leader(piece)) {
        if (leader->rank == Rank::NaturalLeader) return "A natural leader stays with his team.";
        leader->team.reset();
        leader->at = to;
        return {};
    }
    Gun* gun = state.find_gun(piece);
    if (gun) {
        gun->at = to;
        return {};
    }
    if (Card* card = state.find_card(piece); card && !card->turned) {
        card->at = to;
        return {};
    }
    return "There is no such piece.";
}

std::string turn(State& state, PieceId piece, Facing facing)
{
    if (Gun* gun = state.find_gun(piece)) {
        gun->front = gun->aim = facing;
        return {};
    }
    if (Card* card = state.find_card(piece); card && !card->turned) {
        card->facing = facing;
        return {};
    }
    return "Only guns and cards have a facing.";
}

std::string remove(State& state, PieceId piece)
{
    const auto is_it = [piece](const auto& item) { return item.id == piece; };
    // A gun has the id of the card it was: both go, or its card would lie there again.
    const auto gone = std::erase_if(state.teams, is_it) + std::erase_if(state.leaders, is_it) +
                      std::erase_if(state.guns, is_it) + std::erase_if(state.cards, is_it);
    return gone > 0 ? "" : "There is no such piece.";
}

std::string set_stat(State& state, const edits::SetStat& edit)
{
    const auto& [name, value] = edit.stat;
    if (Team* team = state.find_team(edit.piece)) {
        if (name == "figures" && is_between(1, value, most_figures)) {
            team->figures = value;
            return {};
        }
        if (name == "Bravado" && is_between(0, value, most_bravado)) {
            team->bravado = value;
            if (value == 0) team->pinned = team->in_cover = true;  // [BRV-22]
            return {};
        }
    }
    if (Leader* leader = state.find_leader(edit.piece))
        if (name == "Bravado" && is_between(0, value, most_bravado)) {
            leader->bravado = value;
            return {};
        }
    if (Gun* gun = state.find_gun(edit.piece)) {
        if (name == "Bravado" && is_between(0, value, most_bravado)) {
            gun->bravado = value;
            return {};
        }
        if (name == "lost" && is_between(0, value, most_bravado)) {
            gun->lost = value;
            gun->lost_since_open = std::min(gun->lost_since_open, value);
            return {};
        }
        // It shows on no picture, and decides when the gun falls silent. [BRV-47]
        if (name == "lost since it opened" && is_between(0, value, gun->lost)) {
            gun->lost_since_open = value;
            return {};
        }
    }
    return "That piece has no such number, or not as much of it.";
}

static std::string set_leaders_badge(Leader& leader, const std::string& badge, bool on)
{
    if (badge == "has rallied" && leader.rank != Rank::NaturalLeader) {  // [BRV-53] [BRV-54]
        leader.rallied = on;
        return {};
    }
    if (badge == "has changed team") {  // [BRV-49]
        leader.changed = on;
        return {};
    }
    if (badge == "has shot his commander" && leader.rank == Rank::Commissar) {  // [BRV-58]
        leader.commander_is_shot = on;
        return {};
    }
    return "That piece cannot be so.";
}

// A card that has been turned and was no picture is gone from the table; a gun is set down as one.
static std::string turn_over(const State& state, Card& card, bool on)
{
    if (card.turned && state.find_gun(card.id)) return "A gun stands there.";
    if (on && card.face.is_picture()) return "That card is a gun: place one.";  // [BRV-25]
    card.turned = on;
    return {};
}

std::string set_badge(State& state, const edits::SetBadge& edit)
{
    if (Team* team = state.find_team(edit.piece)) {
        if (edit.badge == "in cover") {
            if (!edit.on && team->pinned) return "A pinned team is in cover.";  // [BRV-45]
            team->in_cover = edit.on;
            return {};
        }
        if (edit.badge == "pinned") {
            if (!edit.on && team->bravado == 0) return "At Bravado 0 it is pinned.";  // [BRV-22]
            team->pinned = edit.on;
            if (edit.on) team->in_cover = true;
            return {};
        }
    }
    if (Leader* leader = state.find_leader(edit.piece))
        return set_leaders_badge(*leader, edit.badge, edit.on);
    if (Card* card = state.find_card(edit.piece); card && edit.badge == "turned")
        return turn_over(state, *card, edit.on);
    if (Gun* gun = state.find_gun(edit.piece); gun && edit.badge == "captured") {
        gun->captured = edit.on;  // [BRV-64]
        if (edit.on) gun->state = GunState::Out;
        return {};
    }
    if (Gun* gun = state.find_gun(edit.piece))
        for (const auto& [known, word] : words_of(GunState{})) {
            if (edit.badge != word && !(known == GunState::Out && edit.badge == "out of action"))
                continue;
            if (!edit.on) return "Say what the gun is, not what it is not.";
            if (gun->state == GunState::Silenced && known == GunState::Firing)
                gun->lost_since_open = 0;
            gun->captured = gun->captured && known == GunState::Out;
            gun->state = known;
            return {};
        }
    return "That piece cannot be so.";
}

std::string set_face(State& state, const edits::SetFace& edit)
{
    Card* card = state.find_card(edit.piece);
    if (!card || card->turned) return "There is no such card to turn another way.";
    for (const auto& [suit, word] : words_of(Suit{}))
        for (int rank = 1; rank <= 13; ++rank)
            if (const Face face{suit, rank}; edit.face == name_of(face)) {
                card->face = face;
                return {};
            }
    return "There is no such card: write \"the queen of spades\".";
}

// Which turn it is: no turn that is played comes again, for guns remember theirs. [BRV-61]
static std::string set_turn(State& state, int turn)
{
    if (!is_between(state.turn, turn, state.last_turn)) return "That turn is past, or never comes.";
    state.turn = turn;
    return {};
}

std::string set_fact(State& state, const Fact& fact)
{
    if (fact.name != "turns" && fact.name != "turn")
        return "Only the number of turns can be set so, \"turns\", and which it is, \"turn\".";
    int turns = 0;
    for (const char c : fact.words) {
        if (c < '0' || c > '9' || turns > 100) return "Write the number of turns in digits.";
        turns = turns * 10 + (c - '0');
    }
    if (fact.name == "turn") return set_turn(state, turns);
    if (!is_between(state.turn, turns, 100)) return "The game cannot end in a turn that is past.";
    state.last_turn = turns;
    return {};
}

}  // namespace galloper::bravado
