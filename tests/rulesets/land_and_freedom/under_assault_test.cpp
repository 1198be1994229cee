// The fire of whoever is assaulted.

#include "tests/rulesets/land_and_freedom/assaulting.h"

namespace galloper::land_and_freedom {
namespace {

using UnderAssault = Assaulting;

// [LAF-58] [LAF-51] At short range, at one of them, as its defensive fire. They are equally good to
// fire at: a throw decides. [GEN-7] [GEN-8]
TEST_F(UnderAssault, TheTargetFiresAtOneOfThem)
{
    field.dice("bravery", {5}).dice("fire", {5, 1, 1}).dice("which attacker", {2});
    field.dice("melee", {6, 1});

    assault({first, second});

    EXPECT_EQ(field.throws("fire")[0].dice.size(), 3u);
    EXPECT_TRUE(field.find(second).disordered);
    EXPECT_EQ(field.find(second).at, cm(94, 40));  // back where it started
    EXPECT_TRUE(field.find(second).moved);
    EXPECT_EQ(totals(), (std::vector{7, 4}));  // one is left to go in
    EXPECT_TRUE(field.gone(enemy));
}

// [LAF-58] Two hits.
TEST_F(UnderAssault, IfNobodyIsLeftItIsOver)
{
    field.dice("bravery", {5}).dice("fire", {5, 6, 1});

    assault({first});

    EXPECT_TRUE(field.gone(first));
    EXPECT_TRUE(field.throws("melee, the attackers").empty());
    EXPECT_TRUE(field.find(enemy).fired);
    EXPECT_TRUE(field.find(enemy).moved);
}

// [LAF-58] [LAF-45] It picks the one whom a single hit destroys, without a throw.
TEST_F(UnderAssault, TheTargetFiresWhereItIsLikeliestToDestroy)
{
    field.state.base(second).disordered = true;
    field.dice("bravery", {6}).dice("fire", {5, 1, 1}).dice("melee", {1, 6});

    assault({first, second});

    EXPECT_TRUE(field.gone(second));
    EXPECT_TRUE(field.dice_are_spent());
}

// [LAF-40] [LAF-58] It fires at whoever has come to it: in the village as well, where a 5 misses.
TEST_F(UnderAssault, WhoeverHasComeIntoCoverHasIt)
{
    field.state.base(enemy).at = cm(100, 53);  // the village begins at 48
    field.dice("bravery", {5}).dice("fire", {5, 5, 5}).dice("melee", {1, 1});

    assault({first});

    EXPECT_EQ(field.throws("fire")[0].total, 0);
}

// [LAF-58] [LAF-51]
TEST_F(UnderAssault, ATargetThatHasMovedDoesNotFire)
{
    field.state.base(enemy).moved = true;
    field.dice("bravery", {5}).dice("melee", {6, 1});

    assault({first});

    EXPECT_TRUE(field.throws("fire").empty());
}

// [LAF-58] Others with an eye on them hold their fire: no dice are thrown but the target's.
TEST_F(UnderAssault, AnAssaultPromptsNoOtherDefensiveFire)
{
    field.base(theirs, {.arm = Arm::Mmg, .at = cm(110, 65), .facing = {0, -1}});
    defender_has_fired();
    field.dice("bravery", {5}).dice("melee", {6, 1});

    assault({first});

    EXPECT_TRUE(field.throws("fire").empty());
}

// [LAF-43] An entrenched target does not fire at who comes from behind.
TEST_F(UnderAssault, AnEntrenchedTargetFiresOnlyForwards)
{
    field.state.base(enemy).entrenched = true;
    field.state.base(enemy).facing = {0, 1};
    field.dice("bravery", {5}).dice("melee", {6, 1});

    assault({first});

    EXPECT_TRUE(field.throws("fire").empty());
}

}  // namespace
}  // namespace galloper::land_and_freedom
