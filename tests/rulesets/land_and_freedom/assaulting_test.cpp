// Assaults, ruling by ruling, called upon directly; whole activations are in assault_test.cpp.

#include <algorithm>
#include <array>

#include "common/game/telling.h"
#include "tests/rulesets/land_and_freedom/assaulting.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-57] [LAF-68a]
TEST_F(Assaulting, InTheOpenThereIsNone)
{
    field.state.ground.clear();

    assault({first});

    EXPECT_EQ(field.find(first).at, cm(100, 40));
    EXPECT_FALSE(field.find(first).moved);
    EXPECT_TRUE(field.throws("bravery").empty());
}

// [LAF-57] [LAF-68c] In a trench: by where it stands, or entrenched.
TEST_F(Assaulting, ATrenchCanBeAssaulted)
{
    for (const bool dug_in : {true, false}) {
        field.state.ground.clear();
        field.state.base(first).moved = false;
        field.state.base(enemy).entrenched = dug_in;
        if (!dug_in) field.ground("trench", square(cm(90, 48), cm(110, 52)));
        field.dice("bravery", {1});

        assault({first});
    }

    EXPECT_EQ(field.throws("bravery").size(), 2u);
}

// [LAF-57]
TEST_F(Assaulting, InfantryAssaultsATankAnywhere)
{
    field.state.ground.clear();
    field.state.base(enemy).arm = Arm::Tank;
    field.dice("bravery", {1});

    assault({first});

    EXPECT_EQ(field.throws("bravery").size(), 1u);
}

// [LAF-58] 10 cm for infantry: 6 edge to edge, and 12.
TEST_F(Assaulting, OnlyThoseWhoCanReachItTakePart)
{
    field.state.base(second).at = cm(94, 33);  // 13 to the nearest place

    assault({second});

    EXPECT_TRUE(field.throws("bravery").empty());
    EXPECT_FALSE(field.find(second).moved);
    EXPECT_TRUE(field.was_said("{} cannot reach what it was to assault."));
    EXPECT_FALSE(field.report().lines[0].to.includes(republican));
}

// [LAF-58] One die for all of them.
TEST_F(Assaulting, WhoeverFailsStaysHasUsedHisMoveAndMayStillFire)
{
    field.dice("bravery", {4});
    Running running{.formation = ours};
    running.left = {land_and_freedom::assault(first, enemy),
                    land_and_freedom::assault(second, enemy)};
    running.left[0].deeds.push_back(deeds::Fire{enemy});  // [LAF-68b]
    field.state.running = running;

    field.run([&](Step& step) { land_and_freedom::assault(step, enemy); });

    for (const PieceId id : {first, second}) {
        EXPECT_TRUE(field.find(id).moved);
        EXPECT_FALSE(field.find(id).fired);
    }
    EXPECT_EQ(field.find(first).at, cm(100, 40));
    ASSERT_EQ(field.state.running->left.size(), 1u);
    EXPECT_EQ(field.state.running->left[0], fire(first, enemy));
    EXPECT_FALSE(field.find(enemy).fired);
}

// [LAF-68b] [LAF-60]
TEST_F(Assaulting, WhoeverGoesInDoesNothingElse)
{
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {1, 1});  // 1 + 1 against 1 + 3
    Running running{.formation = ours};
    running.left = {land_and_freedom::assault(first, enemy)};
    running.left[0].deeds.push_back(deeds::Fire{enemy});
    field.state.running = running;

    field.run([&](Step& step) { land_and_freedom::assault(step, enemy); });

    EXPECT_TRUE(field.state.running->left.empty());
}

// [LAF-58]
TEST_F(Assaulting, ADisorderedBaseTakesOneOffAndAHeadquartersAddsOne)
{
    field.state.base(first).disordered = true;
    field.dice("bravery", {5});
    assault({first, second});
    EXPECT_EQ(field.throws("bravery")[0].total, 4);

    field.state.base(field.hq(ours)).at = cm(106, 40);
    field.state.base(third).at = cm(70, 30);
    field.state.base(first).moved = field.state.base(second).moved = false;
    field.dice("bravery", {4}).dice("melee", {1, 1});
    defender_has_fired();
    assault({second, field.hq(ours)});
    EXPECT_EQ(field.throws("bravery")[1].total, 5);
}

// [LAF-59] Two in order touch him: 4 + 2 against 1 + 2 + 1 for the village.
TEST_F(Assaulting, TheHigherTotalWinsAndOneOfThemTakesThePlace)
{
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {4, 1});

    assault({first, second});

    EXPECT_EQ(totals(), (std::vector{6, 4}));
    EXPECT_TRUE(field.gone(enemy));  // [LAF-62]
    EXPECT_EQ(field.state.tally[republicans.number].bases_lost, 1);
    EXPECT_EQ(field.find(first).at, cm(100, 50));
    EXPECT_NE(field.find(second).at, cm(94, 40));  // beside it
    EXPECT_TRUE(field.find(first).moved);
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-62] 1 + 2 against 6 + 3: both are captured.
TEST_F(Assaulting, AllWhoLoseAreCaptured)
{
    defender_has_fired();
    field.dice("bravery", {6}).dice("melee", {1, 6});

    assault({first, second});

    EXPECT_TRUE(field.gone(first));
    EXPECT_TRUE(field.gone(second));
    EXPECT_FALSE(field.gone(enemy));
    EXPECT_EQ(field.state.tally[nationalists.number].bases_lost, 2);
}

// [LAF-61] 3 + 2 against 2 + 3.
TEST_F(Assaulting, ATieIsTheDefenders)
{
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {3, 2});

    assault({first, second});

    EXPECT_EQ(totals(), (std::vector{5, 5}));
    EXPECT_EQ(field.find(first).at, cm(100, 40));
    EXPECT_EQ(field.find(second).at, cm(94, 40));
    EXPECT_FALSE(field.gone(enemy));
}

// [LAF-61] [GEN-19] The second commander is deep in a wood, and in fog the public sees nobody.
TEST_F(Assaulting, ATieIsHeardByWhoSeesIt)
{
    const Seat other{2};
    field.ground("wood", square(cm(150, 80), cm(200, 130)));
    field.battalion(nationalists, 12, 0, cm(175, 105));
    field.state.settings.fog = Fog::Commander;
    field.state.posts.push_back(Post{nationalists, {12}, Sight::Own});
    field.state.desks[0].formations = {ours};
    field.state.desks.push_back(Desk{.seat = other, .formations = {12}});
    look_everywhere(field.state);
    const auto told = [&](Viewer viewer) {
        return first_look(viewer, HandleKey{}, picture(known_to(field.state, viewer)));
    };
    const std::array before{told(nationalist), told(other), told(Viewer::everybody())};
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {3, 2});

    assault({first, second});

    const auto hears_of_it = [&](const Told& viewer) {
        const News news = news_for(field.report(), viewer, told(viewer.viewer));
        return std::any_of(news.lines.begin(), news.lines.end(),
                           [](const SentLine& line) { return line.rule == "LAF-61"; });
    };
    EXPECT_TRUE(hears_of_it(before[0]));
    EXPECT_FALSE(hears_of_it(before[1]));
    EXPECT_FALSE(hears_of_it(before[2]));
}

// [LAF-59] [LAF-58] Of two one is disordered: it goes in, and adds nothing. The defender in
// disorder has one less: 1 + 1 against 1 + 2.
TEST_F(Assaulting, DisorderedBasesAddNothing)
{
    defender_has_fired();
    field.state.base(second).disordered = true;
    field.state.base(enemy).disordered = true;
    field.dice("bravery", {6}).dice("melee", {1, 1});

    assault({first, second});

    EXPECT_EQ(totals(), (std::vector{2, 3}));
}

// [LAF-59] Three abreast, and one more behind them who touches one of them.
TEST_F(Assaulting, WhoeverTouchesAFriendWhoTouchesTheEnemyCountsToo)
{
    defender_has_fired();
    // Nobody can get round him: other enemies, who cannot be assaulted, stand at his sides.
    field.state.ground.clear();
    field.ground("village", square(cm(99, 49), cm(101, 51)));
    field.base(theirs, {.at = cm(105, 53), .facing = {0, -1}});
    field.base(theirs, {.at = cm(95, 53), .facing = {0, -1}});
    field.dice("bravery", {5}).dice("melee", {6, 6});

    assault({first, second});

    EXPECT_EQ(field.throws("melee, the attackers")[0].modifiers,
              (std::vector<Modifier>{{"bases in order and in contact", 2}}));
}

// [LAF-63] [LAF-27]
TEST_F(Assaulting, IndividualsSurrenderWithoutDice)
{
    const int spotters = field.detachment(republicans, 31, 0);
    const PieceId spotter = field.base(spotters, {.arm = Arm::Spotter, .at = cm(108, 50)});
    field.dice("bravery", {5});

    assault({third}, spotter);

    EXPECT_TRUE(field.gone(spotter));
    EXPECT_TRUE(field.dice_are_spent());
    EXPECT_TRUE(field.state.formation(spotters).broken);
}

// [LAF-58]
TEST_F(Assaulting, IndividualsAreSafeWhileNerveFails)
{
    const int spotters = field.detachment(republicans, 31, 0);
    const PieceId spotter = field.base(spotters, {.arm = Arm::Spotter, .at = cm(108, 50)});
    field.dice("bravery", {4});

    assault({third}, spotter);

    EXPECT_FALSE(field.gone(spotter));
}

// [LAF-63] A headquarters defends like any base: 2, and 1 for the village.
TEST_F(Assaulting, AHeadquartersFightsLikeAnyBase)
{
    field.state.base(enemy).arm = Arm::Headquarters;
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {6, 1});

    assault({first});

    EXPECT_EQ(totals(), (std::vector{7, 4}));
}

// [LAF-64] In a village, but no cover: 1 + 2.
TEST_F(Assaulting, ATankHasNoCover)
{
    field.state.base(enemy).arm = Arm::Tank;
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {1, 1});

    assault({first});

    EXPECT_EQ(totals(), (std::vector{2, 3}));
}

// [LAF-62] [LAF-36] What is in a captured truck is captured with it.
TEST_F(Assaulting, ATruckIsCapturedWithItsPassenger)
{
    field.state.base(enemy).arm = Arm::Truck;
    field.state.base(enemy).attached = true;
    const PieceId passenger = field.base(theirs, {.at = cm(100, 50), .aboard = enemy});
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {6, 1});

    assault({first});

    EXPECT_TRUE(field.gone(enemy));
    EXPECT_TRUE(field.gone(passenger));
}

// [LAF-65] A battalion of three that loses two in an assault has nobody left.
TEST_F(Assaulting, ALostAssaultCanBreakABattalion)
{
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {1, 6});

    assault({first, second, third});

    EXPECT_TRUE(field.state.formation(ours).broken);
    EXPECT_TRUE(field.gone(gun));
    EXPECT_EQ(field.state.tally[nationalists.number].battalions_lost, 1);
}

// [LAF-68c]
TEST_F(Assaulting, WhoeverLeavesHisTrenchIsEntrenchedNoLonger)
{
    field.state.base(first).entrenched = true;
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {3, 1});  // 3 + 1 against 1 + 3

    assault({first});

    EXPECT_EQ(field.find(first).at, cm(100, 40));
    EXPECT_FALSE(field.find(first).entrenched);
}

// [LAF-20] [LAF-58] Whoever has moved or fired, or is in a truck, takes no part.
TEST_F(Assaulting, ABaseThatHasMovedOrFiredDoesNotAssault)
{
    field.state.base(first).moved = true;
    field.state.base(second).fired = true;

    assault({first, second});

    EXPECT_TRUE(field.throws("bravery").empty());
}

// [LAF-34] [LAF-33] A river between them.
TEST_F(Assaulting, TheWayMustBeOpen)
{
    field.ground("river", square(cm(0, 43), cm(200, 44)));
    assault({first});
    EXPECT_TRUE(field.throws("bravery").empty());

    field.ground("bridge", square(cm(98, 42), cm(102, 45)));
    field.dice("bravery", {1});
    assault({first});
    EXPECT_EQ(field.throws("bravery").size(), 1u);
}

}  // namespace
}  // namespace galloper::land_and_freedom
