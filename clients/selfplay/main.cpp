// galloper-selfplay: lets machines play a scenario many times, in process, and says what it came
// to. Its lines are the figures of the scenario's card.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "clients/selfplay/filed_match.h"
#include "common/rulesets/rulesets.h"
#include "common/selfplay/whole_match.h"
#include "common/wire/scenario.h"

namespace galloper {
namespace {

constexpr int most_steps = 5'000;

struct Wish {
    std::string file{};
    int matches = 100;
    std::uint64_t first_seed = 1;
    Options options{};
    std::string keep{};  // a folder, or empty
};

int usage()
{
    std::fprintf(stderr,
                 "galloper-selfplay FILE.txtpb [--matches N] [--seed N] [--option NAME=VALUE]... "
                 "[--keep FOLDER]\n"
                 "Plays the scenario N times, machines in all seats, and prints what it came to.\n"
                 "With --keep each match is written there as a match file.\n");
    return 2;
}

std::optional<Wish> wish_of(int count, char** words)
{
    Wish wish;
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const std::string value = i + 1 < count ? words[i + 1] : "";
        if (word == "--matches") {
            wish.matches = std::atoi(value.c_str());
        } else if (word == "--seed") {
            wish.first_seed = static_cast<std::uint64_t>(std::atoll(value.c_str()));
        } else if (word == "--keep") {
            wish.keep = value;
        } else if (word == "--option" && value.find('=') != value.npos) {
            wish.options[value.substr(0, value.find('='))] = value.substr(value.find('=') + 1);
        } else if (wish.file.empty() && word[0] != '-') {
            wish.file = word;
            continue;
        } else {
            return std::nullopt;
        }
        ++i;
    }
    if (wish.file.empty() || wish.matches < 1) return std::nullopt;
    return wish;
}

Key key_of(std::uint64_t seed) { return hash_of(Parts("selfplay").add(seed).bytes()); }

template <class T>
T must(Result<T, Fault> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", result.error().words.c_str());
        std::exit(1);
    }
    return std::move(*result);
}

std::string text_in(const std::string& file)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string name_of(const std::string& file)
{
    const std::string name = file.substr(file.find_last_of('/') + 1);
    return name.substr(0, name.find('.'));
}

void keep(const Wish& wish)
{
    for (int i = 0; i < wish.matches; ++i) {
        const std::uint64_t seed = wish.first_seed + static_cast<std::uint64_t>(i);
        const std::string name = name_of(wish.file);
        const archive::MatchFile match =
            must(filed_match({name, text_in(wish.file), wish.options, seed, most_steps}));
        const std::string packed = archive::pack(match);
        std::ofstream out(wish.keep + "/" + name + "-" + std::to_string(seed) + ".galloper",
                          std::ios::binary);
        out << packed << std::flush;
        std::cout << name << " " << seed << ": " << match.rows.size() - 1 << " steps, "
                  << packed.size() << " bytes" << (out ? "" : ", which could not be written")
                  << '\n';
    }
}

int median(std::vector<int> values)
{
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// Hundredths as a decimal fraction: figures of many games need no floating point either.
std::string per(std::int64_t what, std::int64_t of)
{
    if (of == 0) return "-";
    const std::int64_t hundredths = (what * 100 + of / 2) / of;
    std::string text = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (text.size() < 2 ? ".0" : ".") + text;
}

struct Figures {
    std::vector<int> turns{}, steps{}, hand_overs{}, runs{};
    std::map<Side, std::vector<int>> scores{};
    std::map<Side, std::int64_t> answers{}, open_answers{}, wins{};
    std::int64_t all_turns = 0;
    std::map<std::string, int> endings{};
    int unfinished = 0;

    void add(const WholeMatch& match)
    {
        if (!match.over) ++unfinished;
        turns.push_back(match.turns);
        steps.push_back(match.steps);
        hand_overs.push_back(match.hand_overs);
        runs.push_back(match.longest_run);
        all_turns += std::max(match.turns, 1);
        for (const auto& [side, count] : match.answers) answers[side] += count;
        for (const auto& [side, count] : match.open_answers) open_answers[side] += count;
        if (!match.ending) return;
        ++endings[match.ending->words];
        if (match.ending->winner) ++wins[*match.ending->winner];
        for (std::size_t i = 0; i < match.ending->scores.size(); ++i)
            scores[Side{static_cast<std::uint8_t>(i)}].push_back(match.ending->scores[i]);
    }
};

void print(const Figures& figures, const Scenario& scenario)
{
    const auto matches = static_cast<std::int64_t>(figures.steps.size());
    std::cout << scenario.title << ": " << matches << " matches by machines\n"
              << "median turns: " << median(figures.turns) << '\n'
              << "median answers a match: " << median(figures.steps) << '\n'
              << "median hand-overs: " << median(figures.hand_overs) << '\n'
              << "longest run of answers by one side (a sheet of orders as one): median "
              << median(figures.runs) << ", at most "
              << *std::max_element(figures.runs.begin(), figures.runs.end()) << '\n';
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
        const Side side{static_cast<std::uint8_t>(i)};
        const auto of = [side](const auto& map) {
            const auto found = map.find(side);
            return found == map.end() ? 0 : found->second;
        };
        std::cout << scenario.sides[i] << ": " << per(of(figures.answers), figures.all_turns)
                  << " answers a turn (a sheet of orders as one: "
                  << per(of(figures.open_answers), figures.all_turns) << "), "
                  << per(of(figures.wins) * 100, matches) << " % won, median score ";
        const auto scores = figures.scores.find(side);
        std::cout << (scores == figures.scores.end() ? "-" : std::to_string(median(scores->second)))
                  << '\n';
    }
    for (const auto& [words, count] : figures.endings) std::cout << count << " x " << words << '\n';
    if (figures.unfinished > 0) std::cout << figures.unfinished << " did not end\n";
}

int run(const Wish& wish)
{
    const Scenario scenario = must(wire::read_scenario(name_of(wish.file), text_in(wish.file)));
    const RulesetEntry* ruleset = find_ruleset(scenario.ruleset);
    if (!ruleset) return std::fprintf(stderr, "there is no such ruleset\n"), 1;
    Posts posts;
    for (const ScenarioSeat& seat : must(ruleset->seats(scenario, wish.options)))
        posts.push_back(seat.post);

    if (!wish.keep.empty()) return keep(wish), 0;
    Figures figures;
    for (int i = 0; i < wish.matches; ++i) {
        const std::uint64_t seed = wish.first_seed + static_cast<std::uint64_t>(i);
        KeyedDice dice(key_of(seed), 0);
        auto game = must(ruleset->setup(scenario, wish.options, posts, dice));
        figures.add(BotMatch(std::move(game), posts, key_of(seed), seed).play(most_steps));
    }
    print(figures, scenario);
    return figures.unfinished == 0 ? 0 : 1;
}

}  // namespace
}  // namespace galloper

int main(int count, char** words)
{
    const auto wish = galloper::wish_of(count, words);
    return wish ? galloper::run(*wish) : galloper::usage();
}
