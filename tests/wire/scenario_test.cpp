#include "common/wire/scenario.h"

#include <gtest/gtest.h>

namespace galloper::wire {

namespace {

const std::string frame = R"(title: "The farm"
ruleset: "bravado"
how_it_is_won: "Take the guns."
minutes: 20
unit: "in"
table: "0,0 48,36"
side { name: "Attack" briefing: "Go." }
side { name: "Defence" briefing: "Stay." }
)";

// What is said of the farm with more lines in its file; nothing if it is read.
std::string faults(const std::string& more, const std::string& before = frame)
{
    const auto read = read_scenario("farm", before + more);
    return read ? std::string() : read.error().words;
}

}  // namespace

TEST(ScenarioFile, EveryFieldIsRead)
{
    const auto read = read_scenario("farm", frame + R"(
summary: "Short."
ground { kind: "building" label: "Mas" outline: "1,1 2,1 2,2.5" height: 2 }
ground { kind: "road" box: "0,4 48,5" height: -1 }
piece { kind: "rifle team" label: "Rifles 1" side: "Attack" formation: 1 at: "12, 0" facing: "N"
        stat { name: "figures" value: 4 } trait: "Internationals" trait: "with Rifle 1" }
piece { kind: "LMG team" side: "Defence" at: "0,0" }
zone { name: "defence" side: "Defence" box: "0,20 48,36" }
spot { name: "wall" at: "7+63t, 30" facing: "1,-9" }
number { name: "turns" value: 12 }
option { name: "defence" value: "auto" }
seat { name: "Attacker" side: "Attack" formation: 1 formation: 2 sees_alone: true }
seat { name: "Defender" side: "Defence" }
coaching { when: "move" words: "Draw a path." }
figure: "The attack won half."
)");
    ASSERT_TRUE(read) << read.error().words;

    EXPECT_EQ(read->name, "farm");
    EXPECT_EQ(read->title, "The farm");
    EXPECT_EQ(read->ruleset, "bravado");
    EXPECT_EQ(read->summary, "Short.");
    EXPECT_EQ(read->how_it_is_won, "Take the guns.");
    EXPECT_EQ(read->minutes, 20);
    EXPECT_EQ(read->figures, (std::vector<std::string>{"The attack won half."}));
    EXPECT_EQ(read->table, (Area{{Length{0}, Length{0}}, {inches(48), inches(36)}}));
    EXPECT_EQ(read->sides, (std::vector<std::string>{"Attack", "Defence"}));
    EXPECT_EQ(read->briefings, (std::vector<std::string>{"Go.", "Stay."}));

    ASSERT_EQ(read->ground.size(), 2u);
    EXPECT_EQ(
        read->ground[0],
        (Ground{PieceId{1}, "building", "Mas",
                Polygon{{inches(1), inches(1)}, {inches(2), inches(1)}, {inches(2), Length{635}}},
                2}));
    EXPECT_EQ(read->ground[1].name, PieceId{2});
    EXPECT_EQ(read->ground[1].outline.size(), 4u);
    EXPECT_EQ(read->ground[1].height, -1);

    ASSERT_EQ(read->pieces.size(), 2u);
    EXPECT_EQ(read->pieces[0].kind, "rifle team");
    EXPECT_EQ(read->pieces[0].label, "Rifles 1");
    EXPECT_EQ(read->pieces[0].side, Side{0});
    EXPECT_EQ(read->pieces[0].formation, 1);
    EXPECT_EQ(read->pieces[0].at, (Point{inches(12), Length{0}}));
    EXPECT_EQ(read->pieces[0].facing, (Facing{0, 1}));
    EXPECT_EQ(read->pieces[0].stats, (std::vector<Stat>{{"figures", 4}}));
    EXPECT_EQ(read->pieces[0].traits, (std::vector<std::string>{"Internationals", "with Rifle 1"}));
    EXPECT_EQ(read->pieces[1].side, Side{1});
    EXPECT_EQ(read->pieces[1].facing, std::nullopt);

    ASSERT_EQ(read->zones.size(), 1u);
    EXPECT_EQ(read->zones[0].name, "defence");
    EXPECT_EQ(read->zones[0].side, Side{1});
    EXPECT_EQ(read->zones[0].outline.size(), 4u);
    ASSERT_EQ(read->spots.size(), 1u);
    EXPECT_EQ(read->spots[0].name, "wall");
    EXPECT_EQ(read->spots[0].at, (Point{Length{7 * 254 + 63}, inches(30)}));
    EXPECT_EQ(read->spots[0].facing, (Facing{1, -9}));
    EXPECT_EQ(read->numbers, (std::map<std::string, int>{{"turns", 12}}));
    EXPECT_EQ(read->options, (Options{{"defence", "auto"}}));

    ASSERT_EQ(read->seats.size(), 2u);
    EXPECT_EQ(read->seats[0].name, "Attacker");
    EXPECT_EQ(read->seats[0].post, (Post{Side{0}, {1, 2}, Sight::Own}));
    EXPECT_EQ(read->seats[1].post, (Post{Side{1}, {}, Sight::Side}));
    ASSERT_EQ(read->coaching.size(), 1u);
    EXPECT_EQ(read->coaching[0].when, "move");
    EXPECT_EQ(read->coaching[0].words, "Draw a path.");
}

TEST(ScenarioFile, AFaultNamesFileLineAndField)
{
    // The frame is 8 lines long.
    EXPECT_EQ(faults("piece { kind: \"rifle team\" side: \"Attack\"\n  at: \"60, 1\" }\n"),
              "farm, line 10: at is off the table");
    EXPECT_EQ(faults("spot { at: \"1,1\"\n\nfacing: \"up\" }"),
              "farm, line 11: facing \"up\" is no facing, such as \"N\", \"SE\" or \"3, -4\"");
}

TEST(ScenarioFile, AllFaultsAreNamedAtOnce)
{
    const std::string words =
        faults("zone { side: \"Attack\" box: \"1,1 2,2\" }\nseat { name: \"A\" side: \"Blue\" }\n");

    EXPECT_EQ(words,
              "farm, line 9: name is missing\n"
              "farm, line 10: side is \"Blue\", and no side is called so");
}

TEST(ScenarioFile, WhatIsMissingIsSaid)
{
    const std::string words = faults("", "title: \"Farm\"\n");

    for (const char* field : {"ruleset", "how_it_is_won", "minutes", "unit", "table", "side"})
        EXPECT_NE(words.find(field), std::string::npos) << field;
    EXPECT_EQ(words.find("title"), std::string::npos);
}

TEST(ScenarioFile, SlipsOfThePenAreFound)
{
    EXPECT_NE(faults("tilte: \"Farm\"\n"), "");
    EXPECT_NE(faults("ground { kind: \"wood\" }\n"), "");
    EXPECT_NE(faults("ground { kind: \"wood\" box: \"1,1 2,2\" outline: \"1,1 2,2 3,1\" }\n"), "");
    EXPECT_NE(faults("ground { kind: \"wood\" box: \"1,1 2,200\" }\n"), "");
    EXPECT_NE(faults("number { name: \"turns\" value: 1 } number { name: \"turns\" value: 2 }"),
              "");
    EXPECT_NE(faults("piece { kind: \"a\" side: \"Attack\" at: \"1;2\" }"), "");
    EXPECT_EQ(faults("# a remark\n"), "");
}

TEST(ScenarioFile, NoTextWhateverDoesMoreThanFail)
{
    std::string nested;
    for (int i = 0; i < 10'000; ++i) nested += "piece { ";

    EXPECT_NE(faults(nested), "");
    EXPECT_NE(faults(std::string(1 << 19, ' ')), "");
    EXPECT_NE(faults(std::string("\0\xff", 2)), "");
    for (std::size_t length = 0; length < frame.size(); length += 7)
        EXPECT_FALSE(read_scenario("farm", frame.substr(0, length) + "{")) << length;
}

}  // namespace galloper::wire
