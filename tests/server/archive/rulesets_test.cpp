// Matches of every ruleset, from the tables of one server to the archive of another. More of them:
// GALLOPER_MATCHES=100 build/check/bin/stored_tests --gtest_filter=*Ruleset*

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "common/archive/sections.h"
#include "common/bot/brain.h"
#include "common/wire/scenario.h"
#include "tests/server/archive/shelf.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

int matches()
{
    const char* number = std::getenv("GALLOPER_MATCHES");
    return number == nullptr ? 1 : std::atoi(number);
}

Catalogue real_ones()
{
    auto read =
        Catalogue::of_folder(std::string(SOURCE_ROOT) + "/common/rulesets", wire::read_scenario);
    EXPECT_TRUE(static_cast<bool>(read)) << (read ? "" : read.error().words);
    return std::move(*read);
}

// One who plays by a brain of his own, over the protocol.
struct Player {
    Client* client = nullptr;
    Brain brain;
    std::uint32_t command = 0;

    bool act(const SentAction& action)
    {
        play::v1::ClientFrame frame;
        frame.mutable_act()->set_command(++command);
        frame.mutable_act()->set_made_on(client->number());
        wire::pack(action, *frame.mutable_act()->mutable_action());
        return !client->ask(frame).acted().has_refused();
    }
    bool play()
    {
        const auto action = brain.choose(
            client->picture(), [](const SentAction&) { return std::optional<Forecast>(); });
        return action && act(*action);
    }
    void give_up()
    {
        if (client->offer("resign") != nullptr) act({"resign", {}, {Chosen{0}}});
    }
};

std::vector<std::string> told(const Client& client)
{
    std::vector<std::string> told;
    for (const play::v1::ServerFrame& frame : client.frames())
        if (frame.body_case() == play::v1::ServerFrame::kTold) told.push_back(frame.told());
    return told;
}

class EachRuleset : public testing::TestWithParam<const char*> {
protected:
    // So many actions by whoever has something to do, and then the first side gives up.
    Bench::Seats played(Shelf& shelf, std::uint64_t seed, int actions)
    {
        const Bench::Seats seats = shelf.begun(asking::create(GetParam())).front();
        players_.clear();
        for (std::size_t i = 0; i < seats.tokens.size(); ++i) {
            players_.push_back({&shelf.bench.connect(), Brain{seed * 10 + i, 10}});
            players_.back().client->attach(seats.match, seats.tokens[i]);
        }
        public_ = &shelf.bench.connect();
        public_->attach(seats.match);
        for (int done = 0, idle = 0; done < actions && idle < 4;) {
            idle += 1;
            for (Player& player : players_)
                if (player.play()) {
                    ++done;
                    idle = 0;
                }
            shelf.bench.pass(250ms);
        }
        for (Player& player : players_) player.give_up();
        EXPECT_TRUE(public_->picture().ending);
        shelf.put_away();
        return seats;
    }

    std::vector<Player> players_{};
    Client* public_ = nullptr;
};

TEST_P(EachRuleset, AReplayThroughASeatsEyesIsWhatItWasSent)
{
    Shelf shelf(real_ones());
    const Bench::Seats seats = played(shelf, 1, 40);
    const std::string file = shelf.read(seats.match, play::v1::SECTION_WHOLE, 0).bytes;
    const auto sections = archive::read_sections(file, {});
    ASSERT_TRUE(sections);
    std::map<std::uint32_t, Client*> live{{256, public_}};
    for (std::size_t i = 0; i < players_.size(); ++i)
        live[static_cast<std::uint32_t>(i)] = players_[i].client;

    for (const auto& [viewer, client] : live) {
        const std::string bytes =
            shelf.read(seats.match, play::v1::SECTION_TRANSCRIPT, viewer).bytes;
        for (const archive::Section& section : *sections) {
            if (section.packed != bytes) continue;
            play::v1::Past past;
            ASSERT_TRUE(past.ParseFromString(*archive::unpacked(section)));
            EXPECT_EQ(std::vector<std::string>(past.told().begin(), past.told().end()),
                      told(*client));
        }
    }
}

TEST_P(EachRuleset, MatchesAreTakenInByAnEmptyServer)
{
    Shelf shelf(real_ones());
    Shelf other(real_ones());
    const int count = matches();
    for (int i = 0; i < count; ++i) {
        const Bench::Seats seats =
            played(shelf, static_cast<std::uint64_t>(i) + 2, count > 1 ? 5'000 : 25);
        const std::string file = shelf.read(seats.match, play::v1::SECTION_WHOLE, 0).bytes;
        ASSERT_FALSE(file.empty());

        Client& client = other.bench.connect();
        play::v1::ServerFrame answer;
        constexpr std::size_t stretch = 48 << 10;
        for (std::size_t from = 0; from < file.size(); from += stretch) {
            play::v1::ClientFrame frame;
            frame.mutable_hand_in()->set_whole(static_cast<std::uint32_t>(file.size()));
            frame.mutable_hand_in()->set_from(static_cast<std::uint32_t>(from));
            frame.mutable_hand_in()->set_bytes(file.substr(from, stretch));
            answer = client.ask(frame);
            ASSERT_TRUE(answer.has_taken()) << answer.ShortDebugString();
        }
        ASSERT_FALSE(answer.taken().match().empty()) << answer.ShortDebugString();
        for (const play::v1::Finding& one : answer.taken().findings())
            EXPECT_EQ(one.verdict(), play::v1::Finding::VERDICT_GOOD) << one.words();
        EXPECT_EQ(other.read(answer.taken().match(), play::v1::SECTION_WHOLE, 0).bytes, file);
        client.go();
        for (Player& player : players_) player.client->go();
        public_->go();
        shelf.bench.clients.clear();
        other.bench.clients.clear();
    }
}

INSTANTIATE_TEST_SUITE_P(, EachRuleset, testing::Values("patrol", "ibarra-palace"),
                         [](const auto& of) {
                             return std::string(of.param) == "patrol" ? "Bravado" : "Brigades";
                         });

}  // namespace
}  // namespace galloper
