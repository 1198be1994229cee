#include "common/rulesets/bravado/sums/assault.h"

#include <gtest/gtest.h>

namespace galloper::bravado {
namespace {

using namespace galloper::literals;

// [BRV-64]
TEST(AssaultTable, ReadsAsPrinted)
{
    EXPECT_EQ(assault_result(1, 0, true), Assault::Destroyed);
    EXPECT_EQ(assault_result(2, 0, true), Assault::StiffFight);
    EXPECT_EQ(assault_result(3, 0, true), Assault::StiffFight);
    EXPECT_EQ(assault_result(4, 0, true), Assault::Abandoned);
    EXPECT_EQ(assault_result(6, 0, true), Assault::Abandoned);
    EXPECT_EQ(assault_result(7, 0, true), Assault::Surrender);
    EXPECT_EQ(assault_result(8, 0, true), Assault::Surrender);
    EXPECT_EQ(assault_result(9, 0, true), Assault::Captured);
    EXPECT_EQ(assault_result(10, 0, true), Assault::Captured);
}

// [BRV-64]
TEST(AssaultTable, WhatTheGunHasLostIsAddedAndMoreThanTenIsTen)
{
    EXPECT_EQ(assault_result(1, 1, true), Assault::StiffFight);
    EXPECT_EQ(assault_result(1, 3, true), Assault::Abandoned);
    EXPECT_EQ(assault_result(9, 5, true), Assault::Captured);
    EXPECT_EQ(assault_ways(Assault::Destroyed, 0, true), 1);
    EXPECT_EQ(assault_ways(Assault::Destroyed, 1, true), 0);
    EXPECT_EQ(assault_ways(Assault::Captured, 3, true), 5);  // 6 to 10
}

// [BRV-64]
TEST(AssaultTable, MoorsAndLegionDoNotSurrender)
{
    EXPECT_EQ(assault_result(7, 0, false), Assault::Captured);
    EXPECT_EQ(assault_ways(Assault::Surrender, 0, false), 0);
    EXPECT_EQ(assault_ways(Assault::Captured, 0, false), 4);
}

// [BRV-63]
TEST(AssaultTable, BravadoInInchesReachesTheMuzzle)
{
    EXPECT_TRUE(in_assault_reach({}, {6_in, 0_in}, 6));
    EXPECT_FALSE(in_assault_reach({}, {6_in + Length{1}, 0_in}, 6));
}

}  // namespace
}  // namespace galloper::bravado
