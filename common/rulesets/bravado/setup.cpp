// From a scenario to the first state. All that the scenario hides is drawn here. [BRV-5a]

#include <algorithm>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/seats.h"

namespace galloper::bravado {

namespace {

constexpr Length largest_table{100'000};
constexpr std::size_t fewest_spots = 9;  // [BRV-5a]
constexpr std::size_t most_spots = 15;
constexpr std::uint32_t first_ground = 1'000'000;  // apart from whatever else may be placed later

// A scenario being read. The first thing that is wrong stays in `trouble`, and reading ends.
struct Reading {
    const Scenario& scenario;
    State state{};
    std::string trouble{};

    PieceId fresh_id() { return PieceId{state.next_id++}; }
    bool fail(std::string words)
    {
        if (trouble.empty()) trouble = std::move(words);
        return false;
    }
};

Troops troops_among(const std::vector<std::string>& traits, Troops otherwise)
{
    for (const auto& [troops, word] : words_of(Troops{}))
        if (std::find(traits.begin(), traits.end(), word) != traits.end()) return troops;
    return otherwise;
}

int stat_of(const ScenarioPiece& piece, std::string_view name, int otherwise)
{
    for (const Stat& stat : piece.stats)
        if (stat.name == name) return stat.value;
    return otherwise;
}

bool read_table(Reading& reading)
{
    const Scenario& scenario = reading.scenario;
    State& state = reading.state;
    const Point size = scenario.table.high;
    if (scenario.table.low != Point{} || size.x <= Length{} || size.y <= Length{} ||
        size.x > largest_table || size.y > largest_table)
        return reading.fail("The table must begin at (0, 0) and be no larger than 10 metres.");
    state.table = scenario.table;
    state.sides = scenario.sides;
    if (state.sides.size() != 2) return reading.fail("Bravado has two sides: name both.");
    for (std::size_t i = 0; i < scenario.ground.size(); ++i) {
        const Ground& ground = scenario.ground[i];
        if (ground.outline.size() < 3)
            return reading.fail("\"" + ground.label + "\" has no outline.");
        state.ground.push_back({PieceId{first_ground + static_cast<std::uint32_t>(i)}, ground.kind,
                                ground.label, ground.outline, ground.height});
    }
    for (const Zone& zone : scenario.zones)
        state.zones.push_back({zone.name, zone.side, zone.outline});
    const auto turns = scenario.numbers.find("turns");
    if (turns != scenario.numbers.end()) state.last_turn = turns->second;  // [BRV-67]
    if (state.last_turn < 1 || state.last_turn > 100)
        return reading.fail("A game has from 1 to 100 turns.");
    return true;
}

struct TeamKind {
    const char* word;
    Arm arm;
    int figures;
};
constexpr std::array<TeamKind, 3> team_kinds{{{"rifle team", Arm::Rifle, 4},
                                              {"LMG team", Arm::Lmg, 3},
                                              {"HQ team", Arm::Headquarters, 3}}};  // [BRV-7]

const TeamKind* team_kind(const std::string& word)
{
    for (const TeamKind& kind : team_kinds)
        if (word == kind.word) return &kind;
    return nullptr;
}

bool read_team(Reading& reading, const ScenarioPiece& piece, const TeamKind& kind)
{
    Team team;
    team.id = reading.fresh_id();
    team.label = piece.label;
    team.arm = kind.arm;
    team.troops = troops_among(piece.traits, Troops::Regulars);
    team.formation = piece.formation;
    team.at = piece.at;
    team.figures = stat_of(piece, "figures", kind.figures);
    team.bravado = stat_of(piece, "bravado", starting_bravado(team.troops));  // [BRV-10]
    if (team.figures < 1 || team.figures > 20 || team.bravado < 1 || team.bravado > 12)
        return reading.fail("\"" + piece.label + "\" has too few or too many figures or Bravado.");
    if (!reading.state.table.holds(team.at))
        return reading.fail("\"" + piece.label + "\" is not on the table.");
    for (const Team& other : reading.state.teams)
        if (other.at == team.at)  // [GEN-24]
            return reading.fail("\"" + piece.label + "\" stands where another team does.");
    reading.state.tally.figures_at_start += team.figures;
    reading.state.teams.push_back(std::move(team));
    return true;
}

// The team a leader begins with: the one that a trait "with ..." names, else his formation's
// headquarters.
const Team* team_of(const State& state, const ScenarioPiece& piece)
{
    for (const std::string& trait : piece.traits)
        for (const Team& team : state.teams)
            if (trait == "with " + team.label) return &team;
    for (const Team& team : state.teams)
        if (team.formation == piece.formation && team.arm == Arm::Headquarters) return &team;
    return nullptr;
}

bool read_leader(Reading& reading, const ScenarioPiece& piece, Rank rank)
{
    State& state = reading.state;
    const Team* team = team_of(state, piece);
    if (!team) return reading.fail("\"" + piece.label + "\" needs a team to go with.");
    const bool of_the_company = rank != Rank::PlatoonLeader;
    if (of_the_company != (piece.formation == company_headquarters))  // [BRV-59]
        return reading.fail(
            "A company commander and a commissar belong to formation 0, platoon "
            "leaders to a platoon.");
    Leader leader;
    leader.id = reading.fresh_id();
    leader.label = piece.label;
    leader.rank = rank;
    leader.formation = piece.formation;
    leader.troops = troops_among(piece.traits, team->troops);
    leader.bravado = stat_of(piece, "bravado", starting_bravado(leader.troops));  // [BRV-50]
    leader.team = team->id;
    leader.at = team->at;
    state.leaders.push_back(std::move(leader));
    return true;
}

std::optional<Rank> rank_of(const std::string& kind)
{
    for (const auto& [rank, word] : words_of(Rank{}))
        if (kind == word && rank != Rank::NaturalLeader) return rank;
    return std::nullopt;
}

// Teams first, for leaders go with them; the gun crews' class is a piece without a place.
bool read_pieces(Reading& reading)
{
    for (const ScenarioPiece& piece : reading.scenario.pieces) {
        if (piece.kind == "gun crews") {
            reading.state.gun_troops = troops_among(piece.traits, Troops::Regulars);  // [BRV-11]
            continue;
        }
        const TeamKind* kind = team_kind(piece.kind);
        if (!kind && !rank_of(piece.kind))
            return reading.fail("Bravado knows no piece called \"" + piece.kind + "\".");
        if (piece.side != attack || piece.formation < 0 || piece.formation > 9)
            return reading.fail("\"" + piece.label + "\" is in no formation of the attack's.");
        if (kind && !read_team(reading, piece, *kind)) return false;
    }
    for (const ScenarioPiece& piece : reading.scenario.pieces)
        if (const auto rank = rank_of(piece.kind); rank && !read_leader(reading, piece, *rank))
            return false;
    if (reading.state.teams.empty()) return reading.fail("The attack has no teams.");
    return true;
}

const Zoned* defence_zone(const State& state)
{
    for (const Zoned& zone : state.zones)
        if (zone.name == "defence") return &zone;
    return nullptr;
}

bool read_spots(Reading& reading)
{
    State& state = reading.state;
    const Zoned* zone = defence_zone(state);
    const bool laid_by_hand = lays_cards(state.settings.defence);
    if (laid_by_hand && (!zone || zone->outline.size() < 3))
        return reading.fail("A defence that lays its cards needs a zone called \"defence\".");
    const auto& spots = reading.scenario.spots;
    if (spots.size() < fewest_spots || spots.size() > most_spots)
        return reading.fail("A scenario names from 9 to 15 spots for cards.");
    for (const Spot& spot : spots) {
        if (!state.table.holds(spot.at) || spot.facing == Facing{0, 0})
            return reading.fail("The spot \"" + spot.name +
                                "\" is off the table or faces nowhere.");
        if (laid_by_hand && !holds(zone->outline, spot.at))
            return reading.fail("The spot \"" + spot.name + "\" is outside the defence's zone.");
        state.spots.push_back({spot.at, spot.facing});
    }
    return true;
}

// [BRV-3] [BRV-5a] The cards' ids follow the order in which they are laid, after the shuffle, and
// so tell nothing of their faces. Where a player lays them, this is where he begins.
bool lay_cards(Reading& reading, Dice& dice)
{
    State& state = reading.state;
    const std::vector<Layout> choices = layouts(state.spots);
    if (choices.empty())
        return reading.fail("No six of the spots keep more than two cards from lying together.");
    const std::array<Face, cards_laid> faces = deal(dice);
    const int drawn = dice.roll({"places", {}}, static_cast<int>(choices.size()));
    const Layout& layout = choices[static_cast<std::size_t>(drawn - 1)];
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const CardSpot& spot = state.spots[layout[i]];
        state.cards.push_back({reading.fresh_id(), faces[i], spot.at, spot.facing, false});
    }
    return true;
}

// Each formation of the attack is one seat's, and the defence has a seat if somebody plays it.
bool read_posts(Reading& reading, const Posts& posts)
{
    State& state = reading.state;
    state.posts = posts;
    std::vector<int> left = formations_of(reading.scenario);
    int defenders = 0;
    for (std::size_t i = 0; i < posts.size(); ++i) {
        if (posts[i].side == defence) {
            ++defenders;
            continue;
        }
        Sheet sheet;
        sheet.seat = Seat{static_cast<std::uint8_t>(i)};
        sheet.formations = posts[i].formations.empty() ? left : posts[i].formations;
        std::sort(sheet.formations.begin(), sheet.formations.end());
        for (const int formation : sheet.formations)
            if (std::erase(left, formation) != 1)
                return reading.fail("A formation is commanded by two seats, or is not there.");
        if (sheet.formations.empty()) return reading.fail("A seat commands nothing.");
        state.sheets.push_back(std::move(sheet));
    }
    if (!left.empty()) return reading.fail("A formation is commanded by nobody.");
    if (defenders != (lays_cards(state.settings.defence) ? 1 : 0))
        return reading.fail("The defence has one seat if somebody plays it, else none.");
    const auto platoon = [](const Sheet& sheet) { return sheet.formations.back(); };
    std::sort(state.sheets.begin(), state.sheets.end(),
              [&](const Sheet& a, const Sheet& b) { return platoon(a) < platoon(b); });
    return true;
}

}  // namespace

Result<State, Fault> setup(const Scenario& scenario, const Options& options, const Posts& posts,
                           Dice& dice)
{
    const auto settled = settle(scenario, options);
    if (!settled) return Err{settled.error()};
    Reading reading{scenario};
    reading.state.settings = settled->settings;
    const bool read = read_table(reading) && read_pieces(reading) && read_spots(reading) &&
                      read_posts(reading, posts) && lay_cards(reading, dice);
    if (!read) return Err{Fault{reading.trouble}};
    if (lays_cards(reading.state.settings.defence)) {
        reading.state.cards_sealed = false;
        reading.state.phase = Phase::Deploy;
    }
    return std::move(reading.state);
}

}  // namespace galloper::bravado
