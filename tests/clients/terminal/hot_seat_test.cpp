#include "clients/terminal/hot_seat.h"

#include <gtest/gtest.h>

#include <deque>
#include <sstream>

#include "clients/terminal/set_up.h"

namespace galloper::terminal {
namespace {

const std::string scenarios = std::string(SOURCE_ROOT) + "/common/rulesets";
const std::string the_mill = std::string(SOURCE_ROOT) + "/tests/clients/terminal/skirmish.txtpb";
const std::string cleared = "\x1b[H\x1b[2J\x1b[3J";

// What the screen showed in an evening of Bravado at one keyboard, cut where it was cleared. Some
// lines stand for whatever number the offer with these words has: "@Give these orders".
std::vector<std::string> evening(const Options& options, std::deque<std::string> typed)
{
    auto hot_seat = set_up(scenarios, the_mill, options);
    EXPECT_TRUE(hot_seat) << hot_seat.error();
    std::ostringstream screen;
    const auto read = [&]() -> std::optional<std::string> {
        if (typed.empty()) return std::nullopt;
        std::string line = typed.front();
        typed.pop_front();
        if (!line.starts_with("@")) return line;
        const std::string shown = screen.str();
        const auto at = shown.rfind("  " + line.substr(1));
        EXPECT_NE(at, std::string::npos) << line;
        const auto begin = shown.rfind('\n', at) + 1;
        return shown.substr(begin, at - begin).substr(shown.substr(begin).find_first_not_of(' '));
    };
    Console console(read, screen);
    play_hot_seat(console, *hot_seat);

    std::vector<std::string> parts;
    std::string rest = screen.str();
    for (auto at = rest.find(cleared); at != rest.npos; at = rest.find(cleared)) {
        parts.push_back(rest.substr(0, at));
        rest.erase(0, at + cleared.size());
    }
    parts.push_back(rest);
    return parts;
}

bool says(const std::string& shown, const std::string& words)
{
    return shown.find(words) != std::string::npos;
}

TEST(HotSeat, WhoeverIsToDecideHasTheKeyboardAndSeesWhatHisSeatMayKnow)
{
    const auto parts =
        evening({{"defence", "commands"}}, {"", "@The cards lie as they should", "", "", "", "q"});

    ASSERT_GE(parts.size(), 3u);
    const std::string& defence = parts[1];
    const std::string& attack = parts[2];
    EXPECT_TRUE(says(defence, "Defender begins."));
    EXPECT_TRUE(says(defence, "Hold the mill."));
    EXPECT_TRUE(says(defence, " of clubs") || says(defence, " of hearts") ||
                says(defence, " of spades") || says(defence, " of diamonds"));

    EXPECT_TRUE(says(attack, "press Enter when you sit at the keyboard alone."));
    EXPECT_TRUE(says(attack, "Take the mill."));
    EXPECT_TRUE(says(attack, "[face down]"));
    for (const char* const suit : {"clubs", "hearts", "spades", "diamonds"})
        EXPECT_FALSE(says(attack, suit)) << suit;
}

TEST(HotSeat, ATurnIsPlayedFromOrdersToNews)
{
    const auto parts = evening({}, {"", "@Move up to 8 inches - Rifles", ">0,6", "",
                                    "@Give these orders", "", "", "", "", "q"});
    const std::string& shown = parts.back();

    EXPECT_TRUE(says(shown, "(move: Draw the way.)"));
    EXPECT_TRUE(says(shown, "costs 6 of 8 in"));
    EXPECT_TRUE(says(shown, "Take this team's order back - Rifles"));
    EXPECT_TRUE(says(shown, "* All orders are given, and everybody hears them. [BRV-12]"));
    EXPECT_TRUE(says(shown, "throws for its movement. [BRV-15]\n      movement: "));
}

TEST(HotSeat, ARuleIsReadByItsId)
{
    const auto parts = evening({}, {"", "rule BRV-12", "rule BRV-9999", "?", "q"});

    EXPECT_TRUE(says(parts.back(), "BRV-12: "));
    EXPECT_TRUE(says(parts.back(), "There is no rule BRV-9999."));
    EXPECT_TRUE(says(parts.back(), "takes the offer of that number"));
}

TEST(HotSeat, WhatToDoIsSuggestedByItsNumber)
{
    const auto parts = evening({}, {"", "s", "q"});

    EXPECT_TRUE(says(parts.back(), "  Perhaps "));
}

TEST(HotSeat, AMatchEndsWhenItsLastSeatGivesUp)
{
    const auto parts = evening({}, {"", "@Give up", "1", "never read"});

    EXPECT_TRUE(says(parts.back(), "The game is over."));
}

TEST(HotSeat, ItEndsWithItsInput)
{
    EXPECT_EQ(evening({}, {""}).size(), 2u);
    EXPECT_EQ(evening({}, {}).size(), 2u);
}

TEST(SetUp, FindsAScenarioByItsName) { EXPECT_TRUE(set_up(scenarios, "platoon-attack", {})); }

TEST(SetUp, SaysWhatIsWrong)
{
    EXPECT_EQ(set_up(scenarios, "no-such", {}).error(), "There is no scenario no-such.");
    EXPECT_FALSE(set_up(scenarios, the_mill, {{"defence", "by nobody"}}));
    EXPECT_FALSE(set_up(scenarios, the_mill, {{"no such option", "yes"}}));
}

}  // namespace
}  // namespace galloper::terminal
