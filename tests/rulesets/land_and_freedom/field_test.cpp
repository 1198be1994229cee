// The field that the tests of Land and Freedom are played on.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-1] 4 companies, a machine gun and a headquarters.
TEST(Field, ABattalionIsSixBasesOfWhichFiveCount)
{
    Field field;
    const int battalion = field.battalion(nationalists, 11, 0, cm(50, 20));
    for (int i = 0; i < 4; ++i) field.rifles(battalion, cm(40 + 5 * i, 30));
    field.base(battalion, {.arm = Arm::Mmg, .at = cm(70, 30)});

    EXPECT_EQ(field.state.bases.size(), 6u);
    EXPECT_EQ(field.state.formation(battalion).bases_at_start, 5);
    EXPECT_EQ(field.find(field.hq(battalion)).arm, Arm::Headquarters);
}

TEST(Field, IsSavedAndReadBack)
{
    Field field;
    field.rifles(field.battalion(republicans, 21, 0, cm(50, 20)), cm(10, 10));

    const auto read = Rules::load(Rules::save(field.state));

    ASSERT_TRUE(bool(read));
    EXPECT_EQ(*read, field.state);
}

}  // namespace
}  // namespace galloper::land_and_freedom
