#include "common/wire/measure.h"

#include <gtest/gtest.h>

namespace galloper::wire {

TEST(Measure, AnInchIs254TenthsOfAMillimetreAndACentimetre100)
{
    EXPECT_EQ(*read_length("12", Unit::Inch), Length{12 * 254});
    EXPECT_EQ(*read_length("12", Unit::Centimetre), Length{1'200});
    EXPECT_EQ(*read_length(" -3 ", Unit::Inch), Length{-762});
}

TEST(Measure, DecimalsThatComeOutEvenAreExact)
{
    EXPECT_EQ(*read_length("7.5", Unit::Inch), Length{7 * 254 + 127});
    EXPECT_EQ(*read_length("7.50", Unit::Inch), Length{7 * 254 + 127});
    EXPECT_EQ(*read_length("0.07", Unit::Centimetre), Length{7});
    EXPECT_EQ(*read_length("-0.5", Unit::Inch), Length{-127});
}

TEST(Measure, DecimalsThatDoNotAreRefusedWithTheNearestThatDo)
{
    // A quarter of an inch is 63.5 tenths of a millimetre.
    const auto quarter = read_length("-7.25", Unit::Inch);

    ASSERT_FALSE(quarter);
    EXPECT_NE(quarter.error().find("\"-7+63t\" and \"-7+64t\""), std::string::npos);
    EXPECT_FALSE(read_length("0.001", Unit::Centimetre));
}

TEST(Measure, TenthsOfAMillimetreAreAddedAndTheMinusGoesForAll)
{
    EXPECT_EQ(*read_length("7+63t", Unit::Inch), Length{7 * 254 + 63});
    EXPECT_EQ(*read_length("-7+63t", Unit::Inch), Length{-(7 * 254 + 63)});
    EXPECT_EQ(*read_length("0+1t", Unit::Centimetre), Length{1});
}

TEST(Measure, WhatIsNoMeasureIsRefused)
{
    for (const char* text : {"", "-", "x", "7.", ".", "1e3", "7+3", "7+t", "7+-3t", "--7", "7 8",
                             "+7", "0x10", "1000", "9999999"})
        EXPECT_FALSE(read_length(text, Unit::Inch)) << text;
    EXPECT_TRUE(read_length("1000", Unit::Centimetre));  // 10 metres exactly
}

TEST(Measure, APointIsTwoMeasures)
{
    EXPECT_EQ(*read_point("12, 7.5", Unit::Inch), (Point{Length{3'048}, Length{1'905}}));
    for (const char* text : {"12", "12,", ",7", "1,2,3", ""})
        EXPECT_FALSE(read_point(text, Unit::Inch)) << text;
}

TEST(Measure, AnOutlineIsPointsWithBlanksBetween)
{
    const Polygon corners{
        {Length{100}, Length{200}}, {Length{300}, Length{400}}, {Length{500}, Length{605}}};

    EXPECT_EQ(*read_outline("1,2 3,4 5,6+5t", Unit::Centimetre), corners);
    EXPECT_EQ(*read_outline("  1,  2   3, 4  5, 6.05 ", Unit::Centimetre), corners);
    EXPECT_FALSE(read_outline("1,2 3,4", Unit::Centimetre));
}

TEST(Measure, ABoxIsAnyTwoOppositeCorners)
{
    const Area area{{Length{100}, Length{200}}, {Length{300}, Length{400}}};

    EXPECT_EQ(*read_box("1,2 3,4", Unit::Centimetre), area);
    EXPECT_EQ(*read_box("3,2 1,4", Unit::Centimetre), area);
    EXPECT_FALSE(read_box("1,2 1,4", Unit::Centimetre));
    EXPECT_FALSE(read_box("1,2", Unit::Centimetre));
}

TEST(Measure, AFacingIsAWindOrAVector)
{
    EXPECT_EQ(*read_facing("N"), (Facing{0, 1}));
    EXPECT_EQ(*read_facing("SW"), (Facing{-1, -1}));
    EXPECT_EQ(*read_facing("3, -4"), (Facing{3, -4}));
    for (const char* text : {"", "n", "0,0", "0.5,1", "up", "3"})
        EXPECT_FALSE(read_facing(text)) << text;
}

TEST(Measure, WhatIsWrittenIsReadAgain)
{
    for (const int tenths : {0, 253, 254, 508, 509, -3, -255, 12'345})
        for (const Unit unit : {Unit::Inch, Unit::Centimetre})
            EXPECT_EQ(*read_length(written(Length{tenths}, unit), unit), Length{tenths});
    EXPECT_EQ(written(Length{7 * 254 + 3}, Unit::Inch), "7+3t");
    EXPECT_EQ(written(Length{-7 * 100 - 3}, Unit::Centimetre), "-7+3t");

    const std::vector<Point> way{{Length{254}, Length{3}}, {Length{0}, Length{508}}};
    EXPECT_EQ(written(way, Unit::Inch), "1,0+3t 0,2");
    EXPECT_EQ(*read_way("1,0+3t  0, 2", Unit::Inch), way);
    EXPECT_EQ(*read_way("", Unit::Inch), std::vector<Point>{});
    EXPECT_EQ(*read_facing(written(Facing{3, -4})), (Facing{3, -4}));
}

}  // namespace galloper::wire
