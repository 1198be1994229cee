#include <gtest/gtest.h>

#include "common/wire/messages.h"
#include "tests/wire/full_values.h"

namespace galloper::wire {

TEST(Codec, APictureWithSomethingInEveryFieldSurvives)
{
    const auto back = decode_picture(encode(full::picture()));

    ASSERT_TRUE(back);
    EXPECT_EQ(*back, full::picture());
}

TEST(Codec, AnUpdateWithSomethingInEveryFieldSurvives)
{
    const auto back = decode_update(encode(4'000'000'000, full::update()));

    ASSERT_TRUE(back);
    EXPECT_EQ(back->number, 4'000'000'000);
    EXPECT_EQ(back->update, full::update());
}

TEST(Codec, AnEndingTakenBackIsNotTheSameAsNoChange)
{
    Update taken_back;
    taken_back.change.ending.emplace(std::nullopt);
    Update nobody_awaited;
    nobody_awaited.change.awaited.emplace();

    EXPECT_EQ(decode_update(encode(1, taken_back))->update, taken_back);
    EXPECT_EQ(decode_update(encode(1, nobody_awaited))->update, nobody_awaited);
    EXPECT_EQ(decode_update(encode(1, Update{}))->update, Update{});
}

TEST(Codec, AnActionWithEveryKindOfAnswerSurvives)
{
    const auto back = decode_action(encode(full::action()));

    ASSERT_TRUE(back);
    EXPECT_EQ(*back, full::action());
}

TEST(Codec, AForecastSurvives)
{
    EXPECT_EQ(*decode_forecast(encode(full::forecast())), full::forecast());
    EXPECT_EQ(*decode_forecast(encode(Forecast{})), Forecast{});
}

TEST(Codec, AHandleIsEightBytesTheMostSignificantFirst)
{
    EXPECT_EQ(bytes_of(full::one), std::string("\1\2\3\4\5\6\7\10", 8));
    EXPECT_LT(bytes_of(Handle{255}), bytes_of(Handle{256}));
}

TEST(Codec, HandlesOfAnyOtherLengthAreRefused)
{
    for (const std::size_t length : {1, 7, 9, 100}) {
        play::v1::Action action;
        action.set_verb("move");
        action.set_piece(std::string(length, 'x'));

        EXPECT_FALSE(unpack(action)) << length;
    }
}

TEST(Codec, ANegativeCountOfOurOwnIsOurOwnFault)
{
    SentPicture picture;
    picture.pieces.emplace_back();
    picture.pieces.back().figures = -1;

    EXPECT_THROW((void)encode(picture), Broken);
}

TEST(Codec, EveryKindOfRefusalHasItsReason)
{
    const auto reason = [](Refusal::Kind kind) {
        play::v1::Refused refused;
        pack(Refusal{kind, "words"}, refused);
        EXPECT_EQ(refused.words(), "words");
        return refused.reason();
    };

    EXPECT_EQ(reason(Refusal::Kind::NotOffered), play::v1::REASON_NOT_OFFERED);
    EXPECT_EQ(reason(Refusal::Kind::BadAnswer), play::v1::REASON_BAD_ANSWER);
    EXPECT_EQ(reason(Refusal::Kind::Stale), play::v1::REASON_STALE);
    EXPECT_EQ(reason(Refusal::Kind::NotPossible), play::v1::REASON_NOT_POSSIBLE);
}

}  // namespace galloper::wire
