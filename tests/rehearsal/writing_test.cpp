// What was played is written as a file that plays it again.

#include "common/rehearsal/writing.h"

#include <gtest/gtest.h>

#include <map>

#include "common/bot/brain.h"
#include "common/dice/keyed_dice.h"
#include "tests/rehearsal/files.h"

namespace galloper::rehearsal {
namespace {

// A whole game by machines in all seats, behind a file that is written by hand.
std::string played(const std::string& head, std::uint8_t seed)
{
    std::map<Seat, Brain> brains;
    PlayOn playing;
    playing.choose = [&](Seat seat, const Match& match) {
        Brain& brain = brains.try_emplace(seat, seed * 10u + seat.number, 8).first->second;
        return brain.choose(match.picture(seat),
                            [&](const SentAction& action) -> std::optional<Forecast> {
                                auto forecast = match.forecast(seat, action);
                                if (!forecast) return std::nullopt;
                                return std::move(*forecast);
                            });
    };
    playing.dice = [&](std::uint64_t step) { return std::make_unique<KeyedDice>(Key{seed}, step); };
    const auto steps = play_on("played", head, find_scenario, playing);
    EXPECT_TRUE(steps) << steps.error();
    return head + *steps;
}

void plays_again(const std::string& text)
{
    const Rehearsed again = rehearse("again", text, find_scenario);
    EXPECT_EQ(again.faults, "");
    EXPECT_NE(transcript(again)->find("the end:"), std::string::npos);
}

TEST(Writing, AnAttackIsPlayedAgain)
{
    for (const char* defence : {"commands", "aims"}) {
        const std::string head = R"(scenario: "patrol"
option { name: "defence" value: ")" +
                                 std::string(defence) +
                                 "\" }\noption { name: \"reactions\" value: \"live\" }\n";
        plays_again(played(head, 1));
        plays_again(played(head, 2));
    }
}

// Under fog bases come and go, and others are called the same.
TEST(Writing, AMorningIsPlayedAgain)
{
    for (const char* fog : {"none", "commander"})
        plays_again(played("scenario: \"villanueva\"\noption { name: \"fog\" value: \"" +
                               std::string(fog) + "\" }\n",
                           3));
}

// A file that has steps already is played on from its end.
TEST(Writing, WhatStandsThereIsPlayedFirst)
{
    const std::string head = R"(scenario: "villanueva"
step { seat: "0" verb: "seal deal" }
)";
    const std::string whole = played(head, 4);

    EXPECT_TRUE(whole.starts_with(head + "step {\n  seat: \"Battalion commander\""));
    plays_again(whole);
}

TEST(Writing, AFileAtFaultIsNotPlayedOn)
{
    const auto steps = play_on(
        "file", "scenario: \"nowhere\"", find_scenario,
        PlayOn{
            .choose = [](Seat, const Match&) { return std::nullopt; },
            .dice = [](std::uint64_t step) { return std::make_unique<KeyedDice>(Key{}, step); }});
    ASSERT_FALSE(steps);
    EXPECT_EQ(steps.error(), "file, line 1: scenario is \"nowhere\": there is no such scenario");
}

}  // namespace
}  // namespace galloper::rehearsal
