#include "clients/library/view.h"

#include <gtest/gtest.h>

namespace galloper::client {
namespace {

SentPicture turn(int number)
{
    SentPicture picture;
    picture.gauges = {{.name = "turn", .value = number}};
    return picture;
}

wire::Numbered told(std::uint32_t number, int before, int after)
{
    return {number, {diff(turn(before), turn(after)), {}}};
}

TEST(View, FoldsEachUpdateOnceAndInOrder)
{
    View view;
    EXPECT_EQ(view.take(told(1, 1, 2)), View::Took::Missing);  // there is no picture yet

    view.begin(4, turn(1));
    EXPECT_EQ(view.take(told(5, 1, 2)), View::Took::It);
    EXPECT_EQ(view.picture(), turn(2));
    EXPECT_EQ(view.take(told(5, 1, 2)), View::Took::Known);
    EXPECT_EQ(view.take(told(4, 1, 9)), View::Took::Known);
    EXPECT_EQ(view.take(told(7, 3, 4)), View::Took::Missing);
    EXPECT_EQ(view.picture(), turn(2));
    EXPECT_EQ(view.number(), 5u);

    EXPECT_EQ(view.take(told(6, 2, 3)), View::Took::It);
    EXPECT_EQ(view.take(told(7, 3, 4)), View::Took::It);
    EXPECT_EQ(view.picture(), turn(4));
}

TEST(View, ANewPictureReplacesTheOldOneWhateverItsNumber)
{
    View view;
    view.begin(9, turn(9));
    view.begin(2, turn(2));

    EXPECT_EQ(view.picture(), turn(2));
    EXPECT_EQ(view.take(told(3, 2, 3)), View::Took::It);
}

}  // namespace
}  // namespace galloper::client
