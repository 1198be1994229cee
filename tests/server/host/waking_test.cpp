// Matches sleep, wake, are killed in the middle of a move, and go on from where they were.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

// Turns cards until one of 4 or more asks its player whether to press on. Gives back whose turn it
// is then. With 60 cards the odds that none asks are 1 in 2 to the 60th.
std::size_t until_asked(Bench& bench, const Bench::Seats& seats, std::vector<Client*>& players,
                        std::vector<std::uint32_t>& commands)
{
    players.clear();
    for (const std::string& token : seats.tokens) {
        players.push_back(&bench.connect());
        players.back()->attach(seats.match, token);
    }
    commands.assign(players.size(), 0);
    for (int i = 0; i < 60; ++i) {
        const std::size_t turn = players[0]->picture().awaited.front().number;
        EXPECT_FALSE(players[turn]->act(++commands[turn], "turn").has_refused());
        if (players[turn]->offer("press on") != nullptr) return turn;
    }
    ADD_FAILURE() << "no card asked anything";
    return 0;
}

TEST(Waking, AKillInTheMiddleOfAMoveLeavesTheSameStepAndTheSameOffers)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    std::vector<Client*> players;
    std::vector<std::uint32_t> commands;
    const std::size_t turn = until_asked(bench, seats, players, commands);
    const SentPicture before = players[turn]->picture();
    const std::uint32_t number = players[turn]->number();

    bench.kill_and_start();
    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[turn]);

    EXPECT_EQ(back.picture(), before);
    EXPECT_EQ(back.number(), number);
    EXPECT_FALSE(back.act(commands[turn] + 1, "press on").has_refused());
}

TEST(Waking, ASleepingMatchWakesAsItWas)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    std::vector<Client*> players;
    std::vector<std::uint32_t> commands;
    const std::size_t turn = until_asked(bench, seats, players, commands);
    const SentPicture before = players[turn]->picture();
    EXPECT_EQ(bench.host->figures().awake, 1u);

    bench.pass(61s);
    EXPECT_EQ(bench.host->figures().awake, 0u);
    EXPECT_FALSE(players[turn]->act(++commands[turn], "stop").has_refused());
    EXPECT_EQ(bench.host->figures().awake, 1u);

    const std::size_t next = (turn + 1) % players.size();
    EXPECT_TRUE(players[next]->offer("turn") != nullptr) << "those who stayed are told as before";
    EXPECT_NE(players[turn]->picture(), before);
}

TEST(Waking, AMatchIsNotKeptAwakeByThoseWhoOnlyWatch)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& spectator = bench.connect();
    spectator.attach(seats.match);

    bench.pass(61s);

    EXPECT_EQ(bench.host->figures().awake, 0u);
}

TEST(Waking, ACommandNumberIsRememberedThroughSleepAndKill)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    const play::v1::Acted first = player.act(1, "pass");
    bench.pass(61s);  // the checkpoint holds it now

    bench.kill_and_start();
    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[0]);

    EXPECT_EQ(back.act(1, "pass").SerializeAsString(), first.SerializeAsString());
    EXPECT_EQ(bench.store.rows_of(seats.match), 2u);
}

TEST(Waking, ACheckpointIsWrittenAtTheSetUpAndEveryFiftySteps)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    EXPECT_EQ(bench.store.checkpoints_of(seats.match), 1u);

    for (std::uint32_t command = 1; command <= 50; ++command) {
        if (command % 10 == 0) bench.pass(1s);
        EXPECT_FALSE(player.act(command, "write").has_refused());
        EXPECT_EQ(bench.store.checkpoints_of(seats.match), command < 50 ? 1u : 2u);
    }
}

TEST(Waking, AMatchWhoseStepsComeOutOtherwiseIsParked)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    player.act(1, "turn");
    bench.store.damage(seats.match);

    bench.kill_and_start();
    Client& back = bench.connect();

    EXPECT_EQ(back.attach(seats.match, seats.tokens[0]).refused().reason(),
              play::v1::REASON_PARKED);
    EXPECT_EQ(bench.host->figures().parked, 1u);
}

TEST(Waking, AKillBetweenTheLastSittingDownAndTheSetUpIsMadeGood)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "short");
    bench.store.fails_rows = true;
    bench.sit(seats);
    ASSERT_EQ(bench.store.rows_of(seats.match), 0u) << "it is not set up yet";

    bench.store.fails_rows = false;
    bench.kill_and_start();
    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[0]);

    EXPECT_NE(back.offer("turn"), nullptr);
}

TEST(Waking, AStopFinishesTheStepInHandAndWritesACheckpoint)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    bench.store.holds = true;
    const std::uint32_t in_hand = player.post_act(1, "turn");
    const std::uint32_t waiting = player.post_act(2, "pass");
    bench.run();
    bool stopped = false;

    bench.host->stop([&] { stopped = true; });
    bench.run();
    EXPECT_FALSE(stopped);
    EXPECT_EQ(player.answer_to(waiting).refused().reason(), play::v1::REASON_TRY_AGAIN);

    bench.store.release();
    bench.run();
    EXPECT_TRUE(stopped);
    EXPECT_TRUE(player.answer_to(in_hand).has_acted());
    EXPECT_EQ(player.closed(), Close::Stopping);
    EXPECT_EQ(bench.store.checkpoints_of(seats.match), 2u);
}

TEST(Waking, WhenACommitMayBeLostNobodyIsAnsweredAnyMore)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    bench.store.holds = true;
    player.post_act(1, "turn");
    bench.run();
    const std::size_t before = player.frames().size();

    bench.host->store_lost();

    EXPECT_EQ(player.closed(), Close::TryLater);
    EXPECT_EQ(player.frames().size(), before);
}

}  // namespace
}  // namespace galloper
