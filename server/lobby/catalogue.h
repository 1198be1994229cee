#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "common/game/ruleset.h"
#include "common/game/scenario.h"
#include "common/rulesets/rulesets.h"

namespace galloper {

// What there is to play: the scenarios as they were read at the start. A match keeps the text that
// it was made from, so a file that changes later changes no match.
class Catalogue {
public:
    struct Entry {
        Scenario scenario{};
        std::string text{};  // of its file
    };

    // Turns a scenario's text into a scenario of this name.
    using Reader =
        std::function<Result<Scenario, Fault>(std::string_view name, std::string_view text)>;
    using FindRuleset = std::function<const RulesetEntry*(std::string_view name)>;

    explicit Catalogue(Reader reader, FindRuleset find_ruleset = galloper::find_ruleset);

    // All *.txtpb files below a folder. The fault names the file and says what is wrong with it.
    static Result<Catalogue, Fault> of_folder(const std::filesystem::path& folder, Reader reader,
                                              FindRuleset find_ruleset = galloper::find_ruleset);

    // A fault if it cannot be read, or no match of it could begin.
    Result<bool, Fault> add(std::string name, std::string text);

    const std::vector<Entry>& scenarios() const { return scenarios_; }  // ascending by name
    const Entry* find(std::string_view name) const;
    const Entry* shortest() const;  // null where there are none at all

    // For the text that a match was made from.
    Result<Scenario, Fault> read(std::string_view name, std::string_view text) const
    {
        return reader_(name, text);
    }
    // The seats of a match of this scenario under these options: the scenario's own, and over them
    // what was chosen. A fault if no match of it could begin so.
    Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario,
                                                   const Options& chosen) const;

    const RulesetEntry* ruleset(std::string_view name) const { return find_ruleset_(name); }

private:
    Reader reader_;
    FindRuleset find_ruleset_;
    std::vector<Entry> scenarios_{};
};

// What is played under: the scenario's own options, and over them what was chosen.
Options options_for(const Scenario& scenario, const Options& chosen);

}  // namespace galloper
