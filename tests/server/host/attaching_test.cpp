// Who is told of a match, and what he missed.

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

// Notes are the cheapest way to an update: each is one for its writer alone.
void write_notes(Client& by, std::uint32_t first, std::uint32_t last, Bench& bench)
{
    for (std::uint32_t command = first; command <= last; ++command) {
        const SentAnswer note = Text{"note " + std::to_string(command)};
        EXPECT_FALSE(by.act(command, "write", {note}).has_refused());
        if (command % 10 == 0) bench.pass(1s);  // no more than is allowed
    }
}

TEST(Attaching, WhoHasNoPictureIsSentItWhole)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& client = bench.connect();

    const auto answer = client.attach(seats.match, seats.tokens[0]);

    EXPECT_EQ(answer.attached().match().your_seat(), 0u);
    EXPECT_TRUE(answer.attached().match().your_turn());
    EXPECT_EQ(answer.attached().coaching(0).when(), "turn");
    EXPECT_EQ(client.freshes(), 1u);
    EXPECT_NE(client.offer("turn"), nullptr);
}

TEST(Attaching, AMatchThatWaitsHasNoPictureUntilTheLastHasSatDown)
{
    Bench bench;
    const Bench::Seats seats = bench.create(bench.connect(), "short");
    Client& client = bench.connect();

    const auto answer = client.attach(seats.match, seats.tokens[0]);
    EXPECT_EQ(answer.attached().match().stage(), play::v1::STAGE_WAITING);
    EXPECT_FALSE(client.has_picture());

    bench.sit(seats);

    EXPECT_EQ(client.last_card().stage(), play::v1::STAGE_PLAYING);
    EXPECT_EQ(client.last_card().seats(1).name(), "Player 1");
    EXPECT_NE(client.offer("turn"), nullptr);
}

TEST(Attaching, AStrangersTokenAndAMatchThatIsNotThereAreRefusedAlike)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    const Bench::Seats other = bench.begun("short");
    Client& client = bench.connect();

    const auto foreign = client.attach(seats.match, other.tokens[0]).refused();
    const auto wrong = client.attach(seats.match, "no token at all").refused();
    const auto nowhere = client.attach("abcdefghijkmnpqr", seats.tokens[0]).refused();
    const auto no_name = client.attach("../etc/passwd", seats.tokens[0]).refused();

    EXPECT_EQ(foreign.reason(), play::v1::REASON_UNKNOWN);
    EXPECT_EQ(foreign.SerializeAsString(), wrong.SerializeAsString());
    EXPECT_EQ(foreign.SerializeAsString(), nowhere.SerializeAsString());
    EXPECT_EQ(foreign.SerializeAsString(), no_name.SerializeAsString());
    EXPECT_FALSE(client.has_picture());
}

// What came before the last Fresh, or nothing.
std::optional<play::v1::Past> past_before_fresh(const Client& client)
{
    std::optional<play::v1::Past> past;
    for (const play::v1::ServerFrame& frame : client.frames()) {
        if (frame.has_past()) past = frame.past();
        if (frame.has_fresh()) return past;
    }
    return std::nullopt;
}

play::v1::ClientFrame wanting_the_past(const std::string& match, const std::string& token,
                                       std::uint32_t have)
{
    play::v1::ClientFrame frame;
    frame.mutable_attach()->set_match(match);
    frame.mutable_attach()->set_token(token);
    frame.mutable_attach()->set_have(have);
    frame.mutable_attach()->set_fresh(true);
    frame.mutable_attach()->set_past(true);
    return frame;
}

TEST(Attaching, WhoComesLateMayReadWhatHisEyesWereToldBefore)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    player.act(1, "turn");
    write_notes(player, 2, 4, bench);

    Client& watcher = bench.connect();
    watcher.ask(wanting_the_past(seats.match, "", 0));
    Client& again = bench.connect();
    again.ask(wanting_the_past(seats.match, seats.tokens[0], 3));
    Client& plain = bench.connect();
    plain.attach(seats.match);

    // The public heard of the turning alone; the player of that and of three notes.
    const auto seen = past_before_fresh(watcher);
    ASSERT_TRUE(seen);
    ASSERT_EQ(seen->told_size(), 1);
    const auto update = wire::decode_update(seen->told(0));
    ASSERT_TRUE(static_cast<bool>(update));
    EXPECT_EQ(update->number, 1u);
    EXPECT_TRUE(static_cast<bool>(wire::decode_picture(seen->first())));
    EXPECT_EQ(watcher.bytes().find("note "), std::string::npos);
    const auto own = past_before_fresh(again);
    ASSERT_TRUE(own);
    EXPECT_EQ(own->told_size(), 1);
    EXPECT_FALSE(past_before_fresh(plain));
    EXPECT_EQ(watcher.picture(), plain.picture());
}

TEST(Attaching, OfALongPastTheLastIsSent)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    write_notes(player, 1, 230, bench);

    Client& again = bench.connect();
    again.ask(wanting_the_past(seats.match, seats.tokens[0], 0));

    const auto past = past_before_fresh(again);
    ASSERT_TRUE(past);
    ASSERT_EQ(past->told_size(), 200);
    EXPECT_EQ(wire::decode_update(past->told(0))->number, 31u);
    EXPECT_EQ(again.number(), 230u);
}

TEST(Attaching, WhoComesBackIsSentWhatHeMissedAndNothingElse)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    write_notes(player, 1, 5, bench);

    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[0], 2, false);

    EXPECT_EQ(back.told(), 3u);
    EXPECT_EQ(back.freshes(), 0u);
    EXPECT_EQ(back.number(), 5u);
}

TEST(Attaching, WhoKnowsMoreThanWasToldIsSentThePictureWhole)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& client = bench.connect();

    client.attach(seats.match, seats.tokens[0], 7, false);

    EXPECT_EQ(client.freshes(), 1u);
    EXPECT_EQ(client.number(), 0u);
}

// 70 updates are more than an awake match keeps at hand, so 3 to 70 are read from the transcript.
TEST(Attaching, WhatIsNoLongerAtHandIsReadFromTheTranscript)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    write_notes(player, 1, 70, bench);

    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[0], 2, false);

    EXPECT_EQ(back.number(), 70u);
    EXPECT_EQ(back.told(), 68u);
    EXPECT_EQ(back.freshes(), 0u) << "the picture of 60 cards is longer than 68 notes";
}

TEST(Attaching, StepsTakenWhileATranscriptIsReadAreNeitherLostNorDoubled)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("long");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    Client& rival = bench.connect();
    rival.attach(seats.match, seats.tokens[1]);
    write_notes(player, 1, 10, bench);
    bench.kill_and_start();  // nothing is at hand now but what follows the last checkpoint

    Client& again = bench.connect();
    again.attach(seats.match, seats.tokens[0]);
    write_notes(again, 11, 80, bench);
    bench.store.holds_reads = true;
    Client& slow = bench.connect();
    slow.attach(seats.match, seats.tokens[0], 12, false);
    EXPECT_EQ(slow.told(), 0u);

    slow.post_act(81, "pass");  // he acts before he has seen it all
    bench.run();
    Client& second = bench.connect();
    second.attach(seats.match, seats.tokens[1]);
    EXPECT_FALSE(second.act(1, "pass").has_refused());
    EXPECT_EQ(slow.told(), 0u);
    bench.store.holds_reads = false;
    bench.store.release();
    bench.run();

    // Numbers 13 to 82: 68 notes, both passes. The client itself fails where one is skipped.
    EXPECT_EQ(slow.number(), 82u);
    EXPECT_EQ(slow.told(), 70u);
    EXPECT_EQ(slow.freshes(), 0u);
}

TEST(Attaching, ANewConnectionOfASeatTakesTheOldOnesPlace)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& old_one = bench.connect();
    old_one.attach(seats.match, seats.tokens[0]);
    Client& new_one = bench.connect();

    new_one.attach(seats.match, seats.tokens[0]);

    EXPECT_EQ(old_one.closed(), Close::Replaced);
    old_one.go();
    EXPECT_FALSE(new_one.act(1, "pass").has_refused());
    bench.pass(500ms);
    EXPECT_TRUE(new_one.last_card().seats(0).present());
}

// He asked while the match slept, and was sent away before it was awake.
TEST(Attaching, WhoIsBeingSentAwayTakesNoSeat)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& holder = bench.connect();
    holder.attach(seats.match, seats.tokens[0]);
    bench.pass(61s);

    Client& other = bench.connect();
    other.post(asking::attach(seats.match, seats.tokens[0], 0, false));
    bench.host->bad_frame(other);
    bench.run();

    EXPECT_EQ(holder.closed(), std::nullopt);
}

// The first device's command 1 waits; the second begins behind it and gets no answer of its.
TEST(Attaching, ASecondDeviceIsNotAnsweredForTheFirst)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& first = bench.connect();
    first.attach(seats.match, seats.tokens[0]);
    bench.store.holds = true;
    first.post_act(1, "write");
    bench.run();

    Client& second = bench.connect();
    EXPECT_EQ(second.attach(seats.match, seats.tokens[0]).attached().last_command(), 1u);
    const std::uint32_t same_number = second.post_act(1, "pass");
    bench.run();
    bench.store.release();
    bench.run();

    EXPECT_EQ(second.answer_to(same_number).refused().reason(), play::v1::REASON_STALE);
    EXPECT_FALSE(second.act(2, "pass").has_refused());
}

TEST(Attaching, WhoIsHereIsToldToAllOnceHoweverOftenItChanged)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {1});
    Client& spectator = bench.connect();
    spectator.attach(seats.match);
    bench.pass(500ms);
    const std::size_t before = spectator.frames().size();

    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    Client& other = bench.connect();
    other.attach(seats.match, seats.tokens[0]);
    bench.pass(500ms);

    EXPECT_EQ(spectator.frames().size(), before + 1);
    EXPECT_TRUE(spectator.last_card().seats(0).present());
    EXPECT_FALSE(spectator.last_card().seats(1).present()) << "the house is never present";
    other.go();
    bench.pass(500ms);
    EXPECT_FALSE(spectator.last_card().seats(0).present());
}

TEST(Attaching, WhoDetachesIsToldNothingMore)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& player = bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    Client& spectator = bench.connect();
    spectator.attach(seats.match);

    EXPECT_TRUE(spectator.ask(asking::detach()).has_detached());
    const std::size_t before = spectator.frames().size();
    player.act(1, "turn");
    bench.pass(1s);

    EXPECT_EQ(spectator.frames().size(), before);
}

}  // namespace
}  // namespace galloper
