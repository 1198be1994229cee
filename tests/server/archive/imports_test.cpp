// Match files that are handed in: taken where nothing is wrong with them, and refused by the first
// thing that is.

#include <gtest/gtest.h>

#include "common/wire/scenario.h"
#include "tests/server/archive/shelf.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;
using play::v1::SECTION_WHOLE;

constexpr std::size_t stretch = 48 << 10;

Catalogue real_ones()
{
    auto read =
        Catalogue::of_folder(std::string(SOURCE_ROOT) + "/common/rulesets", wire::read_scenario);
    EXPECT_TRUE(static_cast<bool>(read)) << (read ? "" : read.error().words);
    return std::move(*read);
}

// A match of the real rules, given up at once, as its server hands it out.
struct Played {
    Played()
    {
        seats = shelf.begun(asking::create("platoon-attack")).front();
        Client& client = shelf.bench.connect();
        client.attach(seats.match, seats.tokens[0]);
        client.act(1, "resign", {Chosen{0}});
        shelf.put_away();
        file = shelf.read(seats.match, SECTION_WHOLE, 0).bytes;
    }
    Shelf shelf{real_ones()};
    Bench::Seats seats{};
    std::string file{};
};

play::v1::ClientFrame handing(const std::string& file, std::size_t from)
{
    play::v1::ClientFrame frame;
    frame.mutable_hand_in()->set_whole(static_cast<std::uint32_t>(file.size()));
    frame.mutable_hand_in()->set_from(static_cast<std::uint32_t>(from));
    frame.mutable_hand_in()->set_bytes(file.substr(from, stretch));
    return frame;
}

play::v1::ServerFrame hand_in(Client& client, const std::string& file)
{
    play::v1::ServerFrame answer;
    for (std::size_t from = 0; from < file.size(); from += stretch) {
        answer = client.ask(handing(file, from));
        if (!answer.has_taken()) break;
    }
    return answer;
}

bool all_good(const google::protobuf::RepeatedPtrField<play::v1::Finding>& findings)
{
    for (const play::v1::Finding& one : findings) {
        EXPECT_EQ(one.verdict(), play::v1::Finding::VERDICT_GOOD)
            << one.what() << ": " << one.words();
        if (one.verdict() != play::v1::Finding::VERDICT_GOOD) return false;
    }
    return !findings.empty();
}

TEST(Imports, AFileOfAnotherServerIsTakenInAndIsThereToBeReplayed)
{
    Played played;
    ASSERT_FALSE(played.file.empty());
    Shelf other(real_ones());
    const auto taken = hand_in(other.bench.connect(), played.file).taken();
    EXPECT_TRUE(all_good(taken.findings()));
    ASSERT_FALSE(taken.match().empty());

    EXPECT_EQ(other.read(taken.match(), SECTION_WHOLE, 0).bytes, played.file);
    const auto listed = other.list();
    ASSERT_EQ(listed.matches_size(), 1);
    EXPECT_EQ(listed.matches(0).match(), taken.match());
    EXPECT_TRUE(listed.matches(0).imported());
    EXPECT_TRUE(listed.matches(0).open());
    EXPECT_EQ(listed.matches(0).players(0), "Player 0");
    const auto card = other.bench.connect().ask(asking::describe(taken.match())).match();
    EXPECT_TRUE(card.imported());
    EXPECT_EQ(card.stage(), play::v1::STAGE_OVER);
    EXPECT_EQ(other.bench.connect().attach(taken.match()).refused().reason(),
              play::v1::REASON_NOT_POSSIBLE);

    // Nobody holds its seats: the tokens of the first server are nothing here.
    EXPECT_EQ(
        other.read(taken.match(), play::v1::SECTION_TRANSCRIPT, 0, played.seats.tokens[0]).refused,
        play::v1::REASON_UNKNOWN);

    play::v1::ClientFrame verify;
    verify.mutable_verify()->set_match(taken.match());
    EXPECT_TRUE(all_good(other.bench.connect().ask(verify).verified().findings()));
}

TEST(Imports, OneThatIsHereAlreadyIsNotTakenInTwice)
{
    Played played;
    EXPECT_EQ(hand_in(played.shelf.bench.connect(), played.file).taken().match(),
              played.seats.match);
    Shelf other(real_ones());
    const std::string name = hand_in(other.bench.connect(), played.file).taken().match();
    EXPECT_EQ(hand_in(other.bench.connect(), played.file).taken().match(), name);
    EXPECT_EQ(other.list().matches_size(), 1);
}

TEST(Imports, WhatIsDamagedIsRefusedInWordsAndLeavesNothing)
{
    Played played;
    Shelf other(real_ones());
    std::vector<std::string> damaged{std::string(100, 'x'), played.file.substr(0, 500),
                                     played.file + "x"};
    for (const std::size_t at : {8u, 30u, 60u}) {
        damaged.push_back(played.file);
        damaged.back()[at] = static_cast<char>(damaged.back()[at] ^ 1);
    }
    for (std::size_t at = 500; at < played.file.size(); at += played.file.size() / 5) {
        damaged.push_back(played.file);
        damaged.back()[at] = static_cast<char>(damaged.back()[at] ^ 1);
    }
    for (const std::string& file : damaged) {
        const auto answer = hand_in(other.bench.connect(), file);
        EXPECT_TRUE(answer.taken().match().empty());
        EXPECT_TRUE(answer.has_refused() || answer.taken().findings_size() > 0);
        EXPECT_EQ(answer.has_refused(), !answer.refused().words().empty());
    }
    EXPECT_EQ(other.list().matches_size(), 0);
}

TEST(Imports, AStretchThatDoesNotFollowOnEndsIt)
{
    Shelf shelf;
    Client& client = shelf.bench.connect();
    const std::string file(3 * stretch, 'x');
    EXPECT_EQ(client.ask(handing(file, stretch)).refused().reason(), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(client.ask(handing(file, 0)).taken().upto(), stretch);
    EXPECT_EQ(client.ask(handing(file, 0)).taken().upto(), stretch) << "it begins anew";
    EXPECT_EQ(client.ask(handing(file, 2 * stretch)).refused().reason(),
              play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(client.ask(handing(file, stretch)).refused().reason(), play::v1::REASON_BAD_ANSWER);

    play::v1::ClientFrame large = handing(file, 0);
    large.mutable_hand_in()->set_whole((8 << 20) + 1);
    EXPECT_EQ(client.ask(large).refused().reason(), play::v1::REASON_BAD_ANSWER);
}

TEST(Imports, WhoeverDoesNotGoOnIsForgotten)
{
    Shelf shelf;
    Client& client = shelf.bench.connect();
    const std::string file(3 * stretch, 'x');
    EXPECT_TRUE(client.ask(handing(file, 0)).has_taken());
    shelf.bench.pass(61s);
    EXPECT_EQ(client.ask(handing(file, stretch)).refused().reason(), play::v1::REASON_BAD_ANSWER);
}

TEST(Verifying, IsForMatchesWhoseTruthIsOpen)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun(play::v1::DISCLOSURE_NEVER);
    shelf.play(seats);
    play::v1::ClientFrame verify;
    verify.mutable_verify()->set_match(seats.match);
    EXPECT_EQ(shelf.bench.connect().ask(verify).refused().reason(), play::v1::REASON_UNKNOWN);
}

play::v1::Remarks said(const play::v1::ServerFrame& answer) { return answer.remarks(); }

TEST(Remarks, AreWrittenBySeatsAndReadByAll)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun();
    shelf.play(seats);
    Client& client = shelf.bench.connect();
    play::v1::ClientFrame write;
    write.mutable_write_remark()->set_match(seats.match);
    write.mutable_write_remark()->set_step(1);
    write.mutable_write_remark()->set_words("There it turned.");
    EXPECT_EQ(client.ask(write).refused().reason(), play::v1::REASON_NOT_POSSIBLE);
    write.mutable_write_remark()->set_token(seats.tokens[1]);
    ASSERT_EQ(said(client.ask(write)).remarks_size(), 1);
    for (const std::string& bad : {std::string(), std::string(2'001, 'x'), std::string("a\x01")}) {
        write.mutable_write_remark()->set_words(bad);
        EXPECT_EQ(client.ask(write).refused().reason(), play::v1::REASON_BAD_ANSWER);
    }

    play::v1::ClientFrame list;
    list.mutable_list_remarks()->set_match(seats.match);
    const auto read = said(client.ask(list));
    ASSERT_EQ(read.remarks_size(), 1);
    EXPECT_EQ(read.remarks(0).words(), "There it turned.");
    EXPECT_EQ(read.remarks(0).by(), "Keeper, Player 1");
    EXPECT_FALSE(read.remarks(0).own());

    play::v1::ClientFrame drop;
    drop.mutable_drop_remark()->set_match(seats.match);
    drop.mutable_drop_remark()->set_id(read.remarks(0).id());
    drop.mutable_drop_remark()->set_token(seats.tokens[0]);
    EXPECT_EQ(said(client.ask(drop)).remarks_size(), 1);
    drop.mutable_drop_remark()->set_token(seats.tokens[1]);
    EXPECT_EQ(said(client.ask(drop)).remarks_size(), 0);
}

// A remark names a step of the truth, so there are none before it is open.
TEST(Remarks, WaitUntilTheTruthIsOpen)
{
    Shelf shelf;
    const Bench::Seats seats = shelf.begun(play::v1::DISCLOSURE_AFTER_DAYS);
    shelf.play(seats);
    play::v1::ClientFrame write;
    write.mutable_write_remark()->set_match(seats.match);
    write.mutable_write_remark()->set_words("too early");
    write.mutable_write_remark()->set_token(seats.tokens[1]);
    EXPECT_EQ(shelf.bench.connect().ask(write).refused().reason(), play::v1::REASON_UNKNOWN);
    shelf.bench.calendar += 86'400;
    EXPECT_TRUE(shelf.bench.connect().ask(write).has_remarks());
}

}  // namespace
}  // namespace galloper
