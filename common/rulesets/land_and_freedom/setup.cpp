// From a scenario to the first state. How a scenario is written stands in RULES.md.

#include <algorithm>

#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/muster.h"
#include "common/rulesets/land_and_freedom/options.h"
#include "common/rulesets/land_and_freedom/rules.h"

namespace galloper::land_and_freedom {

namespace {

constexpr Length largest_table{100'000};
constexpr std::uint32_t first_ground = 1'000'000;  // apart from whatever else may be placed later
const std::array<const char*, 11> kinds_of_ground{"road",  "bridge",  "river", "ford",
                                                  "wood",  "village", "hill",  "wall",
                                                  "rough", "trench",  "field"};

bool read_ground(Reading& reading)
{
    State& state = reading.state;
    for (std::size_t i = 0; i < reading.scenario.ground.size(); ++i) {
        const Ground& ground = reading.scenario.ground[i];
        if (ground.outline.size() < 3)
            return reading.fail("\"" + ground.label + "\" has no outline.");
        if (std::find(kinds_of_ground.begin(), kinds_of_ground.end(), ground.kind) ==
            kinds_of_ground.end())
            return reading.fail("Land and Freedom knows no ground called \"" + ground.kind + "\".");
        if (ground.kind == "hill" && ground.height < 1)  // [LAF-43]
            return reading.fail("\"" + ground.label + "\" is a hill without a height.");
        state.ground.push_back({PieceId{first_ground + static_cast<std::uint32_t>(i)}, ground.kind,
                                ground.label, ground.outline, ground.height});
    }
    return true;
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
    if (state.sides.size() != 2) return reading.fail("Land and Freedom has two sides: name both.");
    for (const Zone& zone : scenario.zones) {  // [GEN-22]
        if (zone.outline.size() < 3) return reading.fail("\"" + zone.name + "\" has no outline.");
        for (const Objective& objective : state.objectives)
            if (objective.name == zone.name)
                return reading.fail("Two objectives are called \"" + zone.name + "\".");
        state.objectives.push_back({zone.name, zone.outline, 1, zone.side.number});
    }
    return read_ground(reading);
}

// What a post commands of the headquarters that nobody commands yet, ascending; a post that names
// nothing has all of its side.
std::optional<std::vector<int>> taken_by(const State& state, const Post& post,
                                         std::vector<int>& left)
{
    std::vector<int> taken = post.formations;
    for (const Formation& formation : state.formations)
        if (post.formations.empty() && formation.hq && formation.side == post.side)
            taken.push_back(formation.number);
    std::sort(taken.begin(), taken.end());
    for (const int number : taken) {
        const Formation* formation = state.find_formation(number);
        if (!formation || formation->side != post.side || std::erase(left, number) != 1)
            return std::nullopt;
    }
    return taken;
}

// Each headquarters is one seat's, and what acts by itself goes with whoever commands it.
bool read_posts(Reading& reading, const Posts& posts)
{
    State& state = reading.state;
    state.posts = posts;
    std::vector<int> left;
    for (const Formation& formation : state.formations)
        if (formation.hq) left.push_back(formation.number);
    for (std::size_t i = 0; i < posts.size(); ++i) {
        const auto taken = taken_by(state, posts[i], left);
        if (!taken) return reading.fail("A formation is commanded by two seats, or is not there.");
        if (taken->empty()) return reading.fail("A seat commands nothing.");
        Desk desk;
        desk.seat = Seat{static_cast<std::uint8_t>(i)};
        desk.formations = *taken;
        for (const Formation& formation : state.formations)
            if (!formation.hq && desk.commands(formation.under))
                desk.formations.push_back(formation.number);
        std::sort(desk.formations.begin(), desk.formations.end());
        state.desks.push_back(std::move(desk));
    }
    return left.empty() || reading.fail("A formation is commanded by nobody.");
}

// [LAF-15] Whoever has the highest headquarters of his side is its general.
void name_generals(State& state)
{
    for (const Side side : {nationalists, republicans}) {
        const Formation* highest = nullptr;
        for (const Formation& formation : state.formations)
            if (formation.side == side && (!highest || formation.level < highest->level))
                highest = &formation;
        state.desk_of(highest->number).general = true;
    }
}

// [LAF-3] Whom the scenario would have fight alone; the general may think otherwise.
void propose_independents(State& state, const Scenario& scenario)
{
    for (const ScenarioPiece& piece : scenario.pieces) {
        const auto& traits = piece.traits;
        if (std::find(traits.begin(), traits.end(), "independent") == traits.end()) continue;
        for (const Base& base : state.bases)
            if (base.side == piece.side && base.label == piece.label)
                state.general(piece.side).deal.assigned.push_back({base.id, 0});
    }
}

}  // namespace

Result<State, Fault> lay_out(const Scenario& scenario, const Settings& settings, const Posts& posts,
                             Dice& dice)
{
    Reading reading{scenario};
    reading.state.settings = settings;
    const bool read = read_table(reading) && muster(reading) && read_means(reading, dice) &&
                      read_posts(reading, posts);
    if (!read) return Err{Fault{reading.trouble}};
    name_generals(reading.state);
    propose_independents(reading.state, scenario);
    return std::move(reading.state);
}

Result<State, Fault> setup(const Scenario& scenario, const Options& options, const Posts& posts,
                           Dice& dice)
{
    const auto settled = settle(scenario, options);
    if (!settled) return Err{settled.error()};
    auto laid_out = lay_out(scenario, settled->settings, posts, dice);
    if (!laid_out) return laid_out;
    State& state = *laid_out;
    look_everywhere(state);

    // Nobody is there yet who could hear of it.
    Report unheard;
    Step step{state, unheard, dice, Lie(state.ground)};
    begin_deal(step);
    proceed(step);
    return laid_out;
}

}  // namespace galloper::land_and_freedom
