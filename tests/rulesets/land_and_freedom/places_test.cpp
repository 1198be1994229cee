// Where riders and spotters begin.

#include <gtest/gtest.h>

#include "common/rulesets/land_and_freedom/command.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

// [LAF-23] [LAF-33] Beside their headquarters, on the side to which they go, and not in the water.
TEST(Places, NobodyBeginsInARiver)
{
    Field field;
    const int brigade = field.brigade(nationalists, 1, 0, cm(50, 50));
    Base rider{.side = nationalists, .arm = Arm::Cavalry, .facing = {0, 1}};
    const auto begins = [&] {
        Point at;
        field.run([&](Step& step) {
            at = place_beside(step, field.find(field.hq(brigade)), rider, cm(50, 140));
        });
        return at;
    };
    EXPECT_GT(begins().y, 52_cm);

    field.ground("river", square(cm(0, 52), cm(200, 60)));

    EXPECT_LT(begins().y, 52_cm);
}

}  // namespace
}  // namespace galloper::land_and_freedom
