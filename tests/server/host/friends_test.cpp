// Two friends in one match, who under fog see different things: what each of them is told again.

#include <algorithm>

#include <gtest/gtest.h>

#include "common/bot/brain.h"
#include "common/wire/scenario.h"
#include "tests/server/host/bench.h"
#include "tests/support/asking.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

Catalogue catalogue()
{
    auto read =
        Catalogue::of_folder(std::string(SOURCE_ROOT) + "/common/rulesets", wire::read_scenario);
    EXPECT_TRUE(static_cast<bool>(read)) << (read ? "" : read.error().words);
    return std::move(*read);
}

// What one viewer has been sent, in the order in which it came.
struct Heard {
    SentPicture first{};  // that he began with
    std::vector<std::string> told{};
};

SentPicture read(Result<SentPicture, wire::Malformed> picture)
{
    EXPECT_TRUE(static_cast<bool>(picture));
    return picture ? std::move(*picture) : SentPicture{};
}

Heard heard_live(const Client& client)
{
    Heard heard;
    for (const play::v1::ServerFrame& frame : client.frames()) {
        if (frame.has_fresh()) heard.first = read(wire::unpack(frame.fresh().picture()));
        if (frame.body_case() == play::v1::ServerFrame::kTold) heard.told.push_back(frame.told());
    }
    return heard;
}

// Somebody with this token comes late and asks for what was told before.
Heard heard_again(Bench& bench, const std::string& match, const std::string& token)
{
    play::v1::ClientFrame frame = asking::attach(match, token, 0, true);
    frame.mutable_attach()->set_past(true);
    Client& again = bench.connect();
    again.ask(frame);
    Heard heard;
    for (const play::v1::ServerFrame& sent : again.frames()) {
        if (!sent.has_past()) continue;
        heard.first = read(wire::decode_picture(sent.past().first()));
        heard.told.assign(sent.past().told().begin(), sent.past().told().end());
    }
    return heard;
}

// Two seats a side, each with the eyes of its own bases alone.
class TwoFriendsUnderFog : public testing::Test {
protected:
    TwoFriendsUnderFog()
    {
        play::v1::ClientFrame frame = asking::create_with("ibarra-palace", "commanders", "2");
        (*frame.mutable_create()->mutable_options())["fog"] = "commander";
        const auto created = bench.connect().ask(frame).created();
        seats.match = created.match();
        for (const play::v1::SeatToken& seat : created.seats())
            seats.tokens.push_back(seat.token());
        bench.sit(seats);
        for (const std::string& token : seats.tokens) {
            players.push_back(&bench.connect());
            players.back()->attach(seats.match, token);
        }
    }

    // Whoever has something to do does it, so many times in all.
    void play(int actions)
    {
        std::vector<Brain> brains(players.size(), Brain{7, 10});
        std::vector<std::uint32_t> commands(players.size());
        for (int turn = 0; actions > 0; ++turn) {
            ASSERT_LT(turn, 1'000) << "somebody has something to do";
            const std::size_t i = static_cast<std::size_t>(turn) % players.size();
            Client& player = *players[i];
            bench.pass(250ms);
            const auto action = brains[i].choose(
                player.picture(), [](const SentAction&) { return std::optional<Forecast>(); });
            if (!action) continue;
            play::v1::ClientFrame frame;
            frame.mutable_act()->set_command(++commands[i]);
            frame.mutable_act()->set_made_on(player.number());
            wire::pack(*action, *frame.mutable_act()->mutable_action());
            ASSERT_FALSE(player.ask(frame).acted().has_refused());
            --actions;
        }
    }

    Bench bench{catalogue(), {}};
    Bench::Seats seats{};
    std::vector<Client*> players{};
};

// The last of it, as much as is sent again.
TEST_F(TwoFriendsUnderFog, AreToldAgainWhatEachWasToldHimself)
{
    play(40);

    std::vector<Heard> again;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Heard live = heard_live(*players[i]);
        again.push_back(heard_again(bench, seats.match, seats.tokens[i]));
        const std::vector<std::string>& told = again.back().told;
        ASSERT_GE(told.size(), 10u);
        ASSERT_LE(told.size(), live.told.size());
        EXPECT_TRUE(std::equal(told.rbegin(), told.rend(), live.told.rbegin()));
        EXPECT_EQ(again.back().first, live.first);
    }
    EXPECT_NE(again[0].first, again[1].first);
    EXPECT_NE(again[0].told, again[1].told);
}

}  // namespace
}  // namespace galloper
