// When the truth of a match opens, and what nobody is told before.

#include <gtest/gtest.h>

#include "common/match/keys.h"
#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;
using play::v1::Disclosure;

constexpr std::int64_t day = 86'400;

play::v1::ClientFrame wish(const std::string& scenario, Disclosure disclosure,
                           std::uint32_t days = 0)
{
    play::v1::ClientFrame frame = asking::create(scenario);
    frame.mutable_create()->set_disclosure(disclosure);
    frame.mutable_create()->set_days(days);
    return frame;
}

Bench::Seats seats_of(const play::v1::Created& created)
{
    Bench::Seats seats{created.match()};
    for (const play::v1::SeatToken& seat : created.seats()) seats.tokens.push_back(seat.token());
    return seats;
}

Bench::Seats begun(Bench& bench, Disclosure disclosure, std::uint32_t days = 0)
{
    const Bench::Seats seats =
        seats_of(bench.connect().ask(wish("short", disclosure, days)).created());
    bench.sit(seats);
    return seats;
}

Client& at_seat(Bench& bench, const Bench::Seats& seats, std::size_t seat)
{
    Client& client = bench.connect();
    client.attach(seats.match, seats.tokens[seat]);
    return client;
}

void give_up(Bench& bench, const Bench::Seats& seats)
{
    Client& client = at_seat(bench, seats, 0);
    client.act(1, "resign", {Chosen{0}});
    EXPECT_TRUE(client.picture().ending);
    client.go();
    bench.run();
}

play::v1::MatchCard card(Bench& bench, const std::string& match, const std::string& token = "")
{
    return bench.connect().ask(asking::describe(match, token)).match();
}

bool told_all(const play::v1::MatchCard& card)
{
    EXPECT_EQ(card.open(), !card.secret().empty());
    EXPECT_EQ(card.open(), card.entropy_size() != 0);
    return card.open();
}

std::size_t hidden_faces_seen(const Client& client)
{
    std::size_t seen = 0;
    for (const SentPiece& piece : client.picture().pieces)
        if (!piece.load.empty()) ++seen;
    return seen;
}

TEST(Disclosure, IsAtTheEndWhereNothingElseIsAskedFor)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_UNSPECIFIED);
    EXPECT_EQ(card(bench, seats.match).disclosure(), play::v1::DISCLOSURE_AT_THE_END);
    EXPECT_FALSE(told_all(card(bench, seats.match)));

    give_up(bench, seats);
    EXPECT_TRUE(told_all(card(bench, seats.match)));
}

TEST(Disclosure, TheCardSaysBeforehandWhatIsFixed)
{
    Bench bench;
    const auto made = bench.connect().ask(wish("short", play::v1::DISCLOSURE_AFTER_DAYS, 7));
    const play::v1::MatchCard waiting = card(bench, made.created().match());
    EXPECT_EQ(waiting.stage(), play::v1::STAGE_WAITING);
    EXPECT_EQ(waiting.disclosure(), play::v1::DISCLOSURE_AFTER_DAYS);
    EXPECT_EQ(waiting.days(), 7u);
    EXPECT_EQ(waiting.opens(), 0);
}

TEST(Disclosure, AnythingElseIsRefused)
{
    Bench bench;
    Client& client = bench.connect();
    for (const std::uint32_t days : {0u, 366u})
        EXPECT_EQ(
            client.ask(wish("short", play::v1::DISCLOSURE_AFTER_DAYS, days)).refused().reason(),
            play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(client.ask(wish("short", static_cast<Disclosure>(9))).refused().reason(),
              play::v1::REASON_BAD_ANSWER);
}

TEST(Disclosure, AfterDaysItOpensByTheCalendar)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_AFTER_DAYS, 2);
    give_up(bench, seats);
    Client& spectator = bench.connect();
    spectator.attach(seats.match);
    bench.pass(1s);
    const auto frames = spectator.frames().size();

    bench.calendar += 2 * day - 1;
    bench.pass(1s);
    play::v1::MatchCard told = card(bench, seats.match);
    EXPECT_FALSE(told_all(told));
    EXPECT_EQ(told.opens(), 1'700'000'000 + 2 * day);
    EXPECT_EQ(told.result(), spectator.picture().ending->words);
    EXPECT_EQ(spectator.frames().size(), frames);

    bench.calendar += 1;
    bench.pass(1s);
    EXPECT_TRUE(told_all(card(bench, seats.match)));
    EXPECT_TRUE(told_all(spectator.last_card())) << "whoever is there hears of it";
    EXPECT_EQ(spectator.frames().size(), frames + 1);

    bench.kill_and_start();
    EXPECT_TRUE(told_all(card(bench, seats.match)));
    bench.calendar -= 1;
    EXPECT_FALSE(told_all(card(bench, seats.match)));
}

TEST(Disclosure, NeverMeansNever)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_NEVER);
    give_up(bench, seats);
    bench.calendar += 10'000 * day;
    bench.pass(1s);
    EXPECT_FALSE(told_all(card(bench, seats.match)));
    EXPECT_FALSE(told_all(card(bench, seats.match, seats.tokens[1])));
}

// Else to give up would be to open it.
TEST(Disclosure, WhoeverGivesUpIsShownNoCardsBeforeItOpens)
{
    Bench bench;
    for (const auto rule : {play::v1::DISCLOSURE_AT_THE_END, play::v1::DISCLOSURE_AFTER_DAYS,
                            play::v1::DISCLOSURE_BY_CONSENT, play::v1::DISCLOSURE_NEVER}) {
        const Bench::Seats seats = begun(bench, rule, 1);
        give_up(bench, seats);
        Client& spectator = bench.connect();
        spectator.attach(seats.match);
        const std::size_t shown = rule == play::v1::DISCLOSURE_AT_THE_END ? 3 : 0;
        EXPECT_EQ(hidden_faces_seen(at_seat(bench, seats, 0)), shown);
        EXPECT_EQ(hidden_faces_seen(spectator), shown);
    }
    bench.kill_and_start();
    EXPECT_EQ(bench.host->figures().parked, 0u);
}

TEST(Consent, OfEverySeatOpensIt)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_BY_CONSENT);
    Client& asker = bench.connect();
    EXPECT_EQ(asker.ask(asking::consent(seats.match, seats.tokens[0])).refused().reason(),
              play::v1::REASON_NOT_POSSIBLE)
        << "it is no step: the match has to be over";
    give_up(bench, seats);

    const auto first = asker.ask(asking::consent(seats.match, seats.tokens[0])).match();
    EXPECT_FALSE(told_all(first));
    ASSERT_EQ(first.consented_size(), 1);
    EXPECT_EQ(first.consented(0), 0u);
    bench.kill_and_start();

    Client& later = bench.connect();
    EXPECT_EQ(card(bench, seats.match, seats.tokens[1]).consented_size(), 1);
    EXPECT_TRUE(told_all(later.ask(asking::consent(seats.match, seats.tokens[1])).match()));
    EXPECT_TRUE(told_all(card(bench, seats.match)));
}

TEST(Consent, IsKnownToTheSeatsAloneUntilItIsComplete)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_BY_CONSENT);
    give_up(bench, seats);
    Client& other = at_seat(bench, seats, 1);
    Client& spectator = bench.connect();
    spectator.attach(seats.match);
    bench.pass(1s);
    const std::string seen = spectator.bytes();
    const std::string described = card(bench, seats.match).SerializeAsString();

    Client& asker = bench.connect();
    asker.ask(asking::consent(seats.match, seats.tokens[0]));
    bench.pass(1s);
    EXPECT_EQ(other.last_card().consented_size(), 1);
    EXPECT_EQ(spectator.bytes(), seen);
    EXPECT_EQ(card(bench, seats.match).SerializeAsString(), described);

    // Said twice it is no news.
    const std::size_t frames = other.frames().size();
    EXPECT_EQ(asker.ask(asking::consent(seats.match, seats.tokens[0])).match().consented_size(), 1);
    EXPECT_EQ(other.frames().size(), frames);

    asker.ask(asking::consent(seats.match, seats.tokens[1]));
    EXPECT_TRUE(told_all(spectator.last_card()));
}

TEST(Consent, IsAskedForInNoOtherMatch)
{
    Bench bench;
    Client& asker = bench.connect();
    for (const auto rule : {play::v1::DISCLOSURE_AT_THE_END, play::v1::DISCLOSURE_NEVER}) {
        const Bench::Seats seats = begun(bench, rule);
        give_up(bench, seats);
        EXPECT_EQ(asker.ask(asking::consent(seats.match, seats.tokens[0])).refused().reason(),
                  play::v1::REASON_NOT_POSSIBLE);
        EXPECT_EQ(asker.ask(asking::consent(seats.match, std::string(16, 'x'))).refused().reason(),
                  play::v1::REASON_UNKNOWN);
        EXPECT_EQ(asker.ask(asking::consent(seats.match, "")).refused().reason(),
                  play::v1::REASON_UNKNOWN);
    }
}

TEST(Consent, ThatIsNotStoredWasNotGiven)
{
    Bench bench;
    const Bench::Seats seats = begun(bench, play::v1::DISCLOSURE_BY_CONSENT);
    give_up(bench, seats);
    bench.store.fails = true;
    EXPECT_EQ(bench.connect().ask(asking::consent(seats.match, seats.tokens[0])).refused().reason(),
              play::v1::REASON_TRY_AGAIN);
    bench.store.fails = false;
    EXPECT_EQ(card(bench, seats.match, seats.tokens[0]).consented_size(), 0);
}

// Two matches of one secret.
struct Pair {
    Pair(Bench& bench, Disclosure disclosure, std::uint32_t days = 0)
    {
        play::v1::ClientFrame frame = wish("alone", disclosure, days);
        frame.mutable_create()->set_duplicate(true);
        const auto created = bench.connect().ask(frame).created();
        matches = {seats_of(created), seats_of(created.duplicate(0))};
        for (const Bench::Seats& seats : matches) bench.sit(seats);
    }
    std::vector<Bench::Seats> matches{};
};

TEST(Disclosure, OfADuplicateIsForBothTogether)
{
    Bench bench;
    const Pair pair(bench, play::v1::DISCLOSURE_AFTER_DAYS, 1);
    give_up(bench, pair.matches[0]);
    bench.calendar += 10 * day;
    bench.pass(1s);
    EXPECT_FALSE(told_all(card(bench, pair.matches[0].match, pair.matches[0].tokens[0])));
    EXPECT_EQ(card(bench, pair.matches[0].match).opens(), 0);

    // From the end of the later one.
    give_up(bench, pair.matches[1]);
    for (const Bench::Seats& seats : pair.matches) {
        EXPECT_FALSE(told_all(card(bench, seats.match)));
        EXPECT_EQ(card(bench, seats.match).opens(), 1'700'000'000 + 11 * day);
        EXPECT_EQ(card(bench, seats.match).compared_size(), 2);
    }
    bench.calendar += day;
    for (const Bench::Seats& seats : pair.matches) EXPECT_TRUE(told_all(card(bench, seats.match)));
}

TEST(Consent, OfADuplicateIsGivenAtBothTables)
{
    Bench bench;
    const Pair pair(bench, play::v1::DISCLOSURE_BY_CONSENT);
    for (const Bench::Seats& seats : pair.matches) give_up(bench, seats);
    Client& spectator = bench.connect();
    spectator.attach(pair.matches[0].match);
    Client& other = at_seat(bench, pair.matches[1], 0);
    bench.pass(1s);
    const std::string seen = other.bytes();

    Client& asker = bench.connect();
    const auto& [match, tokens] = pair.matches[0];
    EXPECT_FALSE(told_all(asker.ask(asking::consent(match, tokens[0])).match()));
    bench.pass(1s);
    EXPECT_EQ(other.bytes(), seen) << "it is the other table's";
    EXPECT_FALSE(told_all(card(bench, match)));

    asker.ask(asking::consent(pair.matches[1].match, pair.matches[1].tokens[0]));
    bench.pass(1s);
    for (const Bench::Seats& seats : pair.matches) EXPECT_TRUE(told_all(card(bench, seats.match)));
    EXPECT_TRUE(told_all(spectator.last_card()));
    EXPECT_TRUE(told_all(other.last_card()));
}

}  // namespace
}  // namespace galloper
