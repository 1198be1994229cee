#include <gtest/gtest.h>

#include <random>

#include "common/wire/messages.h"
#include "tests/wire/full_values.h"

// Bytes as a stranger might send them. Whatever they are, reading them ends with a value or a
// refusal; the sanitized build watches over the rest.
namespace galloper::wire {

namespace {

// One length-delimited field.
std::string field(int number, const std::string& content)
{
    std::string bytes;
    const auto varint = [&](std::size_t value) {
        for (; value >= 128; value >>= 7) bytes.push_back(static_cast<char>(value | 128));
        bytes.push_back(static_cast<char>(value));
    };
    varint(static_cast<std::size_t>(number) << 3 | 2);
    varint(content.size());
    return bytes + content;
}

// Reads it as everything that it could be taken for; true if it was any of it.
bool read_as_anything(const std::string& bytes)
{
    play::v1::ClientFrame frame;
    play::v1::ServerFrame answer;
    bool any = parse_frame(bytes, frame);
    any = parse(bytes, answer) || any;
    any = static_cast<bool>(decode_action(bytes)) || any;
    any = static_cast<bool>(decode_update(bytes)) || any;
    any = static_cast<bool>(decode_forecast(bytes)) || any;
    return static_cast<bool>(decode_picture(bytes)) || any;
}

play::v1::Action action_with(const play::v1::Answer& answer, int times = 1)
{
    play::v1::Action action;
    action.set_verb("move");
    for (int i = 0; i < times; ++i) *action.add_answers() = answer;
    return action;
}

}  // namespace

TEST(Hostile, BytesCutShortAtEveryPlaceAreRead)
{
    const std::string whole = encode(1, full::update());
    int refused = 0;

    for (std::size_t length = 0; length < whole.size(); ++length)
        if (!decode_update(whole.substr(0, length))) ++refused;

    EXPECT_GT(refused, static_cast<int>(whole.size() / 2));
}

TEST(Hostile, WhatIsReadOfFlippedBitsIsAValueLikeAnyOther)
{
    const std::string whole = encode(1, full::update());
    int refused = 0;

    for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
        std::string flipped = whole;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
        const auto read = decode_update(flipped);
        if (!read) {
            ++refused;
            continue;
        }
        EXPECT_EQ(*decode_update(encode(read->number, read->update)), *read) << "bit " << bit;
    }

    EXPECT_GT(refused, 0);
}

TEST(Hostile, NoiseIsRead)
{
    std::mt19937 noise(20'260'601);
    int accepted = 0;
    for (int round = 0; round < 2'000; ++round) {
        std::string bytes(noise() % 64, '\0');
        for (char& byte : bytes) byte = static_cast<char>(noise());
        if (read_as_anything(bytes)) ++accepted;
    }

    EXPECT_LT(accepted, 2'000);
}

TEST(Hostile, MessagesNestedMoreThanSixteenDeepAreRefused)
{
    // Only `Created` holds messages of its own kind: 4 is its `duplicate`. It is the fifth level
    // of nothing else, so that the depth is the number of rounds and the frame around them.
    const auto nested = [](int depth) {
        std::string created;
        for (int i = 2; i < depth; ++i) created = field(4, created);
        return field(6, created);
    };
    play::v1::ServerFrame frame;

    EXPECT_TRUE(parse(nested(limits::depth), frame));
    EXPECT_FALSE(parse(nested(limits::depth + 1), frame));
    EXPECT_FALSE(parse(nested(5'000), frame));
}

TEST(Hostile, AFrameFullOfEmptyMessagesIsRefusedBeforeItIsBuilt)
{
    // ClientFrame.act (11) with an Action (3) that has 30,000 empty answers (3).
    std::string answers;
    for (int i = 0; i < 30'000; ++i) answers += field(3, "");
    const std::string bytes = field(11, field(3, answers));
    ASSERT_LT(bytes.size(), 64u * 1024);
    play::v1::ClientFrame frame;

    EXPECT_FALSE(parse_frame(bytes, frame));
    EXPECT_FALSE(frame.has_act());
}

TEST(Hostile, FieldsThatNobodyKnowsAreDropped)
{
    play::v1::Action action;
    action.set_verb("end");
    const std::string plain = action.SerializeAsString();
    ASSERT_TRUE(parse(plain + field(999, "whatever"), action));

    EXPECT_EQ(action.SerializeAsString(), plain);
}

TEST(Hostile, GroupsAndForeignWireTypesAreRefused)
{
    play::v1::Action action;

    EXPECT_FALSE(parse("\x0b\x0c", action));  // field 1 begins and ends as a group
    EXPECT_FALSE(parse("\x0e", action));      // field 1 with wire type 6
}

TEST(Hostile, AnswersAreBoundedInCountAndSize)
{
    play::v1::Answer number;
    number.set_number(1);
    EXPECT_TRUE(unpack(action_with(number, limits::answers)));
    EXPECT_FALSE(unpack(action_with(number, limits::answers + 1)));

    play::v1::Answer path;
    path.mutable_path()->mutable_xy()->Resize(2 * limits::corners, 0);
    EXPECT_TRUE(unpack(action_with(path)));
    path.mutable_path()->mutable_xy()->Resize(2 * limits::corners + 2, 0);
    EXPECT_FALSE(unpack(action_with(path)));

    play::v1::Answer text;
    text.set_text(std::string(limits::text, 'a'));
    EXPECT_TRUE(unpack(action_with(text)));
    text.set_text(std::string(limits::text + 1, 'a'));
    EXPECT_FALSE(unpack(action_with(text)));
}

TEST(Hostile, AnswersOfNoShapeAreRefused)
{
    play::v1::Answer half_a_point;
    half_a_point.mutable_path()->add_xy(1);
    play::v1::Answer nowhere;
    nowhere.mutable_place();
    play::v1::Answer facing_nowhere;
    facing_nowhere.mutable_place()->mutable_at();
    facing_nowhere.mutable_place()->mutable_facing();
    play::v1::Answer huge_choice;
    huge_choice.set_choice(4'000'000'000);

    for (const auto& answer :
         {play::v1::Answer(), half_a_point, nowhere, facing_nowhere, huge_choice})
        EXPECT_FALSE(unpack(action_with(answer)));
    EXPECT_FALSE(unpack(play::v1::Action()));  // and so is an action without a verb
}

TEST(Hostile, TextThatIsNoUtf8IsRefusedAndNotPrinted)
{
    testing::internal::CaptureStderr();
    const auto back = decode_action(field(1, "\xff\xfe"));

    EXPECT_FALSE(back);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

}  // namespace galloper::wire
