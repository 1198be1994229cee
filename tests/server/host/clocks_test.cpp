// Whose time runs, and what others see of it.

#include "server/host/clocks.h"

#include <gtest/gtest.h>

#include "tests/server/host/bench.h"

namespace galloper {
namespace {

using namespace std::chrono_literals;

constexpr Seat red{0}, blue{1};

// A step that these viewers were told of, after which these seats are awaited.
Match::Step step_by(Seat seat, const std::vector<Viewer>& told, const std::vector<Seat>& awaited)
{
    Match::Step step;
    step.deed = {Cause::Chosen, seat, {"go", {}, {}}};
    for (const Viewer viewer : {Viewer(red), Viewer(blue), Viewer::everybody(), Viewer::truth()}) {
        SentPicture picture;
        picture.awaited = awaited;
        Match::Telling telling{
            .told = std::make_shared<const Told>(Told{viewer, Names({}, viewer), picture})};
        if (std::find(told.begin(), told.end(), viewer) != told.end())
            telling.update.news.lines = {{"Something happens.", {}, "", {}}};
        step.tellings.push_back(std::move(telling));
    }
    return step;
}

std::vector<Viewer> take(Clocks& clocks, const Match::Step& step, ServiceTime now)
{
    return clocks.took(step, clocks.after(step, now));
}

ServiceTime due(const Clocks& clocks, Viewer viewer, Seat seat)
{
    for (const Deadline& one : clocks.due_as_known_to(viewer))
        if (one.seat == seat) return one.due;
    return {};
}

const std::vector<Viewer> everyone{red, blue, Viewer::everybody()};

TEST(TheClock, BeginsWhereSomebodyIsAskedAndGoesOnWhileHeIs)
{
    Clocks clocks(60, {});
    take(clocks, step_by(blue, everyone, {red}), 10s);
    EXPECT_EQ(due(clocks, blue, red), 70s);
    take(clocks, step_by(blue, everyone, {red}), 30s);
    EXPECT_EQ(due(clocks, blue, red), 70s) << "what another does gives no more time";
    take(clocks, step_by(red, everyone, {red}), 40s);
    EXPECT_EQ(due(clocks, blue, red), 100s) << "he has answered and is asked anew";
}

TEST(TheClock, OfTheHouseAndOfAMatchWithoutOneDoesNotRun)
{
    Clocks without(0, {}), machines(60, {red});
    for (Clocks* clocks : {&without, &machines}) {
        take(*clocks, step_by(blue, everyone, {red}), 10s);
        EXPECT_TRUE(clocks->due().empty());
    }
}

// That only red's own side was told of a step must not be seen by his clock: he sees it himself.
TEST(TheClock, IsNotRenewedByWhatSpectatorsAreNotToldOf)
{
    Clocks clocks(60, {});
    take(clocks, step_by(blue, everyone, {red}), 10s);
    const auto changed = take(clocks, step_by(red, {red, blue}, {red}), 40s);
    EXPECT_EQ(due(clocks, red, red), 70s);
    EXPECT_TRUE(changed.empty());
}

// Red's time ran out and nobody was told of what was played for him.
TEST(TheClock, OfAnotherIsSeenAsOfTheLastStepThatOneWasToldOf)
{
    Clocks clocks(60, {});
    take(clocks, step_by(blue, everyone, {red}), 10s);
    Match::Step unheard = step_by(red, {}, {red});
    unheard.deed.cause = Cause::Default;

    EXPECT_EQ(take(clocks, unheard, 70s), (std::vector<Viewer>{red, Viewer::truth()}));
    EXPECT_EQ(due(clocks, red, red), 130s);
    EXPECT_EQ(due(clocks, blue, red), 70s);

    Clocks woken(60, {});
    woken.load(clocks.save());
    for (const Viewer viewer : {Viewer(red), Viewer(blue), Viewer::truth()})
        EXPECT_EQ(woken.due_as_known_to(viewer), clocks.due_as_known_to(viewer));

    take(clocks, step_by(blue, everyone, {red}), 80s);
    EXPECT_EQ(due(clocks, blue, red), 130s);
}

// As it was last sent.
std::map<std::uint32_t, std::uint32_t> left(const Client& client)
{
    std::map<std::uint32_t, std::uint32_t> left;
    for (const play::v1::ServerFrame& frame : client.frames()) {
        if (!frame.has_clocks()) continue;
        left.clear();
        for (const play::v1::Clock& clock : frame.clocks().clocks())
            left[clock.seat()] = clock.left();
    }
    return left;
}

using Left = std::map<std::uint32_t, std::uint32_t>;

TEST(TimeLeft, IsSentToWhoeverComesAndWithWhatChangesIt)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 60);
    bench.pass(10s);
    Client& attacker = bench.connect();
    attacker.attach(seats.match, seats.tokens[0]);
    Client& spectator = bench.connect();
    spectator.attach(seats.match);
    EXPECT_EQ(left(attacker), (Left{{0, 50'000}}));
    EXPECT_EQ(left(spectator), (Left{{0, 50'000}}));

    bench.pass(5s);
    attacker.act(1, "pass");
    EXPECT_EQ(left(attacker), (Left{{1, 60'000}}));
    EXPECT_EQ(left(spectator), (Left{{1, 60'000}}));
}

TEST(TimeLeft, IsTheSameAfterAKill)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short", {}, 60);
    Client& attacker = bench.connect();
    attacker.attach(seats.match, seats.tokens[0]);
    bench.pass(15s);
    attacker.act(1, "write");  // stores the time, and gives no more of it

    bench.kill_and_start();
    Client& back = bench.connect();
    back.attach(seats.match, seats.tokens[0]);
    EXPECT_EQ(left(back), (Left{{0, 45'000}}));
}

TEST(TimeLeft, OfAMatchWithoutALimitIsNotSpokenOf)
{
    Bench bench;
    const Bench::Seats seats = bench.begun("short");
    Client& attacker = bench.connect();
    attacker.attach(seats.match, seats.tokens[0]);
    attacker.act(1, "pass");
    for (const play::v1::ServerFrame& frame : attacker.frames()) EXPECT_FALSE(frame.has_clocks());
}

}  // namespace
}  // namespace galloper
