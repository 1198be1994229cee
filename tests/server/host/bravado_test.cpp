// The whole way with the real rules, the real files and the real store: a person and the house play
// a match to its end through kills of the server.

#include <gtest/gtest.h>

#include <filesystem>

#include "common/bot/brain.h"
#include "common/wire/scenario.h"
#include "server/store/open_store.h"
#include "tests/server/host/bench.h"
#include "tests/server/store/open_shop.h"
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

Bench::OpenStore store_in(const std::string& folder)
{
    return [folder](Loop& loop) {
        auto store =
            open_store({.folder = folder,
                        .post = [&loop](std::function<void()> work) { loop.post(std::move(work)); },
                        .fatal = [](const std::string& words) { ADD_FAILURE() << words; }});
        EXPECT_TRUE(static_cast<bool>(store)) << (store ? "" : store.error().words);
        return std::move(*store);
    };
}

// A person's part, played by a brain of its own over the protocol.
class Player {
public:
    Player(std::string match, std::string token) : match_(std::move(match)), token_(token) {}

    void come(Bench& bench)
    {
        client_ = &bench.connect();
        EXPECT_EQ(client_->attach(match_, token_).attached().last_command(), command_);
    }
    Client& client() { return *client_; }

    // False where it has nothing to do.
    bool play()
    {
        const auto action = brain_.choose(
            client_->picture(), [](const SentAction&) { return std::optional<Forecast>(); });
        if (!action) return false;
        play::v1::ClientFrame frame;
        frame.mutable_act()->set_command(++command_);
        frame.mutable_act()->set_made_on(client_->number());
        wire::pack(*action, *frame.mutable_act()->mutable_action());
        const auto answer = client_->ask(frame);
        EXPECT_TRUE(answer.has_acted()) << answer.ShortDebugString();
        EXPECT_FALSE(answer.acted().has_refused()) << answer.ShortDebugString();
        last_ = frame;
        return true;
    }

    // The last command again is answered and not played.
    void play_again()
    {
        const std::uint32_t before = client_->number();
        EXPECT_FALSE(client_->ask(last_).acted().has_refused());
        EXPECT_EQ(client_->number(), before);
    }

private:
    std::string match_;
    std::string token_;
    Brain brain_{7, 10};
    Client* client_ = nullptr;
    std::uint32_t command_ = 0;
    play::v1::ClientFrame last_{};
};

TEST(Bravado, AMatchIsPlayedToItsEndThroughKillsOfTheServer)
{
    const TemporaryFolder folder;
    Bench bench(catalogue(), store_in(folder.path()));
    const play::v1::Created created = bench.connect().ask(asking::play_now()).created();
    ASSERT_EQ(created.seats_size(), 1);
    Player player(created.match(), created.seats(0).token());
    player.come(bench);

    int steps = 0, waits = 0;
    while (!player.client().picture().ending && steps < 1'500 && waits < 20) {
        const bool played = player.play();
        bench.pass(500ms);
        waits = played ? 0 : waits + 1;
        if (!played) continue;
        if (++steps % 5 != 0) continue;

        const SentPicture before = player.client().picture();
        const std::uint32_t number = player.client().number();
        bench.kill_and_start();
        player.come(bench);
        EXPECT_EQ(player.client().picture(), before);
        EXPECT_EQ(player.client().number(), number);
        player.play_again();
    }

    EXPECT_TRUE(player.client().picture().ending) << "after " << steps << " actions";
    EXPECT_GE(steps, 5) << "it was killed at least once";
    EXPECT_EQ(player.client().last_card().stage(), play::v1::STAGE_OVER);
    EXPECT_EQ(player.client().last_card().secret().size(), 32u);
    EXPECT_EQ(bench.host->figures().parked, 0u);
}

}  // namespace
}  // namespace galloper
