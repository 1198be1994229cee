// How a match goes from the log into the archive, in the store.

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/server/store/failing_disk.h"
#include "tests/server/store/open_shop.h"

namespace galloper {
namespace {

Packed file_of(const Scribe& scribe, std::string bytes = "file")
{
    return {.about = {.title = "The farm", .sides = {"Red", "Blue"}, .result = "Red has won."},
            .last = scribe.written().size() - 1,
            .link = scribe.written().back().link,
            .ended = 1'780'000'500,
            .file = std::move(bytes)};
}

Result<Done, StoreError> pack(Shop& shop, MatchId match, const Packed& packed)
{
    return shop.asked<Done>([&](auto then) { shop.store().pack(match, packed, then); });
}

// So many steps, of which the last ends it.
Scribe played(Shop& shop, MatchId match, int steps)
{
    Scribe scribe;
    for (int i = 1; i < steps; ++i) EXPECT_TRUE(shop.append(match, scribe.next()));
    EXPECT_TRUE(shop.append(match, scribe.next(),
                            {.stage = MatchStage::Over, .words = "won", .ended = 1'780'000'400}));
    return scribe;
}

std::vector<MatchId> to_pack(Shop& shop)
{
    return *shop.asked<std::vector<MatchId>>(
        [&](auto then) { shop.store().to_pack(MatchId{0}, 100, then); });
}

std::optional<Stretch> whole(Shop& shop, MatchId match)
{
    return *shop.asked<std::optional<Stretch>>([&](auto then) {
        shop.store().read_file(match, FilePart::Whole, Viewer::truth(), 0, 1'000'000, then);
    });
}

StoredMatch found(Shop& shop, MatchId match)
{
    return **shop.asked<std::optional<StoredMatch>>(
        [&](auto then) { shop.store().find(match, then); });
}

TEST(Packing, AMatchThatIsOverLeavesTheLog)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    const Scribe scribe = played(shop, match, 10);
    ASSERT_EQ(to_pack(shop), std::vector{match});
    ASSERT_TRUE(pack(shop, match, file_of(scribe)));

    EXPECT_TRUE(to_pack(shop).empty());
    const auto loaded = shop.load(match);
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->rows.empty());
    EXPECT_FALSE(loaded->checkpoint);
    EXPECT_EQ(loaded->link, scribe.written().back().link);
    EXPECT_EQ(whole(shop, match), (Stretch{"file", 4}));
    EXPECT_EQ(found(shop, match).packed, file_of(scribe).about);
    EXPECT_EQ(found(shop, match).ended, 1'780'000'400) << "as it was stored when it ended";
}

TEST(Packing, ItsLastCheckpointStaysIfItIsOfTheLastStep)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    for (const std::uint64_t step : {3u, 4u}) {
        const MatchId match = shop.create("match " + std::to_string(step));
        const Scribe scribe = played(shop, match, 5);
        const Checkpoint checkpoint{.step = step, .match = "state"};
        ASSERT_TRUE(
            shop.asked<Done>([&](auto then) { shop.store().checkpoint(match, checkpoint, then); }));
        ASSERT_TRUE(pack(shop, match, file_of(scribe)));
        EXPECT_EQ(shop.load(match)->checkpoint.has_value(), step == 4);
    }
}

TEST(Packing, WhatDoesNotFitTheLogIsRefused)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    Scribe scribe;
    ASSERT_TRUE(shop.append(match, scribe.next()));
    EXPECT_EQ(pack(shop, match, file_of(scribe)).error().kind, StoreError::Kind::Conflict)
        << "it is not over";

    scribe = played(shop, shop.create("elm"), 4);
    const MatchId other{match.value + 1};
    Packed short_of_one = file_of(scribe);
    --short_of_one.last;
    EXPECT_EQ(pack(shop, other, short_of_one).error().kind, StoreError::Kind::Conflict);
    EXPECT_EQ(shop.load(other)->rows.size(), 4u);
    ASSERT_TRUE(pack(shop, other, file_of(scribe)));
    EXPECT_EQ(pack(shop, other, file_of(scribe)).error().kind, StoreError::Kind::Conflict);
}

TEST(Packing, NothingIsAddedToWhatLiesInTheArchive)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    Scribe scribe = played(shop, match, 4);
    ASSERT_TRUE(pack(shop, match, file_of(scribe)));
    EXPECT_EQ(shop.append(match, scribe.next()).error().kind, StoreError::Kind::Conflict);
}

// The numbers of its rows are given anew; none may be taken for one that was filed before.
TEST(Packing, WhatIsWrittenAfterwardsIsFoundAfterAStart)
{
    const TemporaryFolder folder;
    MatchId kept, packed, later;
    Scribe of_kept, of_packed, of_later;
    {
        Shop shop(folder.path());
        kept = shop.create("olive");
        packed = shop.create("elm");
        later = shop.create("oak");
        for (int i = 0; i < 5; ++i) ASSERT_TRUE(shop.append(kept, of_kept.next()));
        of_packed = played(shop, packed, 20);
    }
    ServiceTime served{};
    {
        Shop shop(folder.path());
        served = shop.store().served();
        ASSERT_TRUE(pack(shop, packed, file_of(of_packed)));
        ASSERT_TRUE(shop.append(later, of_later.next()));
    }
    Shop shop(folder.path());
    EXPECT_EQ(shop.store().served(), served) << "time does not go back with the last row";
    EXPECT_EQ(shop.load(kept)->rows, of_kept.written());
    EXPECT_EQ(shop.load(later)->rows, of_later.written());
    EXPECT_TRUE(shop.append(later, of_later.next()));
    EXPECT_TRUE(shop.append(kept, of_kept.next()));
    EXPECT_TRUE(shop.load(packed)->rows.empty());
}

TEST(Packing, OnAFullDiskItStaysAsItIsAndMayBeTriedAgain)
{
    FailingDisk disk;
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    const Scribe scribe = played(shop, match, 4);
    // More than SQLite keeps in memory, so that it must write before the commit.
    const Packed large = file_of(scribe, std::string(12'000'000, 'x'));

    disk.be_full(true);
    EXPECT_EQ(pack(shop, match, large).error().kind, StoreError::Kind::TryAgain);
    EXPECT_EQ(shop.load(match)->rows, scribe.written());
    disk.be_full(false);
    EXPECT_TRUE(pack(shop, match, large));
    EXPECT_TRUE(shop.load(match)->rows.empty());
}

constexpr int matches = 40;

// In the child: packs one after the other and says so of each by one byte.
[[noreturn]] void pack_all(const std::string& folder, const Scribe& scribe, int pipe)
{
    Shop shop(folder);
    for (const MatchId match : to_pack(shop)) {
        if (!pack(shop, match, file_of(scribe, std::string(200'000, 'x')))) ::_exit(1);
        const char packed = 1;
        if (::write(pipe, &packed, 1) != 1) ::_exit(2);
    }
    for (;;) ::pause();
}

TEST(Packing, AKillLeavesEachMatchPackedOrNot)
{
    const TemporaryFolder folder;
    Scribe scribe;
    {
        Shop shop(folder.path());
        for (int i = 0; i < matches; ++i)
            scribe = played(shop, shop.create("match " + std::to_string(i)), 12);
    }
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) pack_all(folder.path(), scribe, ends[1]);
    ::close(ends[1]);
    std::size_t answers = 0;
    char byte = 0;
    while (answers < 10 && ::read(ends[0], &byte, 1) == 1) ++answers;
    ::kill(child, SIGKILL);
    while (::read(ends[0], &byte, 1) == 1) ++answers;
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);

    Shop shop(folder.path());
    std::size_t packed = 0;
    for (std::int64_t id = 1; id <= matches; ++id) {
        const auto loaded = shop.load(MatchId{id});
        ASSERT_TRUE(loaded);
        const bool is_packed = found(shop, MatchId{id}).packed.has_value();
        EXPECT_EQ(whole(shop, MatchId{id}).has_value(), is_packed);
        EXPECT_EQ(loaded->rows, is_packed ? std::vector<LogRow>{} : scribe.written());
        if (is_packed) ++packed;
    }
    EXPECT_GE(packed, answers);
    EXPECT_LE(packed, answers + 1);
}

Listed listed(Shop& shop, const Search& search)
{
    return *shop.asked<Listed>([&](auto then) { shop.store().list(search, then); });
}

std::vector<std::string> names(const Listed& listed)
{
    std::vector<std::string> all;
    for (const ListedMatch& one : listed.matches) all.push_back(one.name);
    return all;
}

TEST(Listing, GoesPageByPageFromTheLastThatEnded)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    std::vector<std::string> made;
    for (int i = 0; i < 7; ++i) {
        const MatchId match = shop.create("match " + std::to_string(i));
        Packed file = file_of(played(shop, match, 2));
        file.ended += i;
        ASSERT_TRUE(pack(shop, match, file));
        made.insert(made.begin(), "match " + std::to_string(i));
    }
    std::vector<std::string> seen;
    Search search{.most = 3};
    for (int page = 0; page < 3; ++page) {
        const Listed one = listed(shop, search);
        for (const std::string& name : names(one)) seen.push_back(name);
        EXPECT_EQ(one.next == 0, page == 2);
        search.before = one.next;
    }
    EXPECT_EQ(seen, made);
}

TEST(Listing, FindsWordsInTitlesSidesPostsNamesAndResults)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    ASSERT_TRUE(shop.asked<Done>([&](auto then) {
        shop.store().sit(match, Seat{0}, {"Ernesto", "entropy"}, then);
    }));
    ASSERT_TRUE(pack(shop, match, file_of(played(shop, match, 2))));

    for (const char* words : {"", "FARM", "blue", "attacker", "ernesto", "has won", "farm red"})
        EXPECT_EQ(listed(shop, {.words = words}).matches.size(), 1u) << words;
    for (const char* words : {"olive", "farm green", "secret"})
        EXPECT_TRUE(listed(shop, {.words = words}).matches.empty()) << words;
    EXPECT_EQ(listed(shop, {.ruleset = "bravado"}).matches.size(), 1u);
    EXPECT_EQ(listed(shop, {.ruleset = "bravado", .scenario = "farm"}).matches.size(), 1u);
    EXPECT_TRUE(listed(shop, {.ruleset = "cabos"}).matches.empty());
    EXPECT_TRUE(listed(shop, {.ruleset = "cabos", .scenario = "farm"}).matches.empty());
    EXPECT_TRUE(listed(shop, {.scenario = "bridge"}).matches.empty());
}

// Neither by counts nor by where the next page begins.
TEST(Listing, TellsNothingOfADuplicateWhoseOtherHalfIsPlayed)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId known = shop.create("olive");
    ASSERT_TRUE(pack(shop, known, file_of(played(shop, known, 2))));
    const auto pair = *shop.asked<std::vector<MatchId>>([&](auto then) {
        shop.store().create({new_match("one"), new_match("other")}, then);
    });
    const Listed before = listed(shop, {.most = 1});

    Packed file = file_of(played(shop, pair[0], 2));
    file.ended += 100;
    ASSERT_TRUE(pack(shop, pair[0], file));
    EXPECT_EQ(listed(shop, {.most = 1}).matches, before.matches);
    EXPECT_EQ(listed(shop, {.most = 1}).next, before.next);

    ASSERT_TRUE(pack(shop, pair[1], file_of(played(shop, pair[1], 2))));
    EXPECT_EQ(listed(shop, {}).matches.size(), 3u);
}

TEST(Importing, AMatchOfAnotherServerIsOverOpenAndNobodys)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    Scribe scribe;
    (void)scribe.next();
    const Import import{
        new_match("olive"), {Sitting{"Ernesto", "entropy"}, std::nullopt}, file_of(scribe)};
    const MatchId match =
        *shop.asked<MatchId>([&](auto then) { shop.store().import(import, then); });
    const StoredMatch stored = found(shop, match);
    EXPECT_TRUE(stored.imported);
    EXPECT_EQ(stored.stage, MatchStage::Over);
    EXPECT_EQ(stored.taken, import.taken);
    EXPECT_EQ(listed(shop, {.words = "ernesto"}).matches.size(), 1u);

    const auto same = *shop.asked<std::vector<StoredMatch>>([&](auto then) {
        shop.store().same_as(import.match.commitment, import.packed.link, then);
    });
    ASSERT_EQ(same.size(), 1u);
    EXPECT_EQ(same[0].id, match);
}

std::vector<StoredRemark> remarks(Shop& shop, MatchId match)
{
    return *shop.asked<std::vector<StoredRemark>>(
        [&](auto then) { shop.store().remarks(match, then); });
}

TEST(Remarks, AreKeptByStepAndDroppedByWhoWroteThem)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    const auto write = [&](std::uint64_t step, Seat by, const std::string& words) {
        const StoredRemark remark{.step = step, .by = by, .words = words, .written = 7};
        return static_cast<bool>(
            shop.asked<Done>([&](auto then) { shop.store().remark(match, remark, then); }));
    };
    const auto drop = [&](Seat by, std::uint64_t number) {
        (void)shop.asked<Done>(
            [&](auto then) { shop.store().drop_remark(match, by, number, then); });
    };
    ASSERT_TRUE(pack(shop, match, file_of(played(shop, match, 4))));
    EXPECT_TRUE(write(3, Seat{0}, "late"));
    EXPECT_TRUE(write(1, Seat{1}, "early"));
    EXPECT_FALSE(write(4, Seat{1}, "there is no such step"));
    ASSERT_EQ(remarks(shop, match).size(), 2u);
    EXPECT_EQ(remarks(shop, match)[0], (StoredRemark{2, 1, Seat{1}, "early", 7}));

    drop(Seat{0}, 2);
    EXPECT_EQ(remarks(shop, match).size(), 2u) << "it is another's";
    drop(Seat{1}, 2);
    EXPECT_EQ(remarks(shop, match).size(), 1u);
}

TEST(Remarks, AreNoMoreThanOneAnswerHolds)
{
    const TemporaryFolder folder;
    Shop shop(folder.path());
    const MatchId match = shop.create("olive");
    ASSERT_TRUE(pack(shop, match, file_of(played(shop, match, 2))));
    const StoredRemark remark{.step = 1, .words = std::string(8'000, 'x')};
    int written = 0;
    while (shop.asked<Done>([&](auto then) { shop.store().remark(match, remark, then); }))
        ++written;
    EXPECT_EQ(written, (256 << 10) / 8'000);
}

}  // namespace
}  // namespace galloper
