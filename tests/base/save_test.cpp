#include "common/base/save.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "common/base/ids.h"

namespace galloper {
namespace {

enum class Mood : std::uint8_t { Steady, Shaken };
constexpr auto words_of(Mood)
{
    return std::array{std::pair{Mood::Steady, "steady"}, std::pair{Mood::Shaken, "badly shaken"}};
}

struct Spot {
    int x = 0;
    int y = 0;
    friend bool operator==(Spot, Spot) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("x", &Spot::x), field("y", &Spot::y));
    }
};

struct Waiting {
    static constexpr const char* word = "waiting";
    friend bool operator==(const Waiting&, const Waiting&) = default;
    static constexpr auto fields() { return std::make_tuple(); }
};
struct Walking {
    static constexpr const char* word = "walking on";
    std::vector<Spot> way{};
    friend bool operator==(const Walking&, const Walking&) = default;
    static constexpr auto fields() { return std::make_tuple(field("way", &Walking::way)); }
};

struct Squad {
    PieceId piece{};
    std::string name{};
    int figures = 8;
    Mood mood = Mood::Steady;
    bool hidden = false;
    std::optional<Spot> aim{};
    std::array<std::uint8_t, 2> pips{};
    std::map<std::string, int> counts{};
    std::set<int> seen{};
    std::pair<int, bool> last{};
    std::variant<Waiting, Walking, std::vector<int>, std::monostate> doing{};
    friend bool operator==(const Squad&, const Squad&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("piece", &Squad::piece), field("name", &Squad::name),
                               field("figures", &Squad::figures), field("mood", &Squad::mood),
                               field("hidden", &Squad::hidden), field("aim", &Squad::aim),
                               field("pips", &Squad::pips), field("counts", &Squad::counts),
                               field("seen", &Squad::seen), field("last", &Squad::last),
                               field("doing", &Squad::doing));
    }
};

Squad busy_squad()
{
    return {.piece = {7},
            .name = "a \"big\"\nback\\slash",
            .figures = -5,
            .mood = Mood::Shaken,
            .hidden = true,
            .aim = Spot{3, 0},
            .pips = {1, 255},
            .counts = {{"lost", 2}, {"won", -1}},
            .seen = {4, 9},
            .last = {6, true},
            .doing = Walking{.way = {{1, 2}, {}}}};
}

// What SaveReader says of a text that should not be read, or "read" if it was.
template <class T>
std::string trouble(std::string_view text)
{
    const Result<T, Unreadable> loaded = load_text<T>(text);
    return loaded ? "read" : loaded.error().words;
}

TEST(Save, LeavesOutWhatEqualsItsDefault)
{
    EXPECT_EQ(save_text(Squad{}), "{}");
    EXPECT_EQ(save_text(Squad{.figures = 7}), "{figures:7}");
    EXPECT_EQ(*load_text<Squad>("{}"), Squad{});
}

TEST(Save, WritesNamesAndWords)
{
    EXPECT_EQ(save_text(busy_squad()),
              R"({piece:7,name:"a \"big\"\nback\\slash",figures:-5,mood:badly shaken,hidden:yes,)"
              R"(aim:{x:3},pips:[1,255],counts:[("lost",2),("won",-1)],seen:[4,9],last:(6,yes),)"
              R"(doing:walking on{way:[{x:1,y:2},{}]}})");
}

TEST(Save, ReadsBackWhatItWrote)
{
    for (Squad squad : {busy_squad(), Squad{}, Squad{.doing = std::vector<int>{1, -2}},
                        Squad{.doing = std::monostate{}}, Squad{.aim = Spot{}}})
        EXPECT_EQ(*load_text<Squad>(save_text(squad)), squad);

    EXPECT_EQ(save_text(Squad{.doing = std::vector<int>{1, -2}}), "{doing:#2:[1,-2]}");
    EXPECT_EQ(save_text(Squad{.doing = std::monostate{}}), "{doing:#3:}");
}

TEST(Save, AnOptionalInAListIsADash)
{
    const std::vector<std::optional<int>> some{std::nullopt, -3};

    EXPECT_EQ(save_text(some), "[-,-3]");
    EXPECT_EQ(*load_text<std::vector<std::optional<int>>>("[-,-3]"), some);
    EXPECT_EQ(*load_text<std::optional<int>>("-"), std::nullopt);
}

// The same struct before and after it got a member.
struct Early {
    int figures = 8;
    static constexpr auto fields() { return std::make_tuple(field("figures", &Early::figures)); }
};
struct Later {
    bool winded = false;
    int figures = 8;
    friend bool operator==(Later, Later) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("winded", &Later::winded), field("figures", &Later::figures));
    }
};

TEST(Save, ANewFieldChangesNoOldSave)
{
    const std::string old = save_text(Early{.figures = 3});

    EXPECT_EQ(*load_text<Later>(old), (Later{.winded = false, .figures = 3}));
    EXPECT_EQ(save_text(*load_text<Later>(old)), old);
}

TEST(Save, WhatIsUnknownIsRefused)
{
    EXPECT_EQ(trouble<Early>("{winded:yes}"), "at byte 1: 'winded:yes}' is not a field known here");
    EXPECT_EQ(trouble<Squad>("{mood:merry}"), "at byte 6: 'merry}' is not a word known here");
    EXPECT_EQ(trouble<Squad>("{doing:flying{}}"),
              "at byte 7: 'flying{}}' is not an alternative known here");
    EXPECT_EQ(trouble<Squad>("{doing:#0:[]}"),
              "at byte 7: '#0:[]}' is not an alternative known here");
    EXPECT_EQ(trouble<Early>("{} "), "at byte 2: ' ' is left over");
    EXPECT_EQ(trouble<Early>("{figures:1,figures:1}"),
              "at byte 11: 'figures:1}' is a field that was given before");
}

TEST(Save, NumbersAreHeldAgainstTheirType)
{
    EXPECT_EQ(*load_text<std::uint8_t>("255"), 255);
    EXPECT_EQ(*load_text<std::int64_t>("-9223372036854775808"),
              std::numeric_limits<std::int64_t>::min());
    EXPECT_FALSE(load_text<std::uint8_t>("256"));
    EXPECT_FALSE(load_text<std::uint8_t>("-1"));
    EXPECT_FALSE(load_text<int>("2147483648"));
    EXPECT_FALSE(load_text<int>("1.5"));
    EXPECT_FALSE(load_text<int>(""));
}

TEST(Save, ListsAreHeldAgainstTheirType)
{
    EXPECT_FALSE((load_text<std::array<int, 2>>("[1]")));
    EXPECT_FALSE((load_text<std::array<int, 2>>("[1,2,3]")));
    EXPECT_FALSE((load_text<std::set<int>>("[2,1]")));
    EXPECT_FALSE((load_text<std::set<int>>("[1,1]")));
    EXPECT_FALSE((load_text<std::map<int, int>>("[(1,1),(1,2)]")));
    EXPECT_FALSE((load_text<std::vector<int>>("[1,]")));
    EXPECT_FALSE((load_text<std::vector<int>>("[,1]")));
}

struct Nest {
    std::vector<Nest> inner{};
    static constexpr auto fields() { return std::make_tuple(field("in", &Nest::inner)); }
};

TEST(Save, NestingAndLengthAreBounded)
{
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += "{in:[";
    EXPECT_NE(trouble<Nest>(deep).find("is nested too deeply"), std::string::npos);

    std::string wide = "[";
    for (int i = 0; i < 200'000; ++i) wide += "{},";
    EXPECT_NE(trouble<std::vector<Spot>>(wide).find("is too long a list"), std::string::npos);
}

TEST(Save, CutShortAnywhereItIsRefused)
{
    const std::string whole = save_text(busy_squad());

    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(load_text<Squad>(std::string_view(whole).substr(0, size))) << size;
}

TEST(Save, WithAnyByteChangedItIsRefusedOrReadAsSomethingElse)
{
    const std::string whole = save_text(busy_squad());
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int other = 0; other < 256; ++other) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(other);
            if (damaged == whole) continue;

            const Result<Squad, Unreadable> loaded = load_text<Squad>(damaged);

            EXPECT_TRUE(!loaded || *loaded != busy_squad()) << damaged;
        }
    }
}

TEST(Save, AnEnumeratorWithoutAWordIsOurOwnFault)
{
    EXPECT_THROW(save_text(static_cast<Mood>(9)), Broken);
}

}  // namespace
}  // namespace galloper
