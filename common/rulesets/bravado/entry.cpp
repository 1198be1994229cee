#include "common/rulesets/bravado/entry.h"

#include <optional>

#include "common/rulesets/bravado/options.h"
#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/seats.h"

namespace galloper::bravado {

namespace {

// RULES.md as it stands in this folder.
constexpr unsigned char rules_page[] = {
#include "rules_pages/bravado.inc"
};

std::string_view page() { return {reinterpret_cast<const char*>(rules_page), sizeof rules_page}; }

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

bool is_rule_id(std::string_view text)
{
    return text.substr(0, 4) == "BRV-" || text.substr(0, 4) == "GEN-";
}

// "| BRV-21 | words | where |": the id, and the words as far as the next bar.
std::optional<RuleText> rule_in(std::string_view line)
{
    if (line.empty() || line.front() != '|') return std::nullopt;
    const std::size_t id_end = line.find('|', 1);
    if (id_end == std::string_view::npos) return std::nullopt;
    const std::size_t words_end = line.find('|', id_end + 1);
    if (words_end == std::string_view::npos) return std::nullopt;
    const std::string_view id = trimmed(line.substr(1, id_end - 1));
    if (!is_rule_id(id)) return std::nullopt;
    const std::string_view words = trimmed(line.substr(id_end + 1, words_end - id_end - 1));
    return RuleText{std::string(id), std::string(words)};
}

// "## Moving" heads the rules that follow it, as a text without an id.
std::vector<RuleText> rule_texts()
{
    constexpr std::string_view head = "## ";
    std::vector<RuleText> rules;
    std::string_view rest = page();
    std::string_view title;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        if (line.substr(0, head.size()) == head) title = line.substr(head.size());
        if (auto rule = rule_in(line)) {
            if (!title.empty()) rules.push_back({{}, std::string(title)});
            title = {};
            rules.push_back(std::move(*rule));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return rules;
}

Result<std::shared_ptr<const Game>, Fault> set_up_game(const Scenario& scenario,
                                                       const Options& options, const Posts& posts,
                                                       Dice& dice)
{
    auto state = setup(scenario, options, posts, dice);
    if (!state) return Err{state.error()};
    return std::shared_ptr<const Game>(std::make_shared<GameOf<Rules>>(std::move(*state)));
}

Result<std::shared_ptr<const Game>, Unreadable> load_game(std::string_view text)
{
    auto state = Rules::load(text);
    if (!state) return Err{state.error()};
    return std::shared_ptr<const Game>(std::make_shared<GameOf<Rules>>(std::move(*state)));
}

}  // namespace

const RulesetInfo& info()
{
    static const RulesetInfo about{"bravado",     "Bravado",     1,
                                   option_list(), preset_list(), rule_texts()};
    return about;
}

RulesetEntry entry() { return {"bravado", info, seats, set_up_game, load_game}; }

}  // namespace galloper::bravado
