// A match wakes under another build of its rules.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"
#include "tests/server/host/toy.h"

namespace galloper {
namespace {

// Each test leaves the toy as it found it.
struct Renewing : testing::Test {
    ~Renewing() override { toy::set_build({}); }

    void start_as(const toy::Build& build)
    {
        toy::set_build(build);
        bench.kill_and_start();
    }

    Client& attacker(std::uint32_t have = 0)
    {
        Client& client = bench.connect();
        client.attach(seats.match, seats.tokens[0], have, have == 0);
        return client;
    }

    Bench bench{};
    Bench::Seats seats = bench.begun("short");
};

// The step was stored after the last checkpoint, so this build has to come to the same state.
TEST_F(Renewing, UnderAnotherBuildThatReadsItAMatchGoesOnAndTellsWhatHasChanged)
{
    Client& before = attacker();
    before.act(1, "pass");
    const std::uint32_t number = before.number();
    const SentPicture seen = before.picture();

    start_as({.version = 2, .card = "a playing card"});
    Client& newcomer = attacker();
    EXPECT_EQ(newcomer.number(), number + 1);
    EXPECT_EQ(newcomer.picture().pieces[0].label, "a playing card");

    Client& resumed = bench.connect();
    SentPicture folded = seen;
    resumed.attach(seats.match, seats.tokens[0], number, false);
    for (const play::v1::ServerFrame& frame : resumed.frames())
        if (frame.body_case() == play::v1::ServerFrame::kTold)
            fold(folded, wire::decode_update(frame.told())->update.change);
    EXPECT_EQ(folded, newcomer.picture());

    Client& keeper = bench.connect();
    keeper.attach(seats.match, seats.tokens[1]);
    EXPECT_FALSE(keeper.act(1, "turn").has_refused());
}

TEST_F(Renewing, AMatchIsRenewedOnceForABuild)
{
    start_as({.version = 2, .card = "a playing card"});
    attacker();
    EXPECT_EQ(bench.store.rows_of(seats.match), 2u) << "the set-up and the renewal";
    bench.kill_and_start();
    attacker();
    EXPECT_EQ(bench.store.rows_of(seats.match), 2u);
}

// Killed between the renewal and the checkpoint that comes after it.
TEST_F(Renewing, ARenewalIsPlayedOverAgainAsItWasTold)
{
    bench.store.fails_checkpoints = true;
    start_as({.version = 2, .card = "a playing card"});
    Client& first = attacker();
    first.act(1, "pass");
    const std::uint32_t number = first.number();

    bench.kill_and_start();
    EXPECT_EQ(attacker().number(), number);
    EXPECT_EQ(bench.store.rows_of(seats.match), 3u);
    EXPECT_EQ(bench.host->figures().parked, 0u);
}

TEST_F(Renewing, ABuildThatChangesNoPictureAddsNoStep)
{
    start_as({.version = 2});
    EXPECT_NE(attacker().offer("turn"), nullptr);
    EXPECT_EQ(bench.store.rows_of(seats.match), 1u);
}

TEST_F(Renewing, UnderRulesThatCannotReadItAMatchWaitsForItsOwn)
{
    start_as({.version = 2, .reads_states = false});
    EXPECT_EQ(bench.connect().attach(seats.match, seats.tokens[0]).refused().reason(),
              play::v1::REASON_PARKED);

    start_as({});
    EXPECT_FALSE(attacker().act(1, "turn").has_refused());
}

}  // namespace
}  // namespace galloper
