// Whole matches between brains.

#include "common/selfplay/whole_match.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/laws/bravado.h"
#include "tests/support/outpost/rules.h"

namespace galloper {
namespace {

// How many matches: GALLOPER_BOT_GAMES, for a long run, or this many.
int games(int usual)
{
    const char* wish = std::getenv("GALLOPER_BOT_GAMES");
    return wish ? std::atoi(wish) : usual;
}

Key key_of(std::uint64_t seed) { return hash_of(Parts("bots").add(seed).bytes()); }

template <Ruleset R>
WholeMatch play(const laws::Setting& setting, std::uint64_t seed)
{
    KeyedDice dice(key_of(seed), 0);
    auto state = R::setup(setting.scenario, setting.options, setting.posts, dice);
    check(static_cast<bool>(state), "a table that cannot be set up");
    auto game = std::make_shared<GameOf<R>>(std::move(*state));
    return BotMatch(std::move(game), setting.posts, key_of(seed), seed).play(1'500);
}

TEST(BotGames, OfBravadoComeToTheirEnd)
{
    std::set<std::string> verbs;
    for (int i = 0; i < games(50); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto& settings =
            i % 2 == 0 ? laws::bravado_with_one_seat() : laws::bravado_with_two_seats();
        const WholeMatch match = play<bravado::Rules>(settings[seed / 2 % settings.size()], seed);
        ASSERT_TRUE(match.over) << "seed " << seed << " after " << match.steps << " steps";
        verbs.insert(match.verbs.begin(), match.verbs.end());
    }
    // With purpose: they do not merely let their turns go by.
    EXPECT_TRUE(verbs.contains("move"));
    EXPECT_TRUE(verbs.contains("seal"));
}

TEST(BotGames, OfOutpostComeToTheirEnd)
{
    const laws::Setting setting{"outpost", {}, {}, outpost::posts(2, 1)};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        ASSERT_TRUE(play<outpost::Rules>(setting, seed).over) << "seed " << seed;
}

TEST(BotGames, TheSameSeedPlaysTheSameMatch)
{
    const laws::Setting& setting = laws::bravado_with_one_seat().front();
    const WholeMatch a = play<bravado::Rules>(setting, 3), b = play<bravado::Rules>(setting, 3);
    EXPECT_EQ(a.steps, b.steps);
    EXPECT_EQ(a.ending, b.ending);
}

}  // namespace
}  // namespace galloper
