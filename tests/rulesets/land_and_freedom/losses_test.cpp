// What a loss brings with it.

#include <gtest/gtest.h>

#include "tests/support/brigade_field.h"
#include "tests/support/moments.h"

namespace galloper::land_and_freedom {
namespace {

// A brigade whose battalion has four companies and a machine gun.
struct Losing : testing::Test {
    Field field;
    int army = field.army(nationalists, 1, cm(10, 10));
    int brigade = field.brigade(nationalists, 10, 1, cm(30, 10));
    int battalion = field.battalion(nationalists, 11, 10, cm(50, 10));
    std::vector<PieceId> companies{
        field.rifles(battalion, cm(40, 30)), field.rifles(battalion, cm(45, 30)),
        field.rifles(battalion, cm(50, 30)), field.rifles(battalion, cm(55, 30))};
    PieceId machine_gun = field.base(battalion, {.arm = Arm::Mmg, .at = cm(60, 30)});

    void lose(PieceId base)
    {
        field.run([&](Step& step) { lose_base(step, base); });
    }
    void hit(PieceId base, int hits)
    {
        field.run([&](Step& step) { land_and_freedom::hit(step, base, hits); });
    }
    const Tally& tally() const { return field.state.tally[nationalists.number]; }

    PieceId rider(Arm arm, std::optional<Load> load)
    {
        const PieceId id = field.base(brigade, {.arm = arm, .at = cm(40, 60)});
        field.state.errands.push_back({id, std::move(load)});
        return id;
    }
    const Errand* errand(PieceId rider) const
    {
        for (const Errand& errand : field.state.errands)
            if (errand.rider == rider) return &errand;
        return nullptr;
    }
};

// [LAF-65] Two of five are 40 in 100, three are 60.
TEST_F(Losing, ABattalionIsRemovedWithItsThirdLossOfFive)
{
    lose(companies[0]);
    lose(machine_gun);
    EXPECT_FALSE(field.state.formation(battalion).broken);

    lose(companies[1]);

    EXPECT_TRUE(field.state.formation(battalion).broken);
    EXPECT_TRUE(field.gone(companies[2]));
    EXPECT_TRUE(field.gone(companies[3]));
    EXPECT_EQ(field.state.formation(battalion).hq, std::nullopt);
    EXPECT_EQ(tally().battalions_lost, 1);
    EXPECT_EQ(tally().bases_lost, 6);  // five and the headquarters
    EXPECT_TRUE(field.was_said(
        "Battalion 11 has lost more than half of its bases: what is left of it is removed."));
    EXPECT_EQ(moments(field.report()), (std::vector<std::string>{"battalion broken"}));
}

// [LAF-65] Half of four is not more than half.
TEST(ABattalionOfFour, IsNotBrokenByHalfOfIt)
{
    Field field;
    const int battalion = field.battalion(nationalists, 11, 0, cm(50, 10));
    std::vector<PieceId> companies;
    for (int i = 0; i < 4; ++i) companies.push_back(field.rifles(battalion, cm(40 + 5 * i, 30)));
    const auto lose = [&](PieceId id) { field.run([&](Step& step) { lose_base(step, id); }); };

    lose(companies[0]);
    lose(companies[1]);
    EXPECT_FALSE(field.state.formation(battalion).broken);
    lose(companies[2]);

    EXPECT_TRUE(field.state.formation(battalion).broken);
}

// [LAF-65] The headquarters does not count, nor does what was put with it.
TEST_F(Losing, HeadquartersAndAttachedTanksDoNotCount)
{
    const PieceId tank =
        field.base(battalion, {.arm = Arm::Tank, .attached = true, .at = cm(70, 30)});
    lose(companies[0]);
    lose(companies[1]);

    lose(field.hq(battalion));
    lose(tank);

    EXPECT_FALSE(field.state.formation(battalion).broken);
    EXPECT_EQ(tally().bases_lost, 4);
}

// [LAF-65]
TEST_F(Losing, WhatWasPutWithItStaysByItselfAndWithoutPoints)
{
    const PieceId tank =
        field.base(battalion, {.arm = Arm::Tank, .attached = true, .at = cm(70, 30)});
    field.state.formation(battalion).points = 3;

    for (int i = 0; i < 3; ++i) lose(companies[static_cast<std::size_t>(i)]);

    ASSERT_FALSE(field.gone(tank));
    const int alone = field.find(tank).formation;
    EXPECT_NE(alone, battalion);
    const Formation& detachment = field.state.formation(alone);
    EXPECT_EQ(detachment.level, Level::Detachment);
    EXPECT_EQ(detachment.points, 0);
    EXPECT_EQ(detachment.allowance, 0);
    EXPECT_FALSE(field.find(tank).attached);
    EXPECT_EQ(field.state.desk_of(alone).seat, nationalist);
    EXPECT_EQ(field.state.formation(battalion).points, 0);
}

// [LAF-67]
TEST_F(Losing, DisorderedBasesAreNoLosses)
{
    for (const PieceId company : companies) hit(company, 1);

    EXPECT_FALSE(field.state.formation(battalion).broken);
    EXPECT_EQ(tally().bases_lost, 0);
}

// [LAF-2] The battalion is what morale is about; a detachment is gone with its one base.
TEST_F(Losing, ADetachmentIsGoneWithItsLastBase)
{
    const int detachment = field.detachment(nationalists, 30, 1);
    const PieceId tank = field.base(detachment, {.arm = Arm::Tank, .at = cm(70, 30)});

    lose(tank);

    EXPECT_TRUE(field.state.formation(detachment).broken);
    EXPECT_EQ(tally().battalions_lost, 0);
}

// [LAF-10] [LAF-68] What it was to share out is lost; what its battalion has got stays.
TEST_F(Losing, AHeadquartersThatIsLostGivesNothingMore)
{
    field.state.formation(brigade).arrived = 4;
    field.state.formation(brigade).radio = true;
    field.state.formation(battalion).points = 2;

    lose(field.hq(brigade));

    EXPECT_EQ(field.state.formation(brigade).hq, std::nullopt);
    EXPECT_EQ(field.state.formation(brigade).arrived, 0);
    EXPECT_FALSE(field.state.formation(brigade).radio);
    EXPECT_FALSE(field.state.formation(brigade).broken);
    EXPECT_EQ(field.state.formation(battalion).points, 2);
}

// [LAF-45] Of bases that are destroyed, a headquarters alone.
TEST_F(Losing, AHeadquartersThatIsDestroyedIsAGreatMoment)
{
    hit(companies[0], 2);
    hit(field.hq(brigade), 2);
    EXPECT_TRUE(field.gone(companies[0]));
    EXPECT_EQ(moments(field.report()), (std::vector<std::string>{"headquarters lost"}));
}

// [LAF-36]
TEST_F(Losing, ThePassengerOfATruckIsSetDownInDisorder)
{
    const PieceId truck =
        field.base(battalion, {.arm = Arm::Truck, .attached = true, .at = cm(70, 40)});
    field.state.base(companies[0]).aboard = truck;

    hit(truck, 2);

    ASSERT_FALSE(field.gone(companies[0]));
    EXPECT_EQ(field.find(companies[0]).at, cm(70, 40));
    EXPECT_EQ(field.find(companies[0]).aboard, std::nullopt);
    EXPECT_TRUE(field.find(companies[0]).disordered);
}

// [LAF-36] Under either reading of hits.
TEST_F(Losing, ADisorderedPassengerIsDestroyedWithIt)
{
    field.state.settings.hits = Hits::PerVolley;
    const PieceId truck =
        field.base(battalion, {.arm = Arm::Truck, .attached = true, .at = cm(70, 40)});
    field.state.base(companies[0]).aboard = truck;
    field.state.base(companies[0]).disordered = true;

    hit(truck, 2);

    EXPECT_TRUE(field.gone(companies[0]));
    EXPECT_EQ(tally().bases_lost, 2);
}

// [LAF-27] [LAF-45] Shot at like any base; his load goes with him, and he is no loss to the army.
TEST_F(Losing, ARiderIsDisorderedByOneHitAndGoneWithHisLoadByTwo)
{
    const PieceId motorcycle = rider(Arm::Motorcycle, Load{brigade, battalion, 2, {}});

    hit(motorcycle, 1);
    EXPECT_TRUE(field.find(motorcycle).disordered);
    ASSERT_TRUE(errand(motorcycle) && errand(motorcycle)->load);
    hit(motorcycle, 1);

    EXPECT_TRUE(field.gone(motorcycle));
    EXPECT_EQ(errand(motorcycle), nullptr);
    EXPECT_EQ(field.state.formation(battalion).points, 0);  // [LAF-28]
    EXPECT_EQ(tally().bases_lost, 0);
}

// [LAF-26] Only his own side hears of it.
TEST_F(Losing, ARiderTurnsBackWhenNobodyIsLeftWhoCouldGetHisMessage)
{
    const PieceId cavalry = rider(Arm::Cavalry, Load{army, battalion, 2, {}});

    for (int i = 0; i < 3; ++i) lose(companies[static_cast<std::size_t>(i)]);

    ASSERT_NE(errand(cavalry), nullptr);
    EXPECT_EQ(errand(cavalry)->load, std::nullopt);
    bool told = false;
    for (const Line& line : field.report().lines)
        if (line.rule == "LAF-26") {
            told = true;
            EXPECT_TRUE(line.to.includes(nationalist));
            EXPECT_FALSE(line.to.includes(republican));
            EXPECT_FALSE(line.to.includes(Viewer::everybody()));
        }
    EXPECT_TRUE(told);
}

// [LAF-26] [LAF-8] A message goes to the nearest base where the headquarters is gone.
TEST_F(Losing, HeRidesOnWhileAnybodyOfTheUnitIsLeft)
{
    const PieceId cavalry = rider(Arm::Cavalry, Load{army, battalion, 2, {}});

    lose(field.hq(battalion));

    ASSERT_TRUE(errand(cavalry) && errand(cavalry)->load);
    EXPECT_EQ(errand(cavalry)->load->points, 2);
}

// [LAF-26]
TEST_F(Losing, HeStillDeliversWhenTheHeadquartersThatSentHimIsGone)
{
    const PieceId motorcycle = rider(Arm::Motorcycle, Load{brigade, battalion, 2, {}});

    lose(field.hq(brigade));

    ASSERT_FALSE(field.gone(motorcycle));
    ASSERT_TRUE(errand(motorcycle) && errand(motorcycle)->load);
}

// [LAF-23] Those who wait there go with it, and only their own side knows of them.
TEST_F(Losing, RidersWhoWaitAtAHeadquartersAreLostWithIt)
{
    const PieceId waiting =
        field.base(brigade, {.arm = Arm::Cavalry, .at = cm(30, 10), .aboard = field.hq(brigade)});

    lose(field.hq(brigade));

    EXPECT_TRUE(field.gone(waiting));
    for (const Line& line : field.report().lines) {
        if (std::find(line.about.begin(), line.about.end(), waiting) == line.about.end()) continue;
        EXPECT_FALSE(line.to.includes(republican));
    }
    EXPECT_EQ(tally().bases_lost, 1);
}

// [LAF-12] What was to free a base that is gone is struck out everywhere.
TEST_F(Losing, NothingStaysWrittenDownForABaseThatIsGone)
{
    field.state.formation(battalion).to_clear = {companies[0], companies[1]};
    const PieceId motorcycle = rider(Arm::Motorcycle, Load{brigade, battalion, 0, {companies[0]}});
    Desk& desk = field.state.desk_of(battalion);
    desk.orders = {move(companies[0], {cm(40, 40)}), move(companies[1], {cm(45, 40)})};
    desk.fire_orders = {{companies[0], 0, FireAt::Hold}};

    lose(companies[0]);

    EXPECT_EQ(field.state.formation(battalion).to_clear, std::vector{companies[1]});
    EXPECT_EQ(errand(motorcycle)->load, std::nullopt);  // there was nothing else in it
    ASSERT_EQ(field.state.desks[0].orders.size(), 1u);
    EXPECT_EQ(field.state.desks[0].orders[0].base, companies[1]);
    EXPECT_TRUE(field.state.desks[0].fire_orders.empty());
}

}  // namespace
}  // namespace galloper::land_and_freedom
