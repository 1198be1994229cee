#include "common/rulesets/land_and_freedom/seats.h"

#include <algorithm>

namespace galloper::land_and_freedom {

std::optional<Level> commanded_by(const std::string& kind)
{
    if (kind == "army HQ") return Level::Army;
    if (kind == "brigade HQ") return Level::Brigade;
    if (kind == "battalion HQ") return Level::Battalion;
    return std::nullopt;
}

std::vector<Command> commands_of(const Scenario& scenario, Side side)
{
    std::vector<Command> commands;
    for (const ScenarioPiece& piece : scenario.pieces) {
        const auto level = commanded_by(piece.kind);
        if (!level || piece.side != side) continue;
        Command& command = commands.emplace_back();
        command.number = piece.formation;
        command.level = *level;
        command.label = piece.label;
        for (const Stat& stat : piece.stats)
            if (stat.name == "under") command.under = stat.value;
    }
    std::sort(commands.begin(), commands.end(),
              [](const Command& a, const Command& b) { return a.number < b.number; });
    return commands;
}

namespace {

const Command* find(const std::vector<Command>& commands, int number)
{
    for (const Command& command : commands)
        if (command.number == number) return &command;
    return nullptr;
}

// What a side's commanders share out: whole brigades if there are several, else battalions.
std::vector<int> shared_out(const std::vector<Command>& commands)
{
    const auto of = [&](Level level) {
        std::vector<int> numbers;
        for (const Command& command : commands)
            if (command.level == level) numbers.push_back(command.number);
        return numbers;
    };
    const std::vector<int> brigades = of(Level::Brigade);
    return brigades.size() > 1 ? brigades : of(Level::Battalion);
}

// Whose a formation is: that of the one above it which is shared out. What stands above them all
// is the first commander's.
int holder_of(const std::vector<Command>& commands, const Command& command,
              const std::vector<int>& shared, int among)
{
    const auto found = std::find(shared.begin(), shared.end(), command.number);
    if (found != shared.end())
        return static_cast<int>(found - shared.begin()) * among / static_cast<int>(shared.size());
    // What is above is of a higher level, whatever a scenario says: no way leads round in a ring.
    const Command* above = find(commands, command.under);
    return above && above->level < command.level ? holder_of(commands, *above, shared, among) : 0;
}

std::vector<int> share_of(const std::vector<Command>& commands, int which, int among)
{
    const std::vector<int> shared = shared_out(commands);
    std::vector<int> share;
    for (const Command& command : commands)
        if (holder_of(commands, command, shared, among) == which) share.push_back(command.number);
    return share;
}

// The scenario's own name for such a post, or what stands highest in it.
std::string name_for(const Scenario& scenario, const Post& post)
{
    for (const ScenarioSeat& seat : scenario.seats)
        if (seat.post.side == post.side && seat.post.formations == post.formations)
            return seat.name;
    if (post.formations.empty())
        return post.side.number < scenario.sides.size() ? scenario.sides[post.side.number] : "";
    std::string name;
    for (const Command& command : commands_of(scenario, post.side)) {
        const auto holds = [&](int number) {
            return std::binary_search(post.formations.begin(), post.formations.end(), number);
        };
        if (!holds(command.number) || holds(command.under)) continue;
        if (!name.empty()) name += ", ";
        name += command.label;
    }
    return name;
}

}  // namespace

Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario, const Options& options)
{
    const auto settled = settle(scenario, options);
    if (!settled) return Err{settled.error()};
    const int among = settled->commanders;
    const bool alone = among > 1 && settled->settings.fog == Fog::Commander;  // [GEN-19]

    std::vector<ScenarioSeat> all;
    for (const Side side : {nationalists, republicans}) {
        const std::vector<Command> commands = commands_of(scenario, side);
        if (static_cast<int>(shared_out(commands).size()) < among)
            return Err{Fault{"A side has more commanders than brigades or battalions."}};
        for (int i = 0; i < among; ++i) {
            Post post{side, {}, alone ? Sight::Own : Sight::Side};
            if (among > 1) post.formations = share_of(commands, i, among);
            all.push_back({name_for(scenario, post), post});
        }
    }
    return all;
}

}  // namespace galloper::land_and_freedom
