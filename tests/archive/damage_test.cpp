// Files that were damaged, or made to do harm: each is refused, by name, at the first thing that is
// wrong, and costs nothing that it merely claims.

#include <gtest/gtest.h>

#include "common/archive/deflate.h"
#include "galloper/play/v1/archive.pb.h"
#include "galloper/play/v1/session.pb.h"
#include "galloper/record/v1/match_file.pb.h"
#include "tests/archive/forgery.h"
#include "tests/support/chance.h"

namespace galloper::archive {
namespace {

constexpr std::size_t beginning = 12, front = 44;

const std::string& a_file()
{
    static const std::string file = pack(a_match());
    return file;
}

std::vector<Section> sections() { return *read_sections(a_file(), {}); }

std::size_t place_of(SectionName name)
{
    const auto all = sections();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].name == name) return i;
    return all.size();
}

Damage damage_of(const std::string& file, const Bounds& bounds = {})
{
    const auto match = unpack(file, bounds);
    return match ? Damage{} : match.error();
}

// The message in one section, changed, and its hash made right.
template <class Message, class Change>
Damage damage_after(SectionName name, Change change)
{
    const std::size_t which = place_of(name);
    Message message;
    message.ParseFromString(*unpacked(sections()[which]));
    change(message);
    return damage_of(with_section(a_file(), which, message.SerializeAsString()));
}

TEST(Damage, AByteFlippedInAnySectionIsNamed)
{
    std::size_t at = beginning;
    for (const Section& section : sections()) {
        const std::string name = words_for(section.name);
        std::string flipped = a_file();
        flipped[at + front + section.packed.size() / 2] ^= 4;
        EXPECT_EQ(damage_of(flipped), (Damage{name, "is not what was hashed"}));

        flipped = a_file();
        flipped[at + front - 1] ^= 4;  // of its hash
        EXPECT_EQ(damage_of(flipped), (Damage{name, "is not what was hashed"}));

        flipped = a_file();
        flipped[at + 11] ^= 4;  // of its length, unpacked
        EXPECT_EQ(damage_of(flipped),
                  (Damage{name, "does not unpack to the length that it should have"}));
        at += front + section.packed.size();
    }
}

TEST(Damage, AnyByteThatIsFlippedIsFound)
{
    for (std::size_t at = 0; at < a_file().size(); at += at < 300 ? 1 : 97) {
        std::string flipped = a_file();
        flipped[at] ^= 0x10;
        EXPECT_NE(damaged_at(flipped), "") << at;
    }
}

TEST(Damage, AFileThatIsCutShortIsFoundWhereverItIsCut)
{
    for (std::size_t length = 0; length < a_file().size(); ++length) {
        const Damage damage = damage_of(a_file().substr(0, length));
        ASSERT_NE(damage.where, "") << length;
        ASSERT_FALSE(packed_names(a_file().substr(0, length), Viewer::truth())) << length;
    }
    EXPECT_EQ(damage_of(a_file().substr(0, beginning + 7)),
              (Damage{"before the first section", "the file breaks off"}));
    EXPECT_EQ(damage_of(a_file().substr(0, a_file().size() - 1)),
              (Damage{"names of the truth", "is longer than the rest of the file"}));
    EXPECT_EQ(damage_of(a_file() + "!"),
              (Damage{"after names of the truth", "the file breaks off"}));
}

TEST(Damage, AnotherVersionIsSaid)
{
    std::string file = a_file();
    file[11] = 2;
    EXPECT_EQ(damage_of(file), (Damage{"file", "is of version 2, and this build reads 1"}));
    file[0] = 'g';
    EXPECT_EQ(damage_of(file), (Damage{"file", "is no match file"}));
}

TEST(Damage, SectionsStandOnceAndInTheirOrder)
{
    const auto all = sections();
    const auto made_of = [&](std::vector<std::size_t> which) {
        std::string file = file_beginning();
        for (const std::size_t one : which) file += section_again(all[one]);
        return damage_of(file);
    };
    EXPECT_EQ(made_of({}), (Damage{"head", "is missing"}));
    EXPECT_EQ(made_of({0, 2}), (Damage{"opened", "is missing"}));
    EXPECT_EQ(made_of({0, 1, 2}), (Damage{"transcript of seat 0", "is missing"}));
    const std::string words = "a section stands that should not stand there";
    EXPECT_EQ(made_of({0, 0}), (Damage{"after head", words}));
    EXPECT_EQ(made_of({0, 2, 1}), (Damage{"after steps", words}));

    const std::string one_more = section_of({Kind::Transcript, 77}, "");
    std::string file = file_beginning();
    for (std::size_t i = 0; i < 3; ++i) file += section_again(all[i]);
    EXPECT_EQ(damage_of(file + one_more), (Damage{"transcript of seat 0", "is missing"}));
}

TEST(Damage, StepsThatAreFewerOrMoreThanTheHeadSays)
{
    using record::v1::Steps;
    const std::string count = std::to_string(a_match().rows.size());
    const auto dropped =
        damage_after<Steps>({Kind::Steps}, [](Steps& m) { m.mutable_steps()->RemoveLast(); });
    EXPECT_EQ(dropped.where, "steps");
    EXPECT_TRUE(dropped.words.ends_with("and the head says " + count));
    const auto doubled =
        damage_after<Steps>({Kind::Steps}, [](Steps& m) { *m.add_steps() = m.steps(1); });
    EXPECT_EQ(doubled.where, "steps");
}

TEST(Damage, AStepThatCannotBeReadIsNamed)
{
    using record::v1::Steps;
    const auto after = [](auto change) {
        return damage_after<Steps>({Kind::Steps}, [&](Steps& m) { change(*m.mutable_steps(4)); });
    };
    EXPECT_EQ(after([](auto& step) { step.set_deed("{"); }),
              (Damage{"steps, step 4", "has an unreadable deed"}));
    EXPECT_EQ(after([](auto& step) { step.set_deed("{seat:63}"); }),
              (Damage{"steps, step 4", "has an unreadable deed"}));
    EXPECT_EQ(after([](auto& step) { step.set_dice("[6]"); }),
              (Damage{"steps, step 4", "has unreadable dice"}));
    EXPECT_EQ(after([](auto& step) { step.set_state("short"); }),
              (Damage{"steps, step 4", "has a hash that is none"}));
}

TEST(Damage, UpdatesThatAreDroppedDoubledOrSwappedAreNamed)
{
    using play::v1::Past;
    const SectionName name{Kind::Transcript, 0};
    const auto after = [&](auto change) { return damage_after<Past>(name, change); };
    const std::string place = "transcript of seat 0, update 3";
    EXPECT_EQ(after([](Past& m) { m.mutable_told()->DeleteSubrange(2, 1); }),
              (Damage{place, "is numbered 4"}));
    EXPECT_EQ(after([](Past& m) { *m.mutable_told(2) = m.told(1); }),
              (Damage{place, "is numbered 2"}));
    EXPECT_EQ(after([](Past& m) { m.mutable_told()->SwapElements(2, 3); }),
              (Damage{place, "is numbered 4"}));
    EXPECT_EQ(after([](Past& m) { m.mutable_told(2)->pop_back(); }),
              (Damage{place, "cannot be read"}));
    EXPECT_EQ(after([](Past& m) { m.set_first("no picture"); }),
              (Damage{"transcript of seat 0, first picture", "cannot be read"}));
    EXPECT_EQ(after([](Past& m) { m.mutable_told()->RemoveLast(); }),
              (Damage{"names of seat 0", "are not as many as the updates"}));
}

TEST(Damage, NamesOutOfTurnAreNamed)
{
    using play::v1::Names;
    const auto after = [](auto change) {
        return damage_after<Names>({Kind::Names, 512}, [&](Names& m) { change(*m.mutable_at(3)); });
    };
    const std::string place = "names of the truth, update 3";
    EXPECT_EQ(after([](auto& at) { at.set_step(1); }), (Damage{place, "is of a step out of turn"}));
    EXPECT_EQ(after([](auto& at) { at.set_step(1'000'000); }),
              (Damage{place, "is of a step out of turn"}));
    EXPECT_EQ(after([](auto& at) { at.add_piece(7); }), (Damage{place, "has a name that is none"}));
    EXPECT_EQ(after([](auto& at) {
                  at.add_piece(7);
                  at.add_handle("short");
              }),
              (Damage{place, "has a name that is none"}));
}

TEST(Damage, AHeadOrKeysThatCannotBeAreRefused)
{
    using record::v1::Head;
    using record::v1::Opened;
    const auto head = [](auto change) { return damage_after<Head>({Kind::Head}, change); };
    EXPECT_EQ(head([](Head& m) { m.set_last(100'000); }),
              (Damage{"head", "claims too many steps"}));
    EXPECT_EQ(head([](Head& m) { m.set_last(~0ull); }), (Damage{"head", "claims too many steps"}));
    EXPECT_EQ(head([](Head& m) { m.clear_commitment(); }), (Damage{"head", "has no commitment"}));
    EXPECT_EQ(head([](Head& m) { m.mutable_seats(0)->set_post("?"); }),
              (Damage{"head, seat 0", "has a post that is none"}));
    EXPECT_EQ(head([](Head& m) {
                  while (m.seats_size() < 65) *m.add_seats() = m.seats(0);
              }),
              (Damage{"head", "has too many seats"}));
    EXPECT_EQ(head([](Head& m) {
                  for (int i = 0; i < 3'000; ++i) (*m.mutable_options())[std::to_string(i)] = "";
              }),
              (Damage{"head", "holds something else than it should, or too much of it"}));

    const auto opened = [](auto change) { return damage_after<Opened>({Kind::Opened}, change); };
    EXPECT_EQ(opened([](Opened& m) { m.set_secret("short"); }),
              (Damage{"opened", "has a key that is none"}));
    EXPECT_EQ(opened([](Opened& m) { m.add_entropy("one more"); }),
              (Damage{"opened", "has not one entropy a seat"}));
}

// --- made to do harm -------------------------------------------------------------------------

TEST(Hostile, AStreamUnpacksToWhatItSaidAndNoFurther)
{
    const std::string zeros(std::size_t{4} << 20, '\0');
    const std::string bomb = deflated(zeros);
    ASSERT_LT(bomb.size(), zeros.size() / 900);
    EXPECT_FALSE(inflated(bomb, 1'000));
    EXPECT_FALSE(inflated(bomb, zeros.size() + 1));
    EXPECT_TRUE(inflated(bomb, zeros.size()));
    EXPECT_FALSE(inflated("", 0));
    EXPECT_FALSE(inflated(bomb + "x", zeros.size()));
}

// Sections that are merely said to be long, and long ones with nothing in them.
TEST(Hostile, WhatAFileClaimsIsBoundedBeforeItIsUnpacked)
{
    const std::size_t steps = place_of({Kind::Steps});
    const auto with_claim = [&](std::size_t which, std::uint32_t whole) {
        std::string file = file_beginning();
        auto all = sections();
        all[which].whole = whole;
        for (const Section& section : all) file += section_again(section);
        return damage_of(file);
    };
    EXPECT_EQ(with_claim(steps, UINT32_MAX), (Damage{"steps", "would be too long unpacked"}));
    EXPECT_EQ(with_claim(0, (1u << 20) + 1), (Damage{"head", "would be too long unpacked"}));
    EXPECT_EQ(with_claim(1, (1u << 16) + 1), (Damage{"opened", "would be too long unpacked"}));
    EXPECT_EQ(with_claim(steps, 60u << 20),
              (Damage{"steps", "does not unpack to the length that it should have"}));

    std::string all_claim_much = file_beginning();
    auto all = sections();
    for (Section& section : all) {
        if (section.name.kind >= Kind::Steps) section.whole = 20u << 20;
        all_claim_much += section_again(section);
    }
    EXPECT_EQ(damage_of(all_claim_much).words, "would be too long unpacked");

    const std::string bomb(std::size_t{8} << 20, '\0');
    EXPECT_EQ(damage_of(with_section(a_file(), steps, bomb)).where, "steps");
    EXPECT_EQ(damage_of(a_file(), {.packed = a_file().size() - 1}),
              (Damage{"file", "is longer than any match file"}));
}

// Two bytes a message, or a tag and a length of zero: each would become far more in memory.
TEST(Hostile, ManyEmptyRecordsAreCountedBeforeTheyAreBuilt)
{
    const auto many = [](const char* empty, std::size_t count) {
        std::string bytes;
        bytes.reserve(2 * count);
        for (std::size_t i = 0; i < count; ++i) bytes += std::string(empty, 2);
        return bytes;
    };
    const std::string words = "holds something else than it should, or too much of it";
    const std::size_t count = std::size_t{2} << 20;
    for (const SectionName name : {SectionName{Kind::Steps}, SectionName{Kind::Transcript, 0},
                                   SectionName{Kind::Names, 0}}) {
        const char* const empty = name.kind == Kind::Transcript ? "\x12\0" : "\x0a\0";
        EXPECT_EQ(damage_of(with_section(a_file(), place_of(name), many(empty, count))),
                  (Damage{words_for(name), words}));
    }
}

// A short match, so that many mutants of it can be verified.
const MatchFile& short_match()
{
    static const MatchFile match = [] {
        FiledGame game = shortest_of(all_rulesets().front());
        game.most_steps = 12;
        return played(game, 9);
    }();
    return match;
}

void spoil(std::string& bytes, Chance& chance)
{
    for (auto times = 1 + chance.below(3); times > 0 && !bytes.empty(); --times) {
        const std::size_t at = chance.below(bytes.size());
        const auto how = chance.below(4);
        if (how == 0) bytes[at] = static_cast<char>(chance.below(256));
        if (how == 1) bytes[at] = static_cast<char>(bytes[at] ^ 1 << chance.below(8));
        if (how == 2) bytes.erase(at, 1 + chance.below(5));
        if (how == 3) bytes.insert(at, bytes.substr(0, chance.below(9)));
    }
}

// Without what a server alone says: names, and when it was.
MatchFile as_played(MatchFile match)
{
    match.scenario.clear();
    match.scenario_text.clear();
    match.created = match.decision = 0;
    for (Place& place : match.seats) place = {.post = place.post};
    for (FiledRow& filed : match.rows) filed.clock = 0;
    return match;
}

TEST(Hostile, WhateverIsInASectionIsSurvivedAndFound)
{
    const std::string file = pack(short_match());
    const auto all = *read_sections(file, {});
    int read = 0;
    for (std::uint64_t seed = 0; seed < 60 * matches(10); ++seed) {
        Chance chance(seed);
        const std::size_t which = seed % all.size();
        std::string whole = *unpacked(all[which]);
        spoil(whole, chance);
        const auto match = unpack(with_section(file, which, whole));
        if (!match) continue;
        ++read;
        const bool same = as_played(*match) == as_played(short_match());
        EXPECT_TRUE(!all_good(verify(*match)) || same) << seed;
    }
    EXPECT_GT(read, 0);
}

TEST(Hostile, WhateverScenarioStandsInAFileIsSurvived)
{
    for (std::uint64_t seed = 0; seed < 40 * matches(10); ++seed) {
        Chance chance(seed);
        MatchFile match = short_match();
        spoil(match.scenario_text, chance);
        EXPECT_EQ(verify(match).size(), 5u);
    }
}

}  // namespace
}  // namespace galloper::archive
