#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/store/open_shop.h"

namespace galloper {

namespace {

StoredMatch found(Shop& shop, const std::string& name)
{
    auto match =
        shop.asked<std::optional<StoredMatch>>([&](auto then) { shop.store().find(name, then); });
    return match && *match ? **match : StoredMatch{};
}

std::vector<Deadline> deadlines(Shop& shop, std::size_t most = 100)
{
    return *shop.asked<std::vector<Deadline>>(
        [&](auto then) { shop.store().deadlines(most, then); });
}

}  // namespace

TEST(Store, AMatchIsFoundByItsNameWithEveryFieldAfterARestart)
{
    const TemporaryFolder folder;
    MatchId id;
    {
        Shop shop(folder.path());
        id = shop.create("olive");
    }
    Shop shop(folder.path());

    const StoredMatch match = found(shop, "olive");

    EXPECT_EQ(match.id, id);
    EXPECT_EQ(match.match, new_match("olive"));
    EXPECT_EQ(match.stage, MatchStage::Waiting);
    EXPECT_EQ(match.taken, (std::vector<std::optional<Sitting>>(2)));
    EXPECT_EQ(match.twin, std::nullopt);
    EXPECT_EQ(found(shop, "elm"), StoredMatch{});
}

TEST(Store, ANameIsTakenOnce)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    shop.create("olive");

    const auto again = shop.asked<std::vector<MatchId>>(
        [&](auto then) { shop.store().create({new_match("olive")}, then); });

    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().kind, StoreError::Kind::Conflict);
}

TEST(Store, ADuplicatePairIsMadeWholeOrNotAtAll)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const auto pair = shop.asked<std::vector<MatchId>>([&](auto then) {
        shop.store().create({new_match("a"), new_match("b")}, then);
    });
    const auto half = shop.asked<std::vector<MatchId>>([&](auto then) {
        shop.store().create({new_match("c"), new_match("a")}, then);
    });

    ASSERT_TRUE(pair);
    EXPECT_EQ(found(shop, "a").twin, (*pair)[1]);
    EXPECT_EQ(found(shop, "b").twin, (*pair)[0]);
    EXPECT_FALSE(half);
    EXPECT_EQ(found(shop, "c"), StoredMatch{});
}

TEST(Store, ASeatIsFoundByTheHashOfItsTokenAlone)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    const auto seat_of = [&](const TokenHash& hash) {
        return *shop.asked<std::optional<SeatOfToken>>(
            [&](auto then) { shop.store().find_seat(hash, then); });
    };

    EXPECT_EQ(seat_of(new_match("olive").seats[1].token), (SeatOfToken{id, "olive", Seat{1}}));
    EXPECT_EQ(seat_of(TokenHash{}), std::nullopt);
}

TEST(Store, OnePersonSitsInASeatAndNobodyInAMachines)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    const Sitting sitting{"Ana", std::string("\0\1", 2)};
    const auto sit = [&](int seat) {
        return shop.asked<Done>([&](auto then) {
            shop.store().sit(id, Seat{static_cast<std::uint8_t>(seat)}, sitting, then);
        });
    };

    EXPECT_TRUE(sit(0));
    EXPECT_EQ(sit(0).error().kind, StoreError::Kind::Conflict);
    EXPECT_EQ(sit(1).error().kind, StoreError::Kind::Conflict);  // the house plays it
    EXPECT_EQ(sit(2).error().kind, StoreError::Kind::Conflict);  // there is none
    EXPECT_EQ(found(shop, "olive").taken,
              (std::vector<std::optional<Sitting>>{sitting, std::nullopt}));
}

TEST(Store, AllStepsAreThereAfterARestart)
{
    const TemporaryFolder folder;
    Scribe scribe;
    MatchId id;
    {
        Shop shop(folder.path());
        id = shop.create("olive");
        for (int i = 0; i < 5; ++i) ASSERT_TRUE(shop.append(id, scribe.next()));
    }
    Shop shop(folder.path());

    const auto loaded = shop.load(id);

    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->checkpoint, std::nullopt);
    EXPECT_EQ(loaded->rows, scribe.written());
    EXPECT_EQ(loaded->link, scribe.written().back().link);
    EXPECT_EQ(shop.store().served(), ServiceTime{5'000});
}

TEST(Store, AMatchThatWasNotSetUpHasNothingToLoad)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());

    EXPECT_EQ(*shop.load(shop.create("olive")), Loaded{});
    EXPECT_FALSE(shop.load(MatchId{99}));
}

TEST(Store, WakingReadsTheCheckpointAndWhatCameAfterIt)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    for (int i = 0; i < 6; ++i) ASSERT_TRUE(shop.append(id, scribe.next()));
    const Checkpoint checkpoint{
        3,
        7,
        std::string("te\0xt", 5),
        {{Seat{1}, 4, 5}},
        {{Viewer::truth(), Seat{1}, ServiceTime{70'000}}, {Seat{0}, Seat{1}, ServiceTime{60'000}}}};
    for (const Checkpoint& one : {Checkpoint{1, 7, "older", {}, {}}, checkpoint})
        ASSERT_TRUE(shop.asked<Done>([&](auto then) { shop.store().checkpoint(id, one, then); }));

    const auto loaded = shop.load(id);

    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->checkpoint, checkpoint);
    EXPECT_EQ(loaded->rows, (std::vector<LogRow>{scribe.written()[4], scribe.written()[5]}));
    EXPECT_EQ(loaded->link, scribe.written()[5].link);
}

TEST(Store, ACheckpointOfAStepThatIsNotThereIsRefused)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    ASSERT_TRUE(shop.append(id, scribe.next()));

    const auto ahead = shop.asked<Done>([&](auto then) {
        shop.store().checkpoint(id, Checkpoint{1, 1, "", {}, {}}, then);
    });

    EXPECT_EQ(ahead.error().kind, StoreError::Kind::Conflict);
}

TEST(Store, StepsFollowOneAnotherOrAreRefused)
{
    const TemporaryFolder folder;
    Scribe scribe;
    MatchId id;
    const std::vector<LogRow> rows{scribe.next(), scribe.next(), scribe.next()};
    {
        Shop shop(folder.path());
        id = shop.create("olive");

        EXPECT_FALSE(shop.append(id, rows[1]));
        EXPECT_TRUE(shop.append(id, rows[0]));
        EXPECT_FALSE(shop.append(id, rows[0]));
        EXPECT_FALSE(shop.append(MatchId{99}, rows[0]));
    }
    Shop shop(folder.path());

    EXPECT_FALSE(shop.append(id, rows[0]));
    EXPECT_FALSE(shop.append(id, rows[2]));
    EXPECT_TRUE(shop.append(id, rows[1]));
}

TEST(Store, ATranscriptIsOneViewersFromAnyNumber)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    for (int i = 0; i < 8; ++i) ASSERT_TRUE(shop.append(id, scribe.next()));

    // The public hears of steps 1, 3, 5 and 7.
    const std::vector<StoredUpdate> all{
        {1, "public 1"}, {2, "public 3"}, {3, "public 5"}, {4, "public 7"}};
    EXPECT_EQ(shop.transcript(id, Viewer::everybody(), 1), all);
    EXPECT_EQ(shop.transcript(id, Viewer::everybody(), 0), all);
    EXPECT_EQ(shop.transcript(id, Viewer::everybody(), 3),
              (std::vector<StoredUpdate>{all[2], all[3]}));
    EXPECT_EQ(shop.transcript(id, Viewer::everybody(), 2, 1), (std::vector<StoredUpdate>{all[1]}));
    EXPECT_EQ(shop.transcript(id, Viewer::everybody(), 5), std::vector<StoredUpdate>{});
    EXPECT_EQ(shop.transcript(id, Seat{0}, 1).size(), 7u);
    EXPECT_EQ(shop.transcript(id, Viewer::truth(), 1), std::vector<StoredUpdate>{});
}

TEST(Store, AFirstPictureStandsInStepZero)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    ASSERT_TRUE(shop.append(id, scribe.next()));
    const auto picture = [&](Viewer viewer) {
        return shop.asked<std::string>(
            [&](auto then) { shop.store().first_picture(id, viewer, then); });
    };

    EXPECT_EQ(*picture(Viewer::everybody()), "public 0");
    EXPECT_FALSE(picture(Seat{1}));
}

TEST(Store, AnAnswerWithRowsIsAPage)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(shop.append(id, scribe.next(600'000)));
    const auto rows = [&](std::uint64_t from, std::size_t most) {
        return *shop.asked<std::vector<LogRow>>(
            [&](auto then) { shop.store().rows(id, from, most, then); });
    };

    EXPECT_EQ(rows(0, 1).size(), 1u);
    EXPECT_EQ(rows(0, 100).size(), 2u);  // two come to more than 1 MiB
    EXPECT_EQ(rows(2, 100), (std::vector<LogRow>{scribe.written()[2], scribe.written()[3]}));
    EXPECT_EQ(shop.transcript(id, Seat{0}, 1).size(), 2u);
}

TEST(Store, WhatStandsBesideAStepComesWithItOrNotAtAll)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    Beside beside;
    beside.stage = MatchStage::Over;
    beside.words = "both guns taken";
    beside.deadlines = {{{id, Seat{0}, ServiceTime{10}}}};
    const LogRow first = scribe.next();

    EXPECT_FALSE(shop.append(id, scribe.next(), beside));
    EXPECT_EQ(found(shop, "olive").stage, MatchStage::Waiting);
    EXPECT_EQ(deadlines(shop), std::vector<Deadline>{});

    EXPECT_TRUE(shop.append(id, first, beside));
    EXPECT_EQ(found(shop, "olive").stage, MatchStage::Over);
    EXPECT_EQ(found(shop, "olive").words, "both guns taken");
    EXPECT_EQ(deadlines(shop), *beside.deadlines);
}

TEST(Store, DeadlinesComeEarliestFirstAndAreReplacedTogether)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId one = shop.create("one");
    const MatchId two = shop.create("two");
    const auto put = [&](MatchId match, std::vector<Deadline> all) {
        Beside beside;
        beside.deadlines = std::move(all);
        return shop.asked<Done>([&](auto then) { shop.store().put(match, beside, then); });
    };
    const Deadline late{one, Seat{1}, ServiceTime{30}};
    const Deadline soon{two, Seat{0}, ServiceTime{10}};

    ASSERT_TRUE(put(one, {{one, Seat{0}, ServiceTime{20}}}));
    ASSERT_TRUE(put(one, {late}));
    ASSERT_TRUE(put(two, {soon}));
    EXPECT_EQ(deadlines(shop), (std::vector<Deadline>{soon, late}));
    EXPECT_EQ(deadlines(shop, 1), (std::vector<Deadline>{soon}));

    ASSERT_TRUE(put(two, {}));
    EXPECT_EQ(deadlines(shop), (std::vector<Deadline>{late}));
}

TEST(Store, ServiceTimeIsTheLaterOfWhatWasSavedAndWhatTheLogSays)
{
    const TemporaryFolder folder;
    Scribe scribe;
    {
        Shop shop(folder.path());
        EXPECT_EQ(shop.store().served(), ServiceTime{0});
        const MatchId id = shop.create("olive");
        ASSERT_TRUE(shop.append(id, scribe.next()));
    }
    {
        Shop shop(folder.path());
        EXPECT_EQ(shop.store().served(), ServiceTime{1'000});
        for (const int time : {70'000, 60'000})
            ASSERT_TRUE(shop.asked<Done>(
                [&](auto then) { shop.store().put_served(ServiceTime{time}, then); }));
    }
    EXPECT_EQ(Shop(folder.path()).store().served(), ServiceTime{70'000});
}

TEST(Store, AnswersComeInTheOrderOfTheQuestions)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    std::vector<int> order;
    for (int i = 0; i < 20; ++i) {
        shop.store().append(id, scribe.next(), {}, [&, i](auto) { order.push_back(2 * i); });
        shop.store().load(id, [&, i](auto loaded) {
            order.push_back(2 * i + 1);
            EXPECT_EQ(loaded->rows.size(), static_cast<std::size_t>(i) + 1);
        });
    }

    ASSERT_TRUE(shop.run_until([&] { return order.size() == 40; }));
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

TEST(Store, ClosingAnswersWhatWasAskedFirst)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    std::vector<std::string> heard;
    shop.store().create({new_match("olive")}, [&](auto created) {
        EXPECT_TRUE(created);
        heard.push_back("created");
    });
    shop.store().close([&] { heard.push_back("closed"); });

    ASSERT_TRUE(shop.run_until([&] { return heard.size() == 2; }));
    EXPECT_EQ(heard, (std::vector<std::string>{"created", "closed"}));
}

TEST(Store, ManyRowsOfManyMatchesAreFoundHoweverTheyWereFiled)
{
    const TemporaryFolder folder;
    std::vector<MatchId> ids;
    std::vector<Scribe> scribes(7);
    // Three runs: rows of the first two stand in `place` by now, the last are known from the log.
    for (int run = 0; run < 3; ++run) {
        Shop shop(folder.path());
        std::size_t answered = 0;
        for (std::size_t i = 0; run == 0 && i < scribes.size(); ++i)
            ids.push_back(shop.create("match " + std::to_string(i)));
        for (int row = 0; row < 20; ++row)
            for (std::size_t i = 0; i < scribes.size(); ++i)
                shop.store().append(ids[i], scribes[i].next(), {}, [&](auto done) {
                    EXPECT_TRUE(done);
                    ++answered;
                });
        ASSERT_TRUE(shop.run_until([&] { return answered == 20 * scribes.size(); }));

        for (std::size_t i = 0; i < scribes.size(); ++i)
            EXPECT_EQ(shop.load(ids[i])->rows, scribes[i].written());
    }
}

}  // namespace galloper
