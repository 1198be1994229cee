#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "common/match/match.h"
#include "common/rulesets/rulesets.h"
#include "common/wire/codec.h"
#include "common/wire/scenario.h"
#include "tests/support/random_player.h"
#include "tests/support/seeded_dice.h"

// Pictures and updates as games make them, over the wire.
namespace galloper::wire {

namespace {

Scenario platoon_attack()
{
    std::ifstream in(std::string(SOURCE_ROOT) +
                     "/common/rulesets/bravado/scenarios/platoon-attack.txtpb");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto scenario = read_scenario("platoon-attack", text);
    check(static_cast<bool>(scenario), "the platoon attack can be read");
    return std::move(*scenario);
}

Match match_of(const Scenario& scenario, const Options& options, std::uint64_t seed)
{
    const RulesetEntry* ruleset = find_ruleset(scenario.ruleset);
    const auto seats = ruleset->seats(scenario, options);
    check(static_cast<bool>(seats), "the platoon attack has seats");
    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    SeededDice dice(seed, 0);
    auto game = ruleset->setup(scenario, options, posts, dice);
    check(static_cast<bool>(game), "the platoon attack can be set up");
    return Match(*game, posts, HandleKey{9});
}

// A client for each viewer, who has nothing but bytes.
class Clients {
public:
    explicit Clients(const Match& match)
    {
        for (const Viewer viewer : match.viewers())
            pictures_.push_back(*decode_picture(encode(match.picture(viewer))));
    }

    void hear(const Match::Step& step)
    {
        for (std::size_t i = 0; i < step.tellings.size(); ++i) {
            const Match::Telling& telling = step.tellings[i];
            if (telling.update.empty()) continue;
            const auto numbered = decode_update(encode(telling.number, telling.update));
            ASSERT_TRUE(numbered) << numbered.error().words;
            EXPECT_EQ(numbered->number, telling.number);
            EXPECT_EQ(numbered->update, telling.update);
            fold(pictures_[i], numbered->update.change);
        }
    }

    void compare(const Match& match) const
    {
        for (std::size_t i = 0; i < pictures_.size(); ++i) {
            EXPECT_EQ(pictures_[i], match.picture(match.viewers()[i]));
            EXPECT_EQ(*decode_picture(encode(pictures_[i])), pictures_[i]);
        }
    }

private:
    std::vector<SentPicture> pictures_{};
};

// Takes an offer at random, by way of bytes; false when nobody has one.
std::optional<Match::Step> random_step(const Match& match, Chance& chance, std::uint64_t seed)
{
    for (const Viewer viewer : match.viewers()) {
        if (!viewer.seat()) continue;
        const auto chosen = random_action(match.picture(viewer), chance);
        if (!chosen) continue;
        const auto action = decode_action(encode(*chosen));
        check(action && *action == *chosen, "an action survives the wire");
        SeededDice dice(seed, match.step() + 1);
        auto step = match.prepare(*viewer.seat(), match.number(viewer), *action, dice);
        check(static_cast<bool>(step), "an offer is accepted");
        return std::move(*step);
    }
    return std::nullopt;
}

}  // namespace

TEST(Played, WhatClientsFoldOutOfBytesIsThePicture)
{
    const Scenario scenario = platoon_attack();
    std::uint64_t steps = 0;
    for (const std::string defence : {"auto", "commands"})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Match match = match_of(scenario, {{"defence", defence}}, seed);
            Clients clients(match);
            Chance chance(seed);
            for (int i = 0; i < 150 && !match.ending(); ++i) {
                auto step = random_step(match, chance, seed);
                if (!step) break;
                clients.hear(*step);
                match.take(std::move(*step));
            }
            steps += match.step();
            clients.compare(match);
        }
    EXPECT_GT(steps, 500u);
}

}  // namespace galloper::wire
