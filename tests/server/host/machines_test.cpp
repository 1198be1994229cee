// When others hear of what the house's own seats do.

#include <gtest/gtest.h>

#include <set>

#include "common/wire/scenario.h"
#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

TEST(MachinesBeat, TheyActBeforeOthersOnceInHalfASecond)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "long", {0, 1, 2});
    Client& spectator = bench.connect();
    spectator.attach(seats.match);
    EXPECT_EQ(spectator.number(), 0u);

    for (std::uint32_t beat = 1; beat <= 4; ++beat) {
        bench.pass(250ms);
        EXPECT_EQ(spectator.number(), beat - 1);
        bench.pass(250ms);
        EXPECT_EQ(spectator.number(), beat);
    }
}

// Nobody waits for an answer to what he has offered, and the machine goes on where it was.
TEST(MachinesBeat, TheHouseAnswersAtOnceMeanwhile)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {1});
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    player.act(1, "pass");  // it is the machine's turn
    const std::uint32_t before = player.number();
    player.act(2, "offer a draw");

    EXPECT_EQ(player.number(), before + 2) << "offered and declined";
    bench.pass(500ms);
    EXPECT_GT(player.number(), before + 2);
}

// The garrison knows its cards and lays some of them otherwise: which, and how many, is a draft.
TEST(MachinesBeat, HowManyCardsItLaysShowsInNoPause)
{
    auto scenarios =
        Catalogue::of_folder(std::string(SOURCE_ROOT) + "/common/rulesets", wire::read_scenario);
    ASSERT_TRUE(static_cast<bool>(scenarios)) << scenarios.error().words;
    Bench bench(std::move(*scenarios), {});
    const auto frame = asking::create_with("company", "defence", "commands", {1});

    std::set<std::size_t> drafts;
    for (int match = 0; match < 8; ++match) {
        const play::v1::Created created = bench.connect().ask(frame).created();
        bench.sit({created.match(), {created.seats(0).token()}});
        Client& spectator = bench.connect();
        spectator.attach(created.match());
        drafts.insert(bench.store.rows_of(created.match()));

        bench.pass(250ms);
        EXPECT_EQ(spectator.number(), 0u);
        bench.pass(250ms);
        EXPECT_EQ(spectator.number(), 1u) << "they lie as they should";
    }

    EXPECT_GT(drafts.size(), 1u) << "or nothing was compared";
}

}  // namespace
}  // namespace galloper
