// A brigade's match through kills of the server, where the most lies half done.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <thread>

#include "tests/server/whole/child_server.h"
#include "tests/server/whole/player.h"
#include "tests/support/asking.h"

namespace galloper::whole {
namespace {

constexpr std::size_t south = 0, north = 1;

// Two seats, played by what they are offered and mostly by their defaults, and a server that can be
// killed under them.
class Brigades {
public:
    Brigades()
    {
        start();
        Player host(server_->port());
        const auto created = host.ask(asking::create("crossroads")).created();
        match_ = created.match();
        for (const auto& seat : created.seats()) {
            tokens_.at(seat.seat()) = seat.token();
            EXPECT_TRUE(host.sit(match_, seat.token(), "Somebody").has_sat_down());
        }
        come();
    }

    // What was told him before comes before any answer. Whoever asks too often waits a moment.
    const SentPicture& sees(std::size_t seat)
    {
        while (!up_to_date_[seat]) {
            up_to_date_[seat] = players_[seat]->ask(asking::describe(match_)).has_match();
            if (!up_to_date_[seat]) std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return *players_[seat]->picture;
    }
    std::vector<SentOffer> offers(std::size_t seat) { return sees(seat).offers; }
    std::optional<SentOffer> offer(std::size_t seat, const std::string& verb)
    {
        for (const SentOffer& offer : offers(seat))
            if (offer.verb == verb) return offer;
        return std::nullopt;
    }
    void take(std::size_t seat, const SentOffer& offer)
    {
        sees(seat);
        const auto acted = players_[seat]->act(offer, ++commands_[seat]).acted();
        ASSERT_FALSE(acted.has_refused()) << offer.verb << ": " << acted.refused().words();
        up_to_date_ = {};
    }
    // What is proposed to whoever is asked first. False where nobody is.
    bool go_on()
    {
        for (const std::size_t seat : {south, north})
            for (const SentOffer& offer : offers(seat))
                if (offer.is_default) {
                    take(seat, offer);
                    return true;
                }
        return false;
    }

    // Everybody comes back with what he had, hears nothing, and sees just the same afresh.
    void die_and_carry_on()
    {
        std::array<SentPicture, 2> before{sees(south), sees(north)};
        const std::array numbers{players_[south]->number, players_[north]->number};
        EXPECT_EQ(server_->end_by(SIGKILL), -SIGKILL);
        server_.reset();
        start();

        for (const std::size_t seat : {south, north}) {
            Player back(server_->port());
            back.picture = before.at(seat);
            back.number = numbers.at(seat);
            const auto attached = back.attach(match_, tokens_[seat]);
            EXPECT_EQ(attached.attached().number(), numbers.at(seat));
            EXPECT_EQ(attached.attached().last_command(), commands_[seat]);
            EXPECT_TRUE(back.heard.empty());
        }
        come();
        for (const std::size_t seat : {south, north}) {
            EXPECT_EQ(sees(seat), before.at(seat));
            EXPECT_EQ(players_[seat]->number, numbers.at(seat));
        }
    }

private:
    void start()
    {
        const std::string scenarios = SOURCE_ROOT "/tests/server/whole/brigades";
        server_ = std::make_unique<ChildServer>(data_.path(),
                                                std::vector<std::string>{"--scenarios", scenarios});
    }
    void come()
    {
        for (const std::size_t seat : {south, north}) {
            players_[seat] = std::make_unique<Player>(server_->port());
            EXPECT_TRUE(players_[seat]->attach(match_, tokens_[seat]).has_attached());
        }
        up_to_date_ = {};
    }

    Folder data_{};
    std::unique_ptr<ChildServer> server_{};
    std::string match_{};
    std::array<std::string, 2> tokens_{};
    std::array<std::unique_ptr<Player>, 2> players_{};
    std::array<std::uint32_t, 2> commands_{};
    std::array<bool, 2> up_to_date_{};
};

bool has_a_rider_on_the_road(const SentPicture& picture)
{
    return std::any_of(picture.pieces.begin(), picture.pieces.end(),
                       [](const SentPiece& piece) { return !piece.load.empty(); });
}

// The first points that were allotted are kept in hand after all.
SentOffer half_of(SentOffer allotment)
{
    for (SentAnswer& answer : allotment.proposed)
        if (auto* shares = std::get_if<std::vector<SentShare>>(&answer)) shares->clear();
    return allotment;
}

TEST(Brigades, AKilledServerCarriesOnWithARiderOnTheRoadAndHalfAnAllocation)
{
    Brigades table;
    for (int step = 0; step < 60 && !has_a_rider_on_the_road(table.sees(south)); ++step)
        ASSERT_TRUE(table.go_on());
    while (!table.offer(south, "seal points")) ASSERT_TRUE(table.go_on());
    ASSERT_TRUE(has_a_rider_on_the_road(table.sees(south)));
    table.take(north, *table.offer(north, "seal points"));
    table.take(south, half_of(*table.offer(south, "allot")));

    table.die_and_carry_on();

    table.take(south, *table.offer(south, "seal points"));
    EXPECT_FALSE(table.offer(south, "seal points"));
}

// North's company would be asked, and South's battalion goes for it.
TEST(Brigades, AKilledServerCarriesOnWhereItAskedWhoFires)
{
    Brigades table;
    while (!table.offer(north, "fire orders")) ASSERT_TRUE(table.go_on());
    for (SentOffer& order : table.offers(north))
        if (order.verb == "fire orders") {
            order.proposed = {Chosen{5}};
            table.take(north, order);
        }
    for (int step = 0; step < 60 && !table.offer(north, "hold fire"); ++step) {
        auto march = table.offer(south, "move unit");
        const auto go = table.offer(south, "go");
        if (march && go) {
            march->proposed = {Path{{Length{9'000}, Length{1'800}}}};
            table.take(south, *march);
            table.take(south, *table.offer(south, "go"));
        } else {
            ASSERT_TRUE(table.go_on());
        }
    }
    ASSERT_TRUE(table.offer(north, "hold fire"));

    table.die_and_carry_on();

    table.take(north, *table.offer(north, "fire now"));
    EXPECT_FALSE(table.offer(north, "fire now"));
}

}  // namespace
}  // namespace galloper::whole
