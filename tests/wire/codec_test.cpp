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

namespace {

// A team as Bravado draws it, and what it is offered on an ordinary turn.
SentPiece ordinary_team(std::uint64_t which)
{
    SentPiece team;
    team.name = Handle{0x9e3779b97f4a7c15u * which};
    team.kind = "team";
    team.label = "2nd section, rifles";
    team.side = Side{0};
    team.at = {Length{6'096}, Length{4'572}};
    team.width = Length{381};
    team.depth = Length{254};
    team.figures = 4;
    team.stats = {{"Bravado", 8}};
    team.badges = {"in cover"};
    return team;
}

std::vector<SentOffer> ordinary_offers(Handle team)
{
    const AskPath path{{Length{6'096}, Length{4'572}},
                       Length{2'032},
                       Area{{}, {Length{12'192}, Length{11'176}}},
                       16};
    return {{"move", team, "Move", "BRV-15", {{"Its way", path}}, {}, false, 50},
            {"leave cover", team, "Leave cover", "BRV-44", {{"Its way", path}}, {}, false, 20}};
}

}  // namespace

TEST(Codec, APictureOf200PiecesFitsInto32KiB)
{
    // Half of the pieces are the viewer's own, and each of them has two offers.
    SentPicture picture;
    for (std::uint64_t i = 1; i <= 200; ++i) {
        picture.pieces.push_back(ordinary_team(i));
        if (i % 2 == 0) continue;
        for (SentOffer& offer : ordinary_offers(picture.pieces.back().name))
            picture.offers.push_back(std::move(offer));
    }

    EXPECT_LT(encode(picture).size(), 32u * 1024);
    RecordProperty("bytes", static_cast<int>(encode(picture).size()));
}

}  // namespace galloper::wire
