#include <gtest/gtest.h>

#include "tests/server/store/failing_disk.h"
#include "tests/server/store/open_shop.h"

// What becomes of steps when the disk does not do as it should.
namespace galloper {

TEST(StoreFailing, WhatWaitsIsCommittedTogether)
{
    FailingDisk disk;
    const TemporaryFolder folder;
    Shop shop(folder.path());
    std::vector<MatchId> ids;
    for (int i = 0; i < 101; ++i) ids.push_back(shop.create("match " + std::to_string(i)));
    const auto commits_before = shop.store().figures().commits;
    const auto syncs_before = disk.syncs_of_log();

    // The first is in its commit while a hundred others come to wait.
    int answered = 0;
    disk.hold_next_sync();
    for (int i = 0; i < 101; ++i) {
        Scribe scribe;
        shop.store().append(ids[static_cast<std::size_t>(i)], scribe.next(), {}, [&](auto done) {
            EXPECT_TRUE(done);
            ++answered;
        });
        if (i == 0) disk.wait_until_held();
    }
    EXPECT_EQ(shop.store().figures().waiting, 101u);
    disk.release();

    // By themselves a hundred go into two groups of at most 64; on a slow machine two milliseconds
    // may end a group sooner.
    ASSERT_TRUE(shop.run_until([&] { return answered == 101; }));
    const auto commits = shop.store().figures().commits - commits_before;
    EXPECT_GE(commits, 3u);
    EXPECT_LE(commits, 50u);
    EXPECT_EQ(disk.syncs_of_log() - syncs_before, commits);
}

TEST(StoreFailing, EachCommitIsSynced)
{
    FailingDisk disk;
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    for (int i = 0; i < 5; ++i) {
        const auto before = disk.syncs_of_log();
        ASSERT_TRUE(shop.append(id, scribe.next()));
        EXPECT_EQ(disk.syncs_of_log(), before + 1);
    }
}

TEST(StoreFailing, ACommitThatFailsAnswersNobodyEverAgain)
{
    FailingDisk disk;
    const TemporaryFolder folder;
    Scribe scribe;
    MatchId id;
    {
        Shop shop(folder.path());
        id = shop.create("olive");
        ASSERT_TRUE(shop.append(id, scribe.next()));

        int answered = 0;
        disk.fail_syncs(true);
        shop.store().append(id, scribe.next(), {}, [&](auto) { ++answered; });
        shop.store().load(id, [&](auto) { ++answered; });
        ASSERT_TRUE(shop.run_until([&] { return !shop.fatal().empty(); }));
        disk.fail_syncs(false);
        shop.store().append(id, scribe.next(), {}, [&](auto) { ++answered; });
        shop.store().close([&] { ++answered; });

        EXPECT_EQ(shop.fatal().size(), 1u);
        EXPECT_NE(shop.fatal()[0].find("not known"), std::string::npos);
        EXPECT_EQ(answered, 0);
    }
    Shop shop(folder.path());

    // The step may have been kept or not; what was answered before is there, and what came after is
    // not.
    const auto loaded = shop.load(id);
    ASSERT_TRUE(loaded);
    ASSERT_GE(loaded->rows.size(), 1u);
    ASSERT_LE(loaded->rows.size(), 2u);
    EXPECT_EQ(loaded->rows[0], scribe.written()[0]);
}

TEST(StoreFailing, AStepThatFillsTheDiskIsTakenBackAndMayBeTriedAgain)
{
    FailingDisk disk;
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    const MatchId other = shop.create("elm");
    Scribe scribe, elsewhere;
    // More than SQLite keeps in memory, so that it must write before the commit.
    const LogRow large = scribe.next(12'000'000);

    disk.be_full(true);
    const auto refused = shop.append(id, large);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, StoreError::Kind::TryAgain);
    EXPECT_EQ(refused.error().words, "the disk is full");
    EXPECT_TRUE(shop.load(id)->rows.empty());
    EXPECT_EQ(shop.store().figures().failures, 1u);

    disk.be_full(false);
    EXPECT_TRUE(shop.append(other, elsewhere.next()));
    EXPECT_TRUE(shop.append(id, large));
    EXPECT_EQ(shop.load(id)->rows.size(), 1u);
    EXPECT_TRUE(shop.fatal().empty());
}

}  // namespace galloper
