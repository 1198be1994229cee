#include "tests/wire/bytes.h"

#include <gtest/gtest.h>

#include "tests/laws/complains.h"
#include "tests/laws/outpost.h"

namespace galloper::laws {
namespace {

TEST(BytesLaw, HoldsOnTheToyRuleset)
{
    using R = outpost::Rules;
    BytesTally tally;
    for (const Setting& setting : outpost_settings())
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            ASSERT_EQ(Walk<R>(seed, setting, {bytes_law<R>(resample_outpost, tally)}).play(), "");

    EXPECT_GT(tally.compared, 1'000);
    EXPECT_GT(tally.refusals, 1'000);
    EXPECT_GT(tally.frames, 1'000);
}

// A law that cannot fail is not a law.

template <Ruleset R>
testing::AssertionResult breaks_bytes(const char* words, Sender sender = sent)
{
    BytesTally tally;
    return complains<R>(outpost_settings(), words,
                        [&] { return bytes_law<R>(resample_outpost, tally, sender, 1); });
}

Frames as_large_as_the_truth(const Match& before, const Match::Step& step, std::size_t listener,
                             bool acted)
{
    Frames frames = sent(before, step, listener, acted);
    for (std::string& frame : frames) frame.append(step.game->save().size(), ' ');
    return frames;
}

TEST(BytesLawFault, AFrameAsLargeAsTheTruthIsNoticed)
{
    EXPECT_TRUE(breaks_bytes<outpost::Rules>("other bytes", as_large_as_the_truth));
}

// An empty frame to everybody when the truth has learned something.
Frames a_word_for_nothing(const Match& before, const Match::Step& step, std::size_t listener,
                          bool acted)
{
    Frames frames = sent(before, step, listener, acted);
    if (frames.empty() && step.game->save().size() % 2 == 0) frames.emplace_back();
    return frames;
}

TEST(BytesLawFault, AMessageTooManyIsNoticed)
{
    EXPECT_TRUE(breaks_bytes<outpost::Rules>("more messages", a_word_for_nothing));
}

// A label that counts what is hidden.
struct CountsAloud : outpost::Rules {
    static Known known_to(const State& truth, Viewer viewer)
    {
        Known known = outpost::known_to(truth, viewer);
        known.last_turn += truth.rounds;
        return known;
    }
};

TEST(BytesLawFault, APictureThatCountsTheHiddenIsNoticed)
{
    EXPECT_TRUE(breaks_bytes<CountsAloud>("another picture"));
}

struct ForecastsTheTruth : outpost::Rules {
    static Known known_to(const State& truth, Viewer viewer)
    {
        Known known = outpost::known_to(truth, viewer);
        hidden = truth.rounds;
        return known;
    }
    static Forecast forecast(const Known& known, Seat acting, const Action& action)
    {
        Forecast forecast = outpost::Rules::forecast(known, acting, action);
        forecast.notes.push_back(std::string(static_cast<std::size_t>(hidden), 'x'));
        return forecast;
    }
    static inline int hidden = 0;
};

TEST(BytesLawFault, AForecastThatIsLongerInOneTruthIsNoticed)
{
    EXPECT_TRUE(breaks_bytes<ForecastsTheTruth>("another forecast"));
}

}  // namespace
}  // namespace galloper::laws
