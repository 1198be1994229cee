// The house around the matches: who may ask what, how matches come about, clocks, its own seats.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

TEST(Asking, HelloComesFirst)
{
    Bench bench;
    Client& client = bench.connect_silently();
    const auto frame = asking::list_games();

    EXPECT_EQ(client.ask(frame).refused().reason(), play::v1::REASON_HELLO_FIRST);
    EXPECT_TRUE(client.hello().has_welcome());
    EXPECT_TRUE(client.ask(frame).has_games());
}

TEST(Asking, AnotherProtocolIsToldToReload)
{
    Bench bench;
    Client& client = bench.connect_silently();

    EXPECT_EQ(client.ask(asking::hello(2)).refused().reason(), play::v1::REASON_RELOAD);
    EXPECT_EQ(client.closed(), Close::Reload);
}

TEST(Asking, WhoSaysNothingForTenSecondsIsSentAway)
{
    Bench bench;
    Client& silent = bench.connect_silently();
    Client& client = bench.connect();

    bench.pass(9s);
    EXPECT_FALSE(silent.closed());
    bench.pass(1s);
    EXPECT_EQ(silent.closed(), Close::Broken);
    EXPECT_FALSE(client.closed());
}

TEST(Asking, WhatIsNoFrameIsRefusedAndEndsTheConnection)
{
    Bench bench;
    Client& client = bench.connect();

    bench.host->bad_frame(client);

    EXPECT_EQ(client.frames().back().refused().reason(), play::v1::REASON_BAD_FRAME);
    EXPECT_EQ(client.closed(), Close::Broken);
}

TEST(Asking, ARequestThatThisServerDoesNotKnowIsRefused)
{
    Bench bench;
    EXPECT_EQ(bench.connect().ask({}).refused().reason(), play::v1::REASON_BAD_FRAME);
}

TEST(Asking, GamesAndRulesAreThereToRead)
{
    Bench bench;
    Client& client = bench.connect();
    const play::v1::Games listed = client.ask(asking::list_games()).games();

    EXPECT_EQ(listed.scenarios(0).name(), "alone");
    EXPECT_EQ(listed.scenarios(1).name(), "long");
    EXPECT_EQ(listed.scenarios(2).name(), "short");
    EXPECT_EQ(listed.rulesets(0).options(0).values(0).value(), "none");
    EXPECT_EQ(client.ask(asking::read_rules("toy")).rules().rules(0).id(), "TOY-1");
    EXPECT_EQ(client.ask(asking::read_rules("chess")).refused().reason(), play::v1::REASON_UNKNOWN);
}

TEST(Creating, EverySeatHasATokenOfItsOwnAndTheHousesHaveNone)
{
    Bench bench;
    const play::v1::Created created = bench.connect().ask(asking::create("long", {1})).created();

    EXPECT_EQ(created.match().size(), 16u);
    EXPECT_EQ(created.commitment().size(), 32u);
    ASSERT_EQ(created.seats_size(), 2);
    EXPECT_EQ(created.seats(0).post(), "Attacker 1");
    EXPECT_EQ(created.seats(1).seat(), 2u);
    EXPECT_EQ(created.seats(0).token().size(), 16u);
    EXPECT_NE(created.seats(0).token(), created.seats(1).token());
}

TEST(Creating, WhatCannotBePlayedIsRefusedInWords)
{
    Bench bench;
    Client& client = bench.connect();
    const auto unknown = asking::create("Waterloo");
    const auto option = asking::create_with("short", "fog", "thick");
    const auto seat = asking::create("short", {2});

    EXPECT_EQ(client.ask(unknown).refused().reason(), play::v1::REASON_UNKNOWN);
    EXPECT_EQ(client.ask(option).refused().words(), "There is no option \"fog\" with that value.");
    EXPECT_EQ(client.ask(seat).refused().reason(), play::v1::REASON_UNKNOWN);
}

TEST(Creating, PlayNowTakesTheShortestAndOneIsSeatedAlready)
{
    Bench bench;
    Client& client = bench.connect();

    const play::v1::Created created = client.ask(asking::play_now()).created();
    ASSERT_EQ(created.seats_size(), 1);
    const auto attached = client.attach(created.match(), created.seats(0).token()).attached();

    EXPECT_EQ(attached.match().scenario(), "short");
    EXPECT_TRUE(attached.match().your_turn());
    EXPECT_TRUE(attached.match().seats(1).machine());
    EXPECT_NE(client.offer("turn"), nullptr);
}

TEST(SittingDown, ASeatIsTakenOnceAndASecondTryOfTheSamePersonIsAnsweredAlike)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "short");
    Client& client = bench.connect();
    auto frame = asking::sit_down(seats.match, seats.tokens[0], "  Ana  ");

    EXPECT_TRUE(client.ask(frame).has_sat_down());
    EXPECT_TRUE(client.ask(frame).has_sat_down());
    frame.mutable_sit_down()->set_entropy(std::string(16, 'b'));
    EXPECT_EQ(client.ask(frame).refused().reason(), play::v1::REASON_TAKEN);

    EXPECT_EQ(client.ask(asking::describe(seats.match)).match().seats(0).name(), "Ana");
}

TEST(SittingDown, NamesAndEntropyKeepTheirLimits)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "short");
    Client& client = bench.connect();
    const auto sits = [&](const std::string& name, std::size_t entropy) {
        return client
            .ask(asking::sit_down(seats.match, seats.tokens[0], name, std::string(entropy, 'a')))
            .refused()
            .reason();
    };

    EXPECT_EQ(sits("", 16), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("   ", 16), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits(std::string(41, 'a'), 16), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("An\na", 16), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("An\xe2\x80\xae"
                   "a",
                   16),
              play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("Ana", 15), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("Ana", 65), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(sits("\xc3\x81na M\xc3\xbcller", 64), play::v1::REASON_UNSPECIFIED);
}

TEST(SittingDown, WhatWasNotStoredLeavesTheSeatFree)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "short");
    Client& client = bench.connect();
    const auto frame = asking::sit_down(seats.match, seats.tokens[0], "Ana");
    bench.store.fails = true;

    EXPECT_EQ(client.ask(frame).refused().reason(), play::v1::REASON_TRY_AGAIN);
    bench.store.fails = false;
    EXPECT_TRUE(client.ask(frame).has_sat_down());
}

TEST(Machines, TheHousePlaysItsSeatsThroughTheSameDoor)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {1});
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);

    std::uint32_t command = 0;
    for (int i = 0; i < 20 && !player.picture().ending; ++i) {
        ASSERT_FALSE(player.picture().offers.empty());
        EXPECT_FALSE(player.act(++command, "pass").has_refused());
        bench.pass(1s);
    }

    EXPECT_TRUE(player.picture().ending);
}

TEST(Machines, AMatchOfTheHouseAloneIsPlayedToItsEnd)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "long", {0, 1, 2});
    bench.pass(3min);

    Client& spectator = bench.connect();
    const auto attached = spectator.attach(seats.match).attached();

    EXPECT_EQ(attached.match().stage(), play::v1::STAGE_OVER);
    EXPECT_TRUE(spectator.picture().ending);
}

// Two attackers and the house's keeper. Passing throws no dice and shows no card.
struct TwoAndTheHouse {
    TwoAndTheHouse()
    {
        const Bench::Seats seats = bench.begun("long", {2});
        for (std::size_t i = 0; i < 2; ++i) {
            attackers.push_back(&bench.connect());
            attackers[i]->attach(seats.match, seats.tokens[i]);
        }
    }

    const Proposed* asked() const
    {
        const auto& proposals = attackers[1]->picture().proposals;
        return proposals.empty() ? nullptr : &proposals.front();
    }

    Bench bench{};
    std::vector<Client*> attackers{};
};

TEST(Machines, TheHouseLetsAStepBeTakenBackThatTaughtNothing)
{
    TwoAndTheHouse table;
    Client &first = *table.attackers[0], &second = *table.attackers[1];
    first.act(1, "pass");
    first.act(2, "ask to go back");

    ASSERT_NE(table.asked(), nullptr);
    EXPECT_EQ(table.asked()->agreed, std::vector{Seat{2}});
    second.act(1, "agree to go back");
    EXPECT_NE(first.offer("turn"), nullptr);
}

TEST(Machines, TheHouseTakesBackNoCardAndNoThrow)
{
    TwoAndTheHouse table;
    table.attackers[0]->act(1, "turn");
    EXPECT_FALSE(table.attackers[0]->act(2, "ask to go back").has_refused());

    EXPECT_EQ(table.asked(), nullptr);
    EXPECT_EQ(table.attackers[0]->offer("ask to go back"), nullptr) << "it was refused";
}

TEST(Machines, TheHouseTakesBackNothingThatOthersHaveAnswered)
{
    TwoAndTheHouse table;
    table.attackers[0]->act(1, "pass");
    table.attackers[1]->act(1, "pass");  // and then the house has its turn
    table.bench.pass(1s);
    EXPECT_FALSE(table.attackers[0]->act(2, "ask to go back").has_refused());

    EXPECT_EQ(table.asked(), nullptr);
}

// The second attacker's note is his alone, and goes back with the rest.
TEST(GoingBack, WhatAnotherHasDraftedIsNotTakenFromHimUnasked)
{
    TwoAndTheHouse table;
    Client &first = *table.attackers[0], &second = *table.attackers[1];
    first.act(1, "pass");
    second.act(1, "write");
    first.act(2, "ask to go back");

    ASSERT_NE(table.asked(), nullptr);
    EXPECT_EQ(table.asked()->undoes, (Undoing{0, 2, 1, true}));
    second.act(2, "refuse to go back");
    EXPECT_EQ(second.picture().facts.front().words, "something");
}

TEST(Clocks, WhenTimeRunsOutTheDefaultIsPlayed)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 30);
    Client& spectator = bench.connect();
    spectator.attach(seats.match);

    bench.pass(29s);
    EXPECT_EQ(spectator.told(), 0u);
    bench.pass(1s);
    EXPECT_EQ(spectator.told(), 1u);
    EXPECT_EQ(spectator.picture().awaited, std::vector<Seat>{Seat{1}});
    bench.pass(29s);
    EXPECT_EQ(spectator.told(), 1u);
    bench.pass(1s);
    EXPECT_EQ(spectator.picture().awaited, std::vector<Seat>{Seat{0}});
}

TEST(Clocks, WritingADraftGivesNoMoreTime)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 30);
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);

    bench.pass(20s);
    EXPECT_FALSE(player.act(1, "write").has_refused());
    bench.pass(10s);

    EXPECT_EQ(player.picture().awaited, std::vector<Seat>{Seat{1}});
}

TEST(Clocks, OfferingADrawAndTakingItBackGivesNoMoreTime)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 30);
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);

    bench.pass(20s);
    EXPECT_FALSE(player.act(1, "offer a draw").has_refused());
    EXPECT_FALSE(player.act(2, "withdraw the draw").has_refused());
    bench.pass(10s);

    EXPECT_EQ(player.picture().awaited, std::vector<Seat>{Seat{1}});
}

TEST(Clocks, TheTimeWhenTheServerWasDownIsChargedToNobody)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 120);
    bench.pass(60s);  // saved at least every 15 s
    bench.kill_and_start();
    Client& spectator = bench.connect();
    spectator.attach(seats.match);

    bench.pass(59s);
    EXPECT_EQ(spectator.told(), 0u);
    bench.pass(16s);
    EXPECT_EQ(spectator.told(), 1u);
}

TEST(Clocks, ASleepingMatchIsWokenByItsClock)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 600);
    bench.pass(61s);
    EXPECT_EQ(bench.host->figures().awake, 0u);

    bench.pass(540s);

    EXPECT_EQ(bench.store.rows_of(seats.match), 2u);
}

}  // namespace
}  // namespace galloper
