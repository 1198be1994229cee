#include "clients/terminal/measures.h"

#include <gtest/gtest.h>

namespace galloper::terminal {
namespace {

using namespace galloper::literals;

const Measures in_inches("in");
const Measures in_centimetres("cm");

TEST(Measures, WriteLengthsInTheirUnit)
{
    EXPECT_EQ(in_inches.text(6_in), "6");
    EXPECT_EQ(in_inches.text(Length{635}), "2.5");   // 2.5 * 254
    EXPECT_EQ(in_inches.text(Length{640}), "2.52");  // 2.5197
    EXPECT_EQ(in_inches.text(Length{-127}), "-0.5");
    EXPECT_EQ(in_inches.text(Length{-1}), "0");
    EXPECT_EQ(in_centimetres.text(Length{105}), "1.05");
    EXPECT_EQ(in_inches.text(Point{6_in, Length{635}}), "6,2.5");
}

TEST(Measures, ReadWhatAPersonTypes)
{
    EXPECT_EQ(in_inches.length("6"), 6_in);
    EXPECT_EQ(in_inches.length("2.5"), Length{635});
    EXPECT_EQ(in_inches.length("-0.5"), Length{-127});
    EXPECT_EQ(in_centimetres.length("1.05"), Length{105});
    EXPECT_EQ(in_inches.point("6,2.5"), (Point{6_in, Length{635}}));
    for (const char* const wrong : {"", "x", "1.", "1.2345", "1e3", "--1", "999999", "1 2", "+1"})
        EXPECT_EQ(in_inches.length(wrong), std::nullopt) << wrong;
    EXPECT_EQ(in_inches.point("6"), std::nullopt);
    EXPECT_EQ(in_inches.point("6,"), std::nullopt);
}

TEST(Measures, ReadAPathFromCornerToCorner)
{
    const Point from{10_in, 10_in};

    EXPECT_EQ(in_inches.path(from, "10,16  12,16"), (Path{{10_in, 16_in}, {12_in, 16_in}}));
    EXPECT_EQ(in_inches.path(from, ">0,6 >2,0"), (Path{{10_in, 16_in}, {12_in, 16_in}}));
    EXPECT_EQ(in_inches.path(from, ">-1,-2"), (Path{{9_in, 8_in}}));
    EXPECT_EQ(in_inches.path(from, ""), std::nullopt);
    EXPECT_EQ(in_inches.path(from, "10,16 there"), std::nullopt);
}

TEST(Compass, NamesTheNearestOfEight)
{
    EXPECT_EQ(compass({0, 5}), "N");
    EXPECT_EQ(compass({5, 5}), "NE");
    EXPECT_EQ(compass({-7, 0}), "W");
    EXPECT_EQ(compass({3, -4}), "SE");  // 37 degrees from south, 53 from east
    EXPECT_EQ(compass({1, -10}), "S");
    for (const char* const name : {"N", "NE", "E", "SE", "S", "SW", "W", "NW"})
        EXPECT_EQ(compass(*facing_of(name)), name);
    EXPECT_EQ(facing_of("sw"), facing_of("SW"));
    EXPECT_EQ(facing_of("up"), std::nullopt);
}

}  // namespace
}  // namespace galloper::terminal
