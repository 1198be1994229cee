// [LAF-12] [LAF-13]: disorder that was paid for is lifted.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

struct Recovering : testing::Test {
    Field field;
    int unit = field.battalion(nationalists, 11, 0, cm(20, 20));
    PieceId base = field.rifles(unit, cm(30, 20));

    Recovering()
    {
        field.state.turn = 2;
        field.state.base(base).disordered = true;
        field.state.base(base).disordered_in = 1;
        field.state.formation(unit).to_clear = {base};
    }
    void begin_level(int level)
    {
        field.state.level = level;
        field.run([](Step& step) { lift_disorder(step); });
    }
    bool disordered() const { return field.find(base).disordered; }
};

// [LAF-12] "When units with 1 priority point are activated".
TEST_F(Recovering, DisorderIsLiftedAtLevelOne)
{
    begin_level(2);
    EXPECT_TRUE(disordered());

    begin_level(1);
    EXPECT_FALSE(disordered());
    EXPECT_TRUE(field.state.formation(unit).to_clear.empty());
    EXPECT_TRUE(field.was_said("{} is in order again."));
}

// [LAF-12] Recommended: with its own battalion, which holds 3 points.
TEST_F(Recovering, OrInThePhaseOfItsBattalion)
{
    field.state.settings.disorder_clears = DisorderClears::OwnPhase;
    field.state.formation(unit).points = 3;

    begin_level(4);
    EXPECT_TRUE(disordered());

    begin_level(3);
    EXPECT_FALSE(disordered());
}

// [LAF-12] "Level 1 if it has no other points".
TEST_F(Recovering, ABattalionWithoutPointsRecoversAtLevelOne)
{
    field.state.settings.disorder_clears = DisorderClears::OwnPhase;

    begin_level(2);
    EXPECT_TRUE(disordered());

    begin_level(1);
    EXPECT_FALSE(disordered());
}

// [LAF-13] A base disordered in turn n can be cleared in n + 1 at the earliest.
TEST_F(Recovering, NotInTheTurnInWhichItWasDisordered)
{
    field.state.base(base).disordered_in = 2;
    begin_level(1);
    EXPECT_TRUE(disordered());
}

// [LAF-12] The point is lost with the base.
TEST_F(Recovering, ABaseThatIsGoneStaysGone)
{
    std::erase_if(field.state.bases, [this](const Base& one) { return one.id == base; });
    begin_level(1);
    EXPECT_TRUE(field.state.formation(unit).to_clear.empty());
    EXPECT_TRUE(field.report().lines.empty());
}

}  // namespace
}  // namespace galloper::land_and_freedom
