// Finding and reading matches that are over, and who may.

#include <gtest/gtest.h>

#include "common/archive/match_file.h"
#include "common/archive/sections.h"
#include "tests/server/archive/shelf.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;
using play::v1::SECTION_NAMES;
using play::v1::SECTION_TRANSCRIPT;
using play::v1::SECTION_WHOLE;

constexpr std::uint32_t everybody = 256;
constexpr std::uint32_t truth = 512;

TEST(Stored, AMatchThatIsOverIsListedAndItsFileIsWhole)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    EXPECT_EQ(shelf.list().matches_size(), 0) << "it is being played";
    shelf.play(seats);

    const play::v1::Matches listed = shelf.list("player 1");
    ASSERT_EQ(listed.matches_size(), 1);
    const play::v1::StoredCard& card = listed.matches(0);
    EXPECT_EQ(card.match(), seats.match);
    EXPECT_EQ(card.scenario(), "short");
    EXPECT_EQ(card.players(0), "Player 0");
    EXPECT_TRUE(card.open());
    EXPECT_FALSE(card.imported());
    EXPECT_EQ(card.ended(), 1'700'000'000);
    EXPECT_FALSE(card.result().empty());
    EXPECT_EQ(listed.next(), 0u);

    const auto file = archive::unpack(shelf.read(seats.match, SECTION_WHOLE, 0).bytes);
    ASSERT_TRUE(file) << file.error().where << ": " << file.error().words;
    EXPECT_EQ(file->scenario, "short");
    EXPECT_EQ(file->result, card.result());
    EXPECT_EQ(file->seats[1].player, "Player 1");
    EXPECT_EQ(file->opened.entropy[0], std::string(16, 'a'));
}

std::vector<std::string> told(const Client& client)
{
    std::vector<std::string> told;
    for (const play::v1::ServerFrame& frame : client.frames())
        if (frame.body_case() == play::v1::ServerFrame::kTold) told.push_back(frame.told());
    return told;
}

std::vector<std::string> stored(Shelf& shelf, const Bench::Seats& seats, std::uint32_t viewer,
                                const std::string& token = "")
{
    const auto file = shelf.read(seats.match, SECTION_WHOLE, 0).bytes;
    const auto sections = archive::read_sections(file, {});
    const std::string bytes = shelf.read(seats.match, SECTION_TRANSCRIPT, viewer, token).bytes;
    for (const archive::Section& section : *sections)
        if (section.packed == bytes) {
            play::v1::Past past;
            EXPECT_TRUE(past.ParseFromString(*archive::unpacked(section)));
            return {past.told().begin(), past.told().end()};
        }
    return {};
}

TEST(Stored, WhatASeatWasSentIsWhatItReads)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    std::vector<Client*> watchers;
    for (const std::string& token : {seats.tokens[0], seats.tokens[1], std::string()}) {
        watchers.push_back(&shelf.bench.connect());
        watchers.back()->attach(seats.match, token);
    }
    Client& player = *watchers[0];
    for (std::uint32_t command = 1; command < 4; ++command)
        player.act(command, player.offer("stop") ? "stop" : "turn");
    player.act(4, "resign", {Chosen{0}});
    shelf.put_away();

    const std::uint32_t viewers[] = {0, 1, everybody};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_FALSE(told(*watchers[i]).empty());
        EXPECT_EQ(stored(shelf, seats, viewers[i]), told(*watchers[i]));
    }
}

// What each may read before the truth is open, and that nobody gets more.
TEST(Stored, BeforeItOpensOneReadsOnesOwnAndThePublics)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun(play::v1::DISCLOSURE_AFTER_DAYS);
    shelf.play(seats);
    const auto reason = [&](play::v1::Section section, std::uint32_t viewer,
                            const std::string& token = "") {
        return shelf.read(seats.match, section, viewer, token).refused;
    };
    EXPECT_EQ(reason(SECTION_TRANSCRIPT, 0, seats.tokens[0]), play::v1::REASON_UNSPECIFIED);
    EXPECT_EQ(reason(SECTION_TRANSCRIPT, everybody), play::v1::REASON_UNSPECIFIED);
    for (const std::string& token : {std::string(), seats.tokens[0]}) {
        for (const std::uint32_t viewer : {1u, truth, 2u, 77u})
            EXPECT_EQ(reason(SECTION_TRANSCRIPT, viewer, token), play::v1::REASON_UNKNOWN);
        for (const std::uint32_t viewer : {0u, 1u, everybody, truth})
            EXPECT_EQ(reason(SECTION_NAMES, viewer, token), play::v1::REASON_UNKNOWN);
        EXPECT_EQ(reason(SECTION_WHOLE, 0, token), play::v1::REASON_UNKNOWN);
    }
    EXPECT_EQ(reason(SECTION_TRANSCRIPT, everybody, std::string(16, 'x')),
              play::v1::REASON_UNKNOWN);
    EXPECT_EQ(reason(play::v1::SECTION_UNSPECIFIED, everybody), play::v1::REASON_UNKNOWN);
    EXPECT_FALSE(shelf.list().matches(0).open());

    shelf.bench.calendar += 86'400;
    EXPECT_TRUE(shelf.list().matches(0).open());
    for (const std::uint32_t viewer : {0u, 1u, everybody, truth}) {
        EXPECT_EQ(reason(SECTION_TRANSCRIPT, viewer), play::v1::REASON_UNSPECIFIED);
        EXPECT_EQ(reason(SECTION_NAMES, viewer), play::v1::REASON_UNSPECIFIED);
    }
    EXPECT_EQ(reason(SECTION_TRANSCRIPT, 2), play::v1::REASON_UNKNOWN);
    EXPECT_EQ(reason(SECTION_WHOLE, 0), play::v1::REASON_UNSPECIFIED);
}

TEST(Stored, OneThatIsPlayedIsAsIfItWereNotThere)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    const std::string other = "aaaaaaaaaaaaaaaa";
    for (const std::string& token : {std::string(), seats.tokens[0]})
        for (const std::uint32_t viewer : {0u, everybody})
            EXPECT_EQ(shelf.read(seats.match, SECTION_TRANSCRIPT, viewer, token).refused,
                      play::v1::REASON_UNKNOWN);
    Client& client = shelf.bench.connect();
    const auto asked = [&](const std::string& match) {
        auto answer = client.ask(Shelf::reading(match, SECTION_TRANSCRIPT, everybody));
        answer.set_request(0);
        return answer.SerializeAsString();
    };
    EXPECT_EQ(asked(seats.match), asked(other));
}

TEST(Stored, OfADuplicatesFirstHalfItsOwnSeatReadsItsOwn)
{
    Shelf shelf;
    play::v1::ClientFrame wish = asking::create("alone");
    wish.mutable_create()->set_duplicate(true);
    const auto pair = shelf.begun(wish);
    shelf.play(pair[0]);
    EXPECT_EQ(shelf.list().matches_size(), 0);
    const auto reason = [&](std::uint32_t viewer, const std::string& token) {
        return shelf.read(pair[0].match, SECTION_TRANSCRIPT, viewer, token).refused;
    };
    EXPECT_EQ(reason(0, pair[0].tokens[0]), play::v1::REASON_UNSPECIFIED);
    EXPECT_EQ(reason(everybody, pair[0].tokens[0]), play::v1::REASON_UNKNOWN);
    EXPECT_EQ(reason(everybody, ""), play::v1::REASON_UNKNOWN);

    shelf.play(pair[1]);
    EXPECT_EQ(shelf.list().matches_size(), 2);
    EXPECT_EQ(reason(everybody, ""), play::v1::REASON_UNSPECIFIED);
    EXPECT_EQ(reason(truth, ""), play::v1::REASON_UNSPECIFIED);
}

TEST(Stored, APackedMatchIsAttachedToAndReadAsBefore)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    shelf.play(seats);
    shelf.bench.kill_and_start();
    Client& late = shelf.bench.connect();
    EXPECT_TRUE(late.attach(seats.match, seats.tokens[1]).has_attached());
    EXPECT_TRUE(late.picture().ending);

    // From the first on, by his numbers.
    Client& again = shelf.bench.connect();
    play::v1::ClientFrame frame = asking::attach(seats.match, seats.tokens[1]);
    frame.mutable_attach()->set_past(true);
    again.ask(frame);
    bool past = false;
    for (const play::v1::ServerFrame& one : again.frames())
        if (one.has_past()) {
            past = true;
            EXPECT_EQ(static_cast<std::uint32_t>(one.past().told_size()), late.number());
            EXPECT_FALSE(one.past().first().empty());
        }
    EXPECT_TRUE(past);
    EXPECT_EQ(shelf.bench.host->figures().parked, 0u);
}

TEST(Stored, MatchesThatWereOverBeforeArePutAwayAfterAStart)
{
    Shelf shelf;
    std::vector<Bench::Seats> all;
    for (int i = 0; i < 6; ++i) {
        all.push_back(shelf.begun());
        Client& client = shelf.bench.connect();
        client.attach(all.back().match, all.back().tokens[0]);
        client.act(1, "resign", {Chosen{0}});
    }
    EXPECT_EQ(shelf.list().matches_size(), 0);
    shelf.bench.kill_and_start();
    for (int i = 0; i < 4; ++i) shelf.put_away();
    EXPECT_EQ(shelf.list().matches_size(), 6);
    for (const Bench::Seats& seats : all)
        EXPECT_TRUE(shelf.bench.connect().attach(seats.match, seats.tokens[0]).has_attached());
}

// Nothing is put away that could not be read again under this build.
TEST(Stored, UnderAnotherBuildAPackedMatchCanStillBeReplayed)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    shelf.play(seats);
    toy::set_build({.version = 2, .reads_states = false});
    shelf.bench.kill_and_start();

    EXPECT_EQ(shelf.bench.connect().attach(seats.match).refused().reason(),
              play::v1::REASON_NOT_POSSIBLE);
    const auto card = shelf.bench.connect().ask(asking::describe(seats.match)).match();
    EXPECT_EQ(card.stage(), play::v1::STAGE_OVER);
    EXPECT_EQ(card.result(), shelf.list().matches(0).result());
    EXPECT_FALSE(shelf.read(seats.match, SECTION_WHOLE, 0).bytes.empty());
    toy::set_build({});
}

TEST(Stored, WhoeverTakesNothingIsSentNoMoreAndCutForNothing)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    shelf.play(seats);
    Client& client = shelf.bench.connect();
    client.takes_nothing = true;
    std::vector<std::uint32_t> asked;
    for (int i = 0; i < 20; ++i)
        asked.push_back(client.post(Shelf::reading(seats.match, SECTION_WHOLE, 0)));
    shelf.bench.run();
    shelf.bench.pass(1s);
    for (const std::uint32_t request : asked)
        EXPECT_EQ(client.answer_to(request).body_case(), play::v1::ServerFrame::BODY_NOT_SET);

    client.takes_nothing = false;
    shelf.bench.pass(1s);
    for (const std::uint32_t request : asked) EXPECT_TRUE(client.answer_to(request).has_stored());
}

play::v1::ServerFrame page(Client& client, std::uint32_t from)
{
    play::v1::ClientFrame frame;
    frame.mutable_read_past()->set_from(from);
    return client.ask(frame);
}

TEST(Past, APlayerPagesThroughWhatHeWasTold)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    Client& player = shelf.bench.connect();
    EXPECT_EQ(page(player, 1).refused().reason(), play::v1::REASON_NOT_ATTACHED);
    player.attach(seats.match, seats.tokens[0]);
    EXPECT_EQ(page(player, 1).past().told_size(), 0);
    EXPECT_FALSE(page(player, 1).past().first().empty());
    player.act(1, "turn");
    player.act(2, "resign", {Chosen{0}});

    const std::vector<std::string> live = told(player);
    ASSERT_GE(live.size(), 2u);
    const auto all = page(player, 1).past();
    EXPECT_EQ(std::vector<std::string>(all.told().begin(), all.told().end()), live);
    const auto last = page(player, player.number()).past();
    ASSERT_EQ(last.told_size(), 1);
    EXPECT_EQ(last.told(0), live.back());
    EXPECT_TRUE(last.first().empty());
    EXPECT_EQ(page(player, player.number() + 1).past().told_size(), 0);
}

TEST(Past, IsOnlyAskedForSoOften)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    Client& player = shelf.bench.connect();
    player.attach(seats.match, seats.tokens[0]);
    int given = 0;
    while (given < 100 && page(player, 1).has_past()) ++given;
    EXPECT_EQ(given, 40);
}

}  // namespace
}  // namespace galloper
