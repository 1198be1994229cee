#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/server/store/open_shop.h"
#include "tests/server/store/raw_database.h"

// Files that are not what they should be.
namespace galloper {

namespace {

std::string bytes_of(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

// The words with which a folder is refused; nothing if it is taken.
std::string refusal(const TemporaryFolder& folder)
{
    try {
        Shop shop(folder.path());
        return {};
    } catch (const std::runtime_error& refused) {
        return refused.what();
    }
}

// A folder with a match of four steps; gives the match.
MatchId with_a_match(const TemporaryFolder& folder)
{
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(shop.append(id, scribe.next()));
    return id;
}

}  // namespace

TEST(StoreOpening, AFolderIsOneStoresAtATime)
{
    const TemporaryFolder folder;
    {
        Shop shop(folder.path());
        EXPECT_NE(refusal(folder).find("another server"), std::string::npos);
    }
    EXPECT_EQ(refusal(folder), "");
}

TEST(StoreOpening, AFolderThatIsNotThereIsMade)
{
    const TemporaryFolder folder;
    Shop shop(folder.path() + "/a/b");

    EXPECT_TRUE(std::filesystem::exists(folder.path() + "/a/b/galloper.db"));
}

TEST(StoreOpening, WhatIsStoredIsItsOwnersAlone)
{
    const TemporaryFolder folder, elsewhere;
    Shop shop(folder.path());
    shop.create("olive");
    const std::string copy = elsewhere.database();
    ASSERT_TRUE(shop.asked<Done>([&](auto then) { shop.store().backup(copy, then); }));

    for (const std::string& path : {folder.database(), folder.database() + "-wal", copy}) {
        const auto mode = std::filesystem::status(path).permissions();
        EXPECT_EQ(mode & (std::filesystem::perms::group_all | std::filesystem::perms::others_all),
                  std::filesystem::perms::none)
            << path;
    }
}

TEST(StoreOpening, AFolderThatCannotBeMadeIsSaid)
{
    const TemporaryFolder folder;
    write(folder.path() + "/a", "a file");

    EXPECT_THROW(Shop(folder.path() + "/a/b"), std::runtime_error);
}

TEST(StoreOpening, SomebodyElsesDatabaseIsRefusedAndLeftAsItIs)
{
    const TemporaryFolder folder;
    do_to(folder.database(), "CREATE TABLE theirs (a); PRAGMA application_id = 7");
    const std::string before = bytes_of(folder.database());

    EXPECT_NE(refusal(folder).find("not a file of this server's"), std::string::npos);
    EXPECT_EQ(bytes_of(folder.database()), before);
}

TEST(StoreOpening, ADatabaseWithoutAnOwnerIsRefusedToo)
{
    const TemporaryFolder folder;
    do_to(folder.database(), "CREATE TABLE theirs (a)");

    EXPECT_NE(refusal(folder).find("not a file of this server's"), std::string::npos);
}

TEST(StoreOpening, AFileThatIsNoDatabaseIsRefusedAndLeftAsItIs)
{
    const TemporaryFolder folder;
    const std::string letter(10'000, 'x');
    write(folder.database(), letter);

    EXPECT_NE(refusal(folder).find("cannot be opened"), std::string::npos);
    EXPECT_EQ(bytes_of(folder.database()), letter);
}

TEST(StoreOpening, WhatANewerBuildWroteIsRefused)
{
    const TemporaryFolder folder;
    with_a_match(folder);
    do_to(folder.database(), "PRAGMA user_version = 99");

    EXPECT_NE(refusal(folder).find("a newer build"), std::string::npos);
}

TEST(StoreOpening, AStartThatWasCutShortIsTakenUpAgain)
{
    const TemporaryFolder folder;
    // As far as the owner's mark, before the first table.
    do_to(folder.database(), "PRAGMA application_id = 0x47616c6c");

    EXPECT_EQ(refusal(folder), "");
    with_a_match(folder);
}

TEST(StoreOpening, AChangedByteOfHistoryBreaksTheChain)
{
    const TemporaryFolder folder;
    const MatchId id = with_a_match(folder);
    // "deed 2" becomes "deed 9" in what is stored of step 2.
    do_to(folder.database(),
          "UPDATE log SET body = CAST(substr(body, 1, instr(body, CAST('deed 2' AS BLOB)) + 4) "
          "|| '9' || substr(body, instr(body, CAST('deed 2' AS BLOB)) + 6) AS BLOB) "
          "WHERE step = 2");
    Shop shop(folder.path());

    const auto loaded = shop.load(id);

    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().kind, StoreError::Kind::Damaged);
    EXPECT_EQ(loaded.error().words, "the chain is broken at step 2");
}

TEST(StoreOpening, AMissingStepIsFound)
{
    const TemporaryFolder folder;
    const MatchId id = with_a_match(folder);
    for (const char* step : {"3", "1"}) {
        do_to(folder.database(), std::string("DELETE FROM log WHERE step = ") + step);
        Shop shop(folder.path());

        const auto loaded = shop.load(id);

        ASSERT_FALSE(loaded);
        EXPECT_EQ(loaded.error().kind, StoreError::Kind::Damaged);
        EXPECT_EQ(loaded.error().words, std::string("step ") + step + " cannot be read");
    }
}

TEST(StoreOpening, AStepOfAnotherPlaceBreaksTheChain)
{
    const TemporaryFolder folder;
    const MatchId id = with_a_match(folder);
    do_to(folder.database(),
          "UPDATE log SET body = (SELECT body FROM log WHERE step = 1) WHERE step = 2");
    Shop shop(folder.path());

    EXPECT_EQ(shop.load(id).error().kind, StoreError::Kind::Damaged);
}

TEST(StoreOpening, RuinedPagesAreSaidAndNotServed)
{
    const TemporaryFolder folder;
    const MatchId id = with_a_match(folder);
    std::string bytes = bytes_of(folder.database());
    // All but the first page: the file still says whose it is.
    for (std::size_t i = 4'096; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
    write(folder.database(), bytes);

    if (refusal(folder).empty()) {
        Shop shop(folder.path());
        EXPECT_FALSE(shop.load(id));
    }
}

TEST(StoreBackup, ACopyIsAStoreOfItsOwn)
{
    const TemporaryFolder folder, elsewhere;
    Shop shop(folder.path());
    const MatchId id = shop.create("olive");
    Scribe scribe;
    // Large enough to be copied in several goes, with steps between them.
    ASSERT_TRUE(shop.append(id, scribe.next(5'000'000)));
    int answered = 0;
    shop.store().backup(elsewhere.database(), [&](auto done) {
        EXPECT_TRUE(done) << done.error().words;
        ++answered;
    });
    for (int i = 0; i < 3; ++i)
        shop.store().append(id, scribe.next(), {}, [&](auto) { ++answered; });
    ASSERT_TRUE(shop.run_until([&] { return answered == 4; }));

    EXPECT_FALSE(std::filesystem::exists(elsewhere.database() + ".part"));
    Shop copy(elsewhere.path());
    const auto loaded = copy.load(id);
    ASSERT_TRUE(loaded);
    ASSERT_GE(loaded->rows.size(), 1u);
    for (std::size_t i = 0; i < loaded->rows.size(); ++i)
        EXPECT_EQ(loaded->rows[i], scribe.written()[i]);
}

TEST(StoreBackup, OneThatCannotBeMadeLeavesNothingBehind)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const std::string nowhere = folder.path() + "/nowhere/copy.db";

    const auto made = shop.asked<Done>([&](auto then) { shop.store().backup(nowhere, then); });

    EXPECT_FALSE(made);
    EXPECT_FALSE(std::filesystem::exists(nowhere));
    shop.create("olive");  // and the store goes on
}

}  // namespace galloper
