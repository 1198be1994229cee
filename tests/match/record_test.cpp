#include "common/match/record.h"

#include <gtest/gtest.h>

#include <set>

#include "common/base/check.h"
#include "common/base/save.h"
#include "common/match/recorded_dice.h"
#include "tests/support/seeded_dice.h"

namespace galloper {
namespace {

constexpr HandleKey key{7};

Row row()
{
    Row row;
    row.step = 3;
    row.deed = "deed";
    row.dice = "dice";
    row.state = hash_of("state");
    row.told = {{Seat{0}, 2, "for red", "a name"}, {Viewer::truth(), 3, "for the truth", ""}};
    return row;
}

Digest link(const Row& of) { return chained({}, of.step, sealed(of, key)); }

TEST(Chain, EveryPartOfARowCounts)
{
    std::set<Digest> links{link(row())};
    const auto changed = [&links](auto change) {
        Row other = row();
        change(other);
        links.insert(link(other));
    };
    changed([](Row& r) { r.step = 4; });
    changed([](Row& r) { r.deed += "!"; });
    changed([](Row& r) { r.dice += "!"; });
    changed([](Row& r) { r.state = hash_of("other"); });
    changed([](Row& r) { r.told[0].update += "!"; });
    changed([](Row& r) { r.told[0].names += "!"; });
    changed([](Row& r) { r.told[0].number = 1; });
    changed([](Row& r) { r.told[0].viewer = Seat{1}; });
    changed([](Row& r) { r.told.pop_back(); });
    EXPECT_EQ(links.size(), 10u);
}

TEST(Chain, EveryLinkHangsOnTheOneBefore)
{
    const auto parts = sealed(row(), key);
    EXPECT_NE(chained({}, 3, parts), chained(hash_of("before"), 3, parts));
}

// A file for red's eyes: his part with its salt, and of the others their hashes alone.
TEST(Chain, IsVerifiedWithoutTheUndisclosedParts)
{
    const std::vector<SealedPart> whole = sealed(row(), key);
    std::vector<SealedPart> file;
    for (const SealedPart& part : whole) {
        if (part.name != "told 0") file.push_back(part);
        if (part.name == "told 0")
            file.push_back({part.name, salted(salt_for(key, 3, "told 0"), "2 for red")});
    }
    EXPECT_EQ(chained({}, 3, file), link(row()));
}

TEST(Chain, EqualPartsDoNotLookEqual)
{
    Row twice = row();
    twice.told[1].update = twice.told[0].update;
    twice.told[1].number = twice.told[0].number;
    const auto parts = sealed(twice, key);
    std::set<Digest> hashes;
    for (const SealedPart& part : parts) hashes.insert(part.hash);
    EXPECT_EQ(hashes.size(), parts.size());
    EXPECT_NE(salt_for(key, 3, "deed"), salt_for(key, 4, "deed"));
    EXPECT_NE(salt_for(key, 3, "deed"), salt_for(HandleKey{8}, 3, "deed"));
}

TEST(Deeds, SurviveASaveWithAnyAnswers)
{
    Deed deed{Cause::Default, Seat{1}, {"move", PieceId{5}, {}}};
    deed.action.answers = {Path{{{1}, {2}}, {{3}, {4}}},
                           Place{{{5}, {6}}, Facing{1, 2}},
                           PieceId{7},
                           std::vector<PieceId>{PieceId{8}, PieceId{9}},
                           Chosen{2},
                           Number{-3},
                           std::vector<Share>{{PieceId{1}, 2}},
                           Text{"a \"word\"\n"}};
    auto loaded = load_text<Deed>(save_text(deed));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(*loaded, deed);
}

TEST(RecordedDice, GiveTheSameFacesAtTheSameAddresses)
{
    SeededDice source(1, 1);
    RecordingDice recording(source);
    const int first = recording.d6({"move", PieceId{1}});
    const int second = recording.d6({"move", PieceId{1}});
    const int other = recording.roll({"fight"}, 10);
    const std::vector<Draw> draws = recording.take();
    ASSERT_EQ(draws.size(), 3u);
    EXPECT_EQ(draws[1], (Draw{"move", PieceId{1}, 1, 6, second}));

    RecordedDice again(draws);
    EXPECT_EQ(again.roll({"fight"}, 10), other);
    EXPECT_EQ(again.d6({"move", PieceId{1}}), first);
    EXPECT_FALSE(again.all_drawn());
    EXPECT_EQ(again.d6({"move", PieceId{1}}), second);
    EXPECT_TRUE(again.all_drawn());
    EXPECT_THROW(again.d6({"move", PieceId{1}}), Broken);
}

TEST(RecordedDice, AreNoOtherDice)
{
    RecordedDice six({{"move", PieceId{1}, 0, 6, 4}});
    EXPECT_THROW(six.d10({"move", PieceId{1}}), Broken);
    RecordedDice bad({{"move", PieceId{1}, 0, 6, 7}});
    EXPECT_THROW(bad.d6({"move", PieceId{1}}), Broken);
}

}  // namespace
}  // namespace galloper
