// Two matches of one set-up: what is known of the one while the other is played.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

play::v1::ClientFrame duplicate_of(const std::string& scenario)
{
    play::v1::ClientFrame frame = asking::create(scenario);
    frame.mutable_create()->set_duplicate(true);
    return frame;
}

// Two matches of one attacker each, who both sit.
struct Pair {
    explicit Pair(Bench& bench)
    {
        const auto created = bench.connect().ask(duplicate_of("alone")).created();
        EXPECT_EQ(created.duplicate_size(), 1);
        for (const play::v1::Created& one : {created, created.duplicate(0)})
            matches.push_back({one.match(), {one.seats(0).token()}});
        for (const Bench::Seats& seats : matches) bench.sit(seats);
    }

    std::vector<Bench::Seats> matches{};
};

Client& attacker_of(Bench& bench, const Bench::Seats& seats)
{
    Client& attacker = bench.connect();
    attacker.attach(seats.match, seats.tokens[0]);
    return attacker;
}

bool may(const Client& client, const std::string& verb)
{
    const std::vector<SentOffer>& offers = client.picture().offers;
    return std::any_of(offers.begin(), offers.end(),
                       [&](const SentOffer& offer) { return offer.verb == verb; });
}

// Every card is turned, which ends the match; and these were their faces.
std::vector<std::string> turn_all(Client& client)
{
    for (std::uint32_t command = 1; command < 20; ++command)
        if (may(client, "stop"))
            client.act(command, "stop");
        else if (may(client, "turn"))
            client.act(command, "turn");
    std::vector<std::string> faces;
    for (const SentPiece& piece : client.picture().pieces)
        faces.insert(faces.end(), piece.badges.begin(), piece.badges.end());
    std::sort(faces.begin(), faces.end());
    return faces;
}

play::v1::MatchCard described(Bench& bench, const std::string& match, const std::string& token = "")
{
    return bench.connect().ask(asking::describe(match, token)).match();
}

// A keeper knows the cards of his table, and so those of the other.
TEST(Duplicates, AreForMatchesInWhichAllPlayOnOneSide)
{
    Bench bench;
    play::v1::ClientFrame frame = duplicate_of("short");
    EXPECT_EQ(bench.connect().ask(frame).refused().reason(), play::v1::REASON_NOT_POSSIBLE);

    frame.mutable_create()->add_machine_seats(1);
    EXPECT_EQ(bench.connect().ask(frame).refused().reason(), play::v1::REASON_NOT_POSSIBLE);
}

TEST(Duplicates, BothHaveOneSetUpAndOpenTogether)
{
    Bench bench;
    const Pair pair(bench);
    Client* attackers[2] = {&attacker_of(bench, pair.matches[0]),
                            &attacker_of(bench, pair.matches[1])};
    for (const Bench::Seats& seats : pair.matches)
        EXPECT_EQ(bench.connect().attach(seats.match).refused().reason(),
                  play::v1::REASON_NOT_POSSIBLE)
            << "a spectator of the one would know the other's cards";

    std::vector<std::string> faces[2];
    for (std::size_t i = 0; i < 2; ++i) {
        faces[i] = turn_all(*attackers[i]);
        bench.pass(1s);
        const play::v1::MatchCard card = attackers[0]->last_card();
        EXPECT_EQ(card.stage(), play::v1::STAGE_OVER);
        EXPECT_EQ(card.secret().empty(), i == 0);
        EXPECT_EQ(card.result().empty(), i == 0);
        EXPECT_EQ(card.compared_size(), i == 0 ? 0 : 2);
    }
    EXPECT_EQ(faces[0].size(), 4u);
    EXPECT_EQ(faces[0], faces[1]);
    EXPECT_TRUE(bench.connect().attach(pair.matches[0].match).has_attached());
}

std::size_t secrets_seen(const Client& client)
{
    const auto& pieces = client.picture().pieces;
    return static_cast<std::size_t>(std::count_if(
        pieces.begin(), pieces.end(), [](const SentPiece& piece) { return !piece.load.empty(); }));
}

// Else whoever gives up could look at the cards of the other table. Any other match opens.
TEST(Duplicates, WhoGivesUpIsShownNoCards)
{
    Bench bench;
    const Pair pair(bench);
    Client& of_one = attacker_of(bench, pair.matches[0]);
    Client& alone = attacker_of(bench, bench.begun("alone"));
    for (Client* attacker : {&of_one, &alone}) {
        attacker->act(1, "resign", {Chosen{0}});
        ASSERT_TRUE(attacker->picture().ending);
    }

    EXPECT_EQ(secrets_seen(of_one), 0u);
    EXPECT_EQ(secrets_seen(alone), 4u);

    bench.kill_and_start();
    EXPECT_EQ(secrets_seen(attacker_of(bench, pair.matches[0])), 0u);
}

TEST(Duplicates, ThatOneHasEndedIsItsOwnSeatsAloneUntilBothHave)
{
    Bench bench;
    const Pair pair(bench);
    const auto& [match, tokens] = pair.matches[0];
    turn_all(attacker_of(bench, pair.matches[0]));

    EXPECT_EQ(described(bench, match, tokens[0]).stage(), play::v1::STAGE_OVER);
    EXPECT_EQ(described(bench, match).stage(), play::v1::STAGE_PLAYING);
    bench.kill_and_start();
    EXPECT_EQ(described(bench, match).stage(), play::v1::STAGE_PLAYING);

    turn_all(attacker_of(bench, pair.matches[1]));
    EXPECT_EQ(described(bench, match).stage(), play::v1::STAGE_OVER);
}

TEST(Duplicates, AfterARestartTheFirstWhoAsksIsToldTheResult)
{
    Bench bench;
    const Pair pair(bench);
    for (const Bench::Seats& seats : pair.matches) turn_all(attacker_of(bench, seats));
    bench.kill_and_start();

    for (const Bench::Seats& seats : pair.matches) {
        const play::v1::MatchCard card = described(bench, seats.match);
        EXPECT_EQ(card.stage(), play::v1::STAGE_OVER);
        EXPECT_EQ(card.result(), "Every card lies open.");
        EXPECT_EQ(card.compared_size(), 2);
    }
}

TEST(Duplicates, BothMayWakeAtOnce)
{
    Bench bench;
    const Pair pair(bench);
    for (const Bench::Seats& seats : pair.matches) turn_all(attacker_of(bench, seats));
    bench.kill_and_start();

    Client& asker = bench.connect();
    std::vector<std::uint32_t> asked;
    for (const Bench::Seats& seats : pair.matches)
        asked.push_back(asker.post(asking::describe(seats.match)));
    bench.run();

    for (const std::uint32_t request : asked)
        EXPECT_EQ(asker.answer_to(request).match().compared_size(), 2);
}

TEST(Duplicates, ATwinThatCouldNotBeReadIsReadLater)
{
    Bench bench;
    const Pair pair(bench);
    for (const Bench::Seats& seats : pair.matches) turn_all(attacker_of(bench, seats));
    bench.kill_and_start();

    bench.store.unread = pair.matches[1].match;
    Client& attacker = attacker_of(bench, pair.matches[0]);
    EXPECT_EQ(attacker.last_card().compared_size(), 0);

    bench.store.unread.clear();
    bench.pass(2s);
    EXPECT_EQ(attacker.last_card().compared_size(), 2);
}

}  // namespace
}  // namespace galloper
