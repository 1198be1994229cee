// [GEN-15] [GEN-19]: what comes out is named by a line that is told to whoever it comes out to, and
// nothing else comes out. The laws find such places; these are the ones they have found.

#include <gtest/gtest.h>

#include <algorithm>

#include "common/game/telling.h"
#include "common/match/recorded_dice.h"
#include "common/rulesets/land_and_freedom/matters.h"
#include "tests/support/brigade_field.h"
#include "tests/support/seeded_dice.h"

namespace galloper::land_and_freedom {
namespace {

constexpr int brigade = 1;
constexpr int own = 11;
constexpr int tanks = 12;
constexpr int other = 21;

class Secrecy : public testing::Test {
protected:
    Secrecy()
    {
        field.brigade(nationalists, brigade, 0, cm(20, 20), 4);
        field.battalion(nationalists, own, brigade, cm(50, 20));
        field.detachment(nationalists, tanks, brigade);
        field.battalion(republicans, other, 0, cm(60, 130), 1);
        rifles = field.rifles(own, cm(50, 30));
        tank = field.base(tanks, {.label = "Tank 1", .arm = Arm::Tank, .at = cm(90, 30)});
        field.state.formation(tanks).label = "Tank 1";
    }
    const Line* line(const std::string& text) const
    {
        const auto& lines = field.report().lines;
        const auto found = std::find_if(lines.begin(), lines.end(),
                                        [&](const Line& one) { return one.text == text; });
        return found != lines.end() ? &*found : nullptr;
    }
    bool brings_out(const std::string& text, const Revealed& what) const
    {
        const Line* said = line(text);
        return said &&
               std::find(said->reveals.begin(), said->reveals.end(), what) != said->reveals.end();
    }
    bool brings_out(const std::string& text, const std::string& matter) const
    {
        return brings_out(text, Revealed{std::nullopt, matter});
    }
    bool brings_out(const std::string& text, PieceId piece) const
    {
        return brings_out(text, Revealed{piece, {}});
    }
    void fog(Fog fog)
    {
        field.state.settings.fog = fog;
        look_everywhere(field.state);
    }
    Field field{};
    PieceId rifles{}, tank{};
};

// [LAF-66] With the last turn over all that was hidden is shown.
TEST_F(Secrecy, TheEndSaysThatAllComesOut)
{
    field.state.turn = field.state.last_turn;
    field.state.level = 0;
    field.run([](Step& step) { proceed(step); });

    ASSERT_EQ(field.state.phase, Phase::Over);
    EXPECT_TRUE(brings_out("The game is over.", matters::all));
}

// [LAF-6] Both seats of a side see what was given, and no enemy hears of it.
TEST_F(Secrecy, FriendsHearThatPointsAreOut)
{
    field.state.phase = Phase::Allocation;
    field.run([](Step& step) { send_points(step); });

    const std::string words = "All points are given out.";
    EXPECT_TRUE(brings_out(words, matters::points(nationalists)));
    ASSERT_NE(line(words), nullptr);
    EXPECT_TRUE(line(words)->to.includes(nationalist));
    EXPECT_FALSE(line(words)->to.includes(republican));
    EXPECT_FALSE(line(words)->to.includes(Viewer::everybody()));
}

// [GEN-19] Which of its like a tank is cannot be told under fog.
TEST_F(Secrecy, UnderFogADetachmentHasNoName)
{
    field.go(tanks, {BaseOrder{.base = tank}});
    EXPECT_TRUE(field.was_said("Tank 1 acts."));

    field.state.formation(tanks).activated = false;
    fog(Fog::Side);
    field.go(tanks, {BaseOrder{.base = tank}});
    EXPECT_TRUE(field.was_said("A detachment acts."));
}

// [LAF-15] [GEN-14] Whoever is passed over under fog would tell in what state his headquarters is.
TEST_F(Secrecy, UnderFogEveryGeneralIsAskedToBid)
{
    field.state.phase = Phase::Bids;
    field.state.base(field.hq(other)).disordered = true;
    field.run([](Step& step) { begin_bids(step); });
    EXPECT_TRUE(field.state.general(republicans).sealed);

    fog(Fog::Side);
    field.run([](Step& step) { begin_bids(step); });
    EXPECT_FALSE(field.state.general(republicans).sealed);
}

// [GEN-15] Losses are open, whoever saw them.
TEST_F(Secrecy, UnderFogALossIsSaidToAll)
{
    field.run([&](Step& step) { lose_base(step, tank); });
    EXPECT_FALSE(field.was_said("A base of the Nationalists is lost."));

    fog(Fog::Side);
    field.run([&](Step& step) { lose_base(step, rifles); });
    EXPECT_TRUE(brings_out("A base of the Nationalists is lost.", matters::fight(republicans)));
}

// [LAF-35] What a truck takes up or sets down may not have been seen before.
TEST_F(Secrecy, WhoeverMountsComesOut)
{
    const PieceId truck = field.base(own, {.arm = Arm::Truck, .at = cm(50, 34)});
    field.go(own, {{truck, {deeds::Haul{{cm(50, 40)}, rifles, true}}}});

    EXPECT_TRUE(brings_out("{} mounts {}.", rifles));
    EXPECT_TRUE(brings_out("{} dismounts from {}.", rifles));
}

// [LAF-23] [LAF-24] A rider shows where his headquarters is, and where whom he seeks.
TEST_F(Secrecy, ARiderShowsWhereHeComesFromAndGoes)
{
    const PieceId rider = field.base(brigade, {.arm = Arm::Motorcycle, .at = cm(20, 20)});
    field.state.base(rider).aboard = field.hq(brigade);
    field.run([](Step& step) {
        send_rider(step, Load{brigade, tanks, 1, {}});
        ride(step);
    });

    EXPECT_TRUE(brings_out("{} sets out with a message.", field.hq(brigade)));
    EXPECT_TRUE(brings_out("{} rides on.", tank));
}

// [GEN-19] Under `commander` a friend may see the firer and not the target, or the other way round.
TEST_F(Secrecy, WhoeverSeesOneOfTheTwoHearsOfFire)
{
    fog(Fog::Commander);
    const PieceId target = field.rifles(other, cm(50, 60));
    look_everywhere(field.state);
    field.dice("fire", {1, 1, 1});
    field.go(own, {fire(rifles, target)});

    EXPECT_TRUE(brings_out("{} fires.", target));
    EXPECT_TRUE(brings_out("{} is fired at.", rifles));
}

// [GEN-19] Whoever sees both hears of the shot once, and so does the truth.
TEST_F(Secrecy, WhoeverSeesBothHearsOfFireOnce)
{
    fog(Fog::Side);
    const PieceId target = field.rifles(other, cm(50, 60));
    look_everywhere(field.state);
    const auto shown = [&](Viewer viewer) { return picture(known_to(field.state, viewer)); };
    std::vector<Told> before;
    for (const Viewer viewer : {Viewer(nationalist), Viewer(republican), Viewer::truth()})
        before.push_back(first_look(viewer, HandleKey{}, shown(viewer)));
    field.dice("fire", {1, 1, 1});
    field.go(own, {fire(rifles, target)});

    for (const Told& told : before) {
        int heard = 0;
        for (const SentLine& sent :
             tell(told, shown(told.viewer), field.report()).update.news.lines)
            heard += sent.rule == "LAF-38" ? 1 : 0;
        EXPECT_EQ(heard, 1);
    }
}

// [GEN-15] The house says whether dice were thrown in a step that somebody is told of: they are,
// whether a radio was used or not.
TEST_F(Secrecy, WhereARadioMayBeUsedADieIsThrownForNothing)
{
    field.state.phase = Phase::Allocation;
    field.state.general(republicans).sealed = true;
    SeededDice dice(1, 1);
    RecordingDice thrown(dice);
    act(field.state, nationalist, Action{word_of(Verb::SealPoints), {}, {}}, thrown);

    EXPECT_FALSE(thrown.take().empty());
}

}  // namespace
}  // namespace galloper::land_and_freedom
