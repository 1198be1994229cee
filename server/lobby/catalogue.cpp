#include "server/lobby/catalogue.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include "common/dice/dice.h"

namespace galloper {

namespace {

// Whether a scenario can be set up at all must not depend on chance, so any dice do.
class HighestFaces final : public Dice {
public:
    int roll(Purpose, int sides) override { return sides; }
};

}  // namespace

Catalogue::Catalogue(Reader reader, FindRuleset find_ruleset)
    : reader_(std::move(reader)), find_ruleset_(std::move(find_ruleset))
{
}

Result<Catalogue, Fault> Catalogue::of_folder(const std::filesystem::path& folder, Reader reader,
                                              FindRuleset find_ruleset)
{
    Catalogue catalogue(std::move(reader), std::move(find_ruleset));
    std::error_code trouble;
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder, trouble)) {
        if (file.path().extension() != ".txtpb") continue;

        std::ifstream in(file.path(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        if (!in) return Err{Fault{file.path().string() + " cannot be read"}};

        const auto added = catalogue.add(file.path().stem().string(), text.str());
        if (!added) return Err{Fault{file.path().string() + ": " + added.error().words}};
    }
    if (trouble) return Err{Fault{folder.string() + ": " + trouble.message()}};
    return catalogue;
}

Result<bool, Fault> Catalogue::add(std::string name, std::string text)
{
    auto scenario = reader_(name, text);
    if (!scenario) return Err{scenario.error()};

    const auto begins = seats(*scenario, {});
    if (!begins) return Err{begins.error()};
    if (find(name) != nullptr) return Err{Fault{"there are two scenarios of this name"}};

    scenario->name = name;
    const auto place = std::find_if(scenarios_.begin(), scenarios_.end(),
                                    [&](const Entry& entry) { return entry.scenario.name > name; });
    scenarios_.insert(place, Entry{std::move(*scenario), std::move(text)});
    return true;
}

Result<std::vector<ScenarioSeat>, Fault> Catalogue::seats(const Scenario& scenario,
                                                          const Options& chosen) const
{
    const RulesetEntry* ruleset = find_ruleset_(scenario.ruleset);
    if (ruleset == nullptr)
        return Err{Fault{"there is no ruleset called \"" + scenario.ruleset + "\""}};
    const Options options = options_for(scenario, chosen);
    auto seats = ruleset->seats(scenario, options);
    if (!seats) return seats;
    if (seats->empty()) return Err{Fault{"there is no seat for anybody"}};

    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    HighestFaces dice;
    const auto game = ruleset->setup(scenario, options, posts, dice);
    if (!game) return Err{game.error()};
    return seats;
}

const Catalogue::Entry* Catalogue::find(std::string_view name) const
{
    for (const Entry& entry : scenarios_)
        if (entry.scenario.name == name) return &entry;
    return nullptr;
}

const Catalogue::Entry* Catalogue::shortest() const
{
    const auto least = std::min_element(
        scenarios_.begin(), scenarios_.end(),
        [](const Entry& a, const Entry& b) { return a.scenario.minutes < b.scenario.minutes; });
    return least == scenarios_.end() ? nullptr : &*least;
}

Options options_for(const Scenario& scenario, const Options& chosen)
{
    Options options = scenario.options;
    for (const auto& [name, value] : chosen) options[name] = value;
    return options;
}

}  // namespace galloper
