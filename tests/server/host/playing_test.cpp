// Decide, store, tell: what one match is asked and who hears of it when.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

// A short match with an attacker, a keeper and a spectator, all attached.
struct Table {
    explicit Table(Bench& bench) : seats(bench.begun("short"))
    {
        attacker = &bench.connect();
        keeper = &bench.connect();
        spectator = &bench.connect();
        attacker->attach(seats.match, seats.tokens[0]);
        keeper->attach(seats.match, seats.tokens[1]);
        spectator->attach(seats.match);
    }
    Bench::Seats seats;
    Client* attacker;
    Client* keeper;
    Client* spectator;
};

TEST(Playing, AStepReachesEverybodyAndThenItsSenderIsAnswered)
{
    Bench bench;
    Table table(bench);

    const play::v1::Acted acted = table.attacker->act(1, "turn");

    EXPECT_FALSE(acted.has_refused());
    EXPECT_EQ(acted.number(), 1u);
    EXPECT_EQ(table.attacker->told(), 1u);
    EXPECT_EQ(table.keeper->told(), 1u);
    EXPECT_EQ(table.spectator->told(), 1u);
    EXPECT_TRUE(table.attacker->frames().back().has_acted());
}

TEST(Playing, ANumberFarAheadIsRefusedAndLocksNobodyOut)
{
    Bench bench;
    Table table(bench);

    const std::uint32_t far = table.attacker->post_act(4'294'967'295u, "turn");
    bench.run();

    EXPECT_EQ(table.attacker->answer_to(far).refused().reason(), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(table.keeper->told(), 0u);
    EXPECT_FALSE(table.attacker->act(1, "turn").has_refused());
    EXPECT_EQ(table.keeper->told(), 1u);
}

TEST(Playing, NobodyIsToldAndNothingElseBeginsBeforeItIsStored)
{
    Bench bench;
    Table table(bench);
    bench.store.holds = true;

    const std::uint32_t first = table.attacker->post_act(1, "turn");
    const std::uint32_t second = table.keeper->post_act(1, "pass");
    bench.run();

    EXPECT_EQ(table.attacker->told() + table.keeper->told() + table.spectator->told(), 0u);
    EXPECT_FALSE(table.attacker->answer_to(first).has_acted());
    EXPECT_FALSE(table.keeper->answer_to(second).has_acted());

    bench.store.release();
    bench.run();

    EXPECT_EQ(table.spectator->told(), 1u);
    EXPECT_TRUE(table.attacker->answer_to(first).has_acted());
    EXPECT_TRUE(table.keeper->answer_to(second).has_acted());
}

TEST(Playing, WhoAttachesWhileAStepIsBeingStoredSeesTheLastStoredOneAndIsToldTheNext)
{
    Bench bench;
    Table table(bench);
    bench.store.holds = true;
    table.attacker->post_act(1, "turn");
    bench.run();

    Client& late = bench.connect();
    EXPECT_EQ(late.attach(table.seats.match).attached().number(), 0u);
    EXPECT_EQ(late.told(), 0u);
    bench.store.release();
    bench.run();

    EXPECT_EQ(late.told(), 1u);
    EXPECT_EQ(late.picture(), table.spectator->picture());
}

TEST(Playing, WhatWasNotStoredChangesNothingAndMayBeSentAgain)
{
    Bench bench;
    Table table(bench);
    const SentPicture before = table.attacker->picture();
    bench.store.fails = true;

    const std::uint32_t request = table.attacker->post_act(1, "turn");
    bench.run();

    EXPECT_EQ(table.attacker->answer_to(request).refused().reason(), play::v1::REASON_TRY_AGAIN);
    EXPECT_EQ(table.attacker->picture(), before);
    EXPECT_EQ(table.spectator->told(), 0u);

    bench.store.fails = false;
    EXPECT_FALSE(table.attacker->act(1, "turn").has_refused());
    EXPECT_EQ(table.spectator->told(), 1u);
}

TEST(Playing, TheSameCommandAgainIsAnsweredTheSameAndNotPlayedTwice)
{
    Bench bench;
    Table table(bench);

    const play::v1::Acted first = table.attacker->act(1, "write");
    const play::v1::Acted again = table.attacker->act(1, "write");

    EXPECT_FALSE(first.has_refused());
    EXPECT_EQ(first.SerializeAsString(), again.SerializeAsString());
    EXPECT_EQ(bench.store.rows_of(table.seats.match), 2u);  // the set-up and one step
}

TEST(Playing, ACommandSentAgainAfterAKillIsNotPlayedTwice)
{
    Bench bench;
    Table table(bench);
    const play::v1::Acted first = table.attacker->act(1, "turn");

    bench.kill_and_start();
    Client& back = bench.connect();
    const auto attached = back.attach(table.seats.match, table.seats.tokens[0]);
    EXPECT_EQ(attached.attached().last_command(), 1u);
    const play::v1::Acted again = back.act(1, "turn");

    EXPECT_EQ(first.SerializeAsString(), again.SerializeAsString());
    EXPECT_EQ(bench.store.rows_of(table.seats.match), 2u);
}

TEST(Playing, ACommandThatWasRefusedIsRefusedAgainInTheSameWords)
{
    Bench bench;
    Table table(bench);

    const play::v1::Acted first = table.attacker->act(1, "fly");
    const play::v1::Acted again = table.attacker->act(1, "fly");

    EXPECT_EQ(first.refused().reason(), play::v1::REASON_NOT_OFFERED);
    EXPECT_EQ(first.SerializeAsString(), again.SerializeAsString());
}

TEST(Playing, WhatALaterUpdateChangedIsStale)
{
    Bench bench;
    Table table(bench);
    const SentOffer turn = *table.attacker->offer("turn");
    ASSERT_FALSE(table.attacker->act(1, "turn").has_refused());  // update 1 takes this offer away

    play::v1::ClientFrame frame;
    frame.mutable_act()->set_command(2);
    frame.mutable_act()->set_made_on(0);
    wire::pack(SentAction{turn.verb, turn.piece, {}}, *frame.mutable_act()->mutable_action());

    EXPECT_EQ(table.attacker->ask(frame).acted().refused().reason(), play::v1::REASON_STALE);
}

TEST(Playing, ADraftIsToldToItsOwnerAlone)
{
    Bench bench;
    Table table(bench);

    ASSERT_FALSE(table.attacker->act(1, "write").has_refused());

    EXPECT_EQ(table.attacker->told(), 1u);
    EXPECT_EQ(table.keeper->told(), 0u);
    EXPECT_EQ(table.spectator->told(), 0u);
}

TEST(Playing, NeitherSpectatorNorAttackerIsSentAFaceBeforeItIsTurned)
{
    Bench bench;
    Table table(bench);
    const std::size_t attacker_before = table.attacker->bytes().size();

    EXPECT_NE(table.keeper->bytes().find("secret face"), std::string::npos);
    table.attacker->act(1, "write");
    table.attacker->act(2, "pass");
    table.keeper->act(1, "write");

    EXPECT_EQ(table.spectator->bytes().find("face"), std::string::npos);
    EXPECT_EQ(table.attacker->bytes().find("face"), std::string::npos);
    EXPECT_GT(table.attacker->bytes().size(), attacker_before);
    EXPECT_FALSE(table.keeper->act(2, "turn").has_refused());
    EXPECT_NE(table.spectator->bytes().find("face"), std::string::npos);
    EXPECT_EQ(table.spectator->bytes().find("secret face"), std::string::npos);
}

TEST(Playing, OneSideHasTwoSeatsAndEachPlaysItsOwn)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& first = bench.connect();
    Client& second = bench.connect();
    first.attach(seats.match, seats.tokens[0]);
    second.attach(seats.match, seats.tokens[1]);

    EXPECT_EQ(second.act(1, "pass").refused().reason(), play::v1::REASON_NOT_OFFERED);
    EXPECT_FALSE(first.act(1, "pass").has_refused());
    EXPECT_FALSE(second.act(2, "pass").has_refused());
}

TEST(Playing, AForecastMakesNoStep)
{
    Bench bench;
    Table table(bench);
    const auto frame = asking::forecast("pass");

    const play::v1::ServerFrame answer = table.attacker->ask(frame);

    EXPECT_EQ(answer.forecast().odds(0).in(), 3u);
    EXPECT_EQ(bench.store.rows_of(table.seats.match), 1u);
    EXPECT_EQ(table.keeper->ask(frame).refused().reason(), play::v1::REASON_NOT_OFFERED);
    EXPECT_EQ(table.spectator->ask(frame).refused().reason(), play::v1::REASON_NOT_ATTACHED);
}

TEST(Playing, TenActionsASecondAndFortyAtOnceAreAllowed)
{
    Bench bench;
    Table table(bench);
    for (std::uint32_t command = 1; command <= 40; ++command)
        EXPECT_FALSE(table.attacker->act(command, "write").has_refused());

    const std::uint32_t over = table.attacker->post_act(41, "write");
    bench.run();
    EXPECT_EQ(table.attacker->answer_to(over).refused().reason(), play::v1::REASON_TOO_MANY);

    bench.pass(1s);
    for (std::uint32_t command = 41; command <= 50; ++command)
        EXPECT_EQ(table.attacker->act(command, "write").command(), command);
    const std::uint32_t over_again = table.attacker->post_act(51, "write");
    bench.run();
    EXPECT_EQ(table.attacker->answer_to(over_again).refused().reason(), play::v1::REASON_TOO_MANY);
}

TEST(Playing, ABrokenRuleParksItsMatchAndNoOther)
{
    Bench bench;
    Table table(bench);
    Table other(bench);

    const std::uint32_t request = table.attacker->post_act(1, "break");
    bench.run();

    const play::v1::ServerFrame answer = table.attacker->answer_to(request);
    EXPECT_EQ(answer.refused().reason(), play::v1::REASON_PARKED);
    EXPECT_EQ(answer.refused().words().find("broken"), std::string::npos);
    EXPECT_EQ(table.spectator->last_card().stage(), play::v1::STAGE_PARKED);
    EXPECT_EQ(bench.host->figures().parked, 1u);
    EXPECT_FALSE(other.attacker->act(1, "turn").has_refused());

    bench.kill_and_start();
    Client& back = bench.connect();
    EXPECT_EQ(back.attach(table.seats.match, table.seats.tokens[0]).refused().reason(),
              play::v1::REASON_PARKED);
}

TEST(Playing, ABrokenForecastIsAnsweredAndParksItsMatch)
{
    Bench bench;
    Table table(bench);

    EXPECT_EQ(table.attacker->ask(asking::forecast("break")).refused().reason(),
              play::v1::REASON_PARKED);
    EXPECT_EQ(table.attacker->last_card().stage(), play::v1::STAGE_PARKED);
}

TEST(Playing, WhereTheStoreKnowsOtherwiseTheMatchIsReadAgain)
{
    Bench bench;
    Table table(bench);
    bench.store.conflicts = true;

    const std::uint32_t request = table.attacker->post_act(1, "turn");
    bench.run();
    EXPECT_EQ(table.attacker->answer_to(request).refused().reason(), play::v1::REASON_TRY_AGAIN);
    EXPECT_EQ(table.spectator->closed(), Close::TryLater);

    Client& back = bench.connect();
    back.attach(table.seats.match, table.seats.tokens[0]);
    EXPECT_FALSE(back.act(1, "turn").has_refused());
    EXPECT_EQ(bench.store.rows_of(table.seats.match), 2u);
}

TEST(Playing, TheEndOpensTheSecretAndNothingBeforeDoes)
{
    Bench bench;
    Table table(bench);
    EXPECT_TRUE(table.spectator->last_card().secret().empty());
    const std::string commitment = table.spectator->last_card().commitment();

    std::uint32_t commands[2] = {0, 0};
    for (int i = 0; i < 20 && !table.spectator->picture().ending; ++i) {
        const std::size_t seat = table.attacker->picture().awaited.front().number;
        Client& player = seat == 0 ? *table.attacker : *table.keeper;
        const std::string verb = player.offer("turn") != nullptr ? "turn" : "stop";
        EXPECT_FALSE(player.act(++commands[seat], verb).has_refused());
        const bool over = table.spectator->picture().ending.has_value();
        EXPECT_EQ(table.spectator->last_card().secret().empty(), !over);
    }

    const play::v1::MatchCard card = table.spectator->last_card();
    EXPECT_EQ(card.stage(), play::v1::STAGE_OVER);
    EXPECT_EQ(card.result(), "Every card lies open.");
    ASSERT_EQ(card.secret().size(), 32u);
    Secret secret{};
    std::copy(card.secret().begin(), card.secret().end(), secret.begin());
    const Digest again = commitment_to(secret);
    EXPECT_EQ(commitment, std::string(again.begin(), again.end()));
    ASSERT_EQ(card.entropy_size(), 2);
    EXPECT_EQ(card.entropy(1), std::string(16, 'b'));
}

}  // namespace
}  // namespace galloper
