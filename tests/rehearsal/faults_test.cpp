// What is wrong with a rehearsal is said by line and field, with what was possible.

#include <gtest/gtest.h>

#include "tests/rehearsal/files.h"

namespace galloper::rehearsal {
namespace {

// A platoon of one team at (24, 4), and a card that nobody comes to.
const std::string table = R"(scenario: "platoon-attack"
option { name: "defence" value: "auto" }
edit { sweep: true }
edit { place { kind: "card" at: "46,46" facing: "S" as: "the card" } }
edit { place { kind: "rifle team" label: "Rifles" formation: 1 at: "24,4" } }
)";
const std::string a_move =
    R"(step { seat: "Lieutenant" verb: "move" piece: "Rifles" answer { path: "24,8" } }
)";

std::string faults(const std::string& text) { return rehearse("file", text, find_scenario).faults; }
std::string faults_behind(const std::string& text) { return faults(table + text); }

bool has(const std::string& text, const std::string& words)
{
    return text.find(words) != text.npos;
}

TEST(RehearsalFaults, AGoodOneHasNone)
{
    EXPECT_EQ(faults_behind(a_move), "");
    EXPECT_EQ(faults_behind(a_move + R"(step { seat: "0" verb: "seal"
  die { purpose: "movement" piece: "Rifles" face: [2, 5] }
  expect { piece { piece: "Rifles" at: "24,8" } } })"),
              "");
}

TEST(RehearsalFaults, AnUnreadableFileIsNamedByLine)
{
    EXPECT_TRUE(has(faults("scenario: \"platoon-attack\"\nstep { sea: 1 }"), "file, line 2: "));
    EXPECT_TRUE(has(faults("scenario: \"nowhere\""),
                    "file, line 1: scenario is \"nowhere\": there is no such scenario"));
}

TEST(RehearsalFaults, WhoIsNotThereIsNamedWithThoseWhoAre)
{
    EXPECT_TRUE(has(faults_behind("step { seat: \"Captain\" verb: \"seal\" }"),
                    "file, line 6: seat is \"Captain\", and nobody is called so; there are: truth, "
                    "public, Lieutenant"));
    EXPECT_TRUE(has(faults_behind("step { seat: \"0\" verb: \"move\" piece: \"Cooks\" }"),
                    "piece is \"Cooks\", and seat 0 sees no piece called so; there are: "));
    EXPECT_TRUE(has(faults_behind("step { expect { piece { piece: \"Cooks\" } } }"),
                    "file, line 6: piece is \"Cooks\", and the truth sees no piece called so"));
    EXPECT_TRUE(has(faults_behind("edit { remove: \"Cooks\" }"), "file, line 6: remove is"));
    EXPECT_TRUE(has(faults_behind("edit { place { kind: \"tank\" at: \"1,1\" } }"),
                    "kind cannot be: Bravado knows no piece called \"tank\"."));
    EXPECT_TRUE(has(faults_behind("edit { piece: \"Rifles\" at: \"4,5.3\" }"),
                    "file, line 6: at \"5.3\" does not come to whole tenths"));
}

TEST(RehearsalFaults, WhatIsNotOfferedIsNamedWithWhatIs)
{
    const std::string said = faults_behind("step { seat: \"0\" verb: \"rally\" }");
    EXPECT_TRUE(has(said, "file, line 6: verb is \"rally\", and that is not offered; there are: "));
    EXPECT_TRUE(has(said, "move (Rifles)"));
    EXPECT_TRUE(has(faults_behind(R"(step { seat: "0" verb: "move" piece: "Rifles"
  answer { path: "24,47" } })"),
                    "file, line 6: is refused: "));
    EXPECT_EQ(faults_behind("step { seat: \"0\" verb: \"rally\" refused: \"\" }"), "");
    EXPECT_TRUE(has(faults_behind("step { seat: \"0\" verb: \"seal\" refused: \"\" }"),
                    "refused is awaited, and it is not refused"));
}

TEST(RehearsalFaults, ADieTooManyOrTooFewIsNamedByStepPurposeAndLine)
{
    const auto seal = [](const std::string& dice) {
        return faults_behind(a_move + "step { seat: \"0\" verb: \"seal\"\n" + dice + "}");
    };
    EXPECT_TRUE(has(seal(""),
                    "file, line 7: die for \"movement\" is thrown here, and no further die is "
                    "loaded; thrown are, in this order: movement of Rifles (2)"));
    EXPECT_TRUE(has(seal("die { purpose: \"movement\" face: 3 }"),
                    "file, line 8: die for \"movement\" is thrown here, and no further"));
    EXPECT_TRUE(has(seal("die { purpose: \"movement\" face: [3, 4] }\ndie { purpose: \"nerve\" "
                         "face: 2 }"),
                    "file, line 9: die for \"nerve\" is not thrown"));
    EXPECT_TRUE(has(seal("die { purpose: \"nerve\" face: [3, 4] }"),
                    "file, line 8: die for \"movement\" is thrown here, and the next one that is "
                    "loaded is for \"nerve\""));
    EXPECT_TRUE(has(seal("die { purpose: \"movement\" piece: \"the card\" face: [3, 4] }"),
                    "is thrown here for another piece"));
    EXPECT_TRUE(has(seal("die { purpose: \"movement\" face: [3, 7] }"), "has 6 sides and no 7"));
}

TEST(RehearsalFaults, WhatIsExpectedAndIsOtherwiseIsNamedWithWhatIsThere)
{
    const auto expect = [](const std::string& expected) {
        return faults_behind("step {\nexpect { viewer: \"0\" " + expected + " } }");
    };
    EXPECT_TRUE(has(expect("piece { piece: \"Rifles\" at: \"24,5\" }"),
                    "file, line 7: at is \"24,4\" for seat 0"));
    EXPECT_TRUE(has(expect("piece { piece: \"Rifles\" badge: \"pinned\" }"),
                    "badge is missing for seat 0; there are: rifles, regulars"));
    EXPECT_TRUE(has(expect("piece { piece: \"Rifles\" no_badge: \"rifles\" }"), "is there"));
    EXPECT_TRUE(has(expect("piece { piece: \"Rifles\" stat { name: \"Bravado\" value: 7 } }"),
                    "there are: Bravado 8, figures 4"));
    EXPECT_TRUE(has(expect("no_piece: \"Rifles\""), "which is there for seat 0"));
    EXPECT_TRUE(has(expect("heard: \"a shot\""), "was not heard by seat 0"));
    EXPECT_TRUE(has(expect("offer { verb: \"rally\" }"), "\"rally\" is not there for seat 0"));
    EXPECT_TRUE(has(expect("no_offer { verb: \"seal\" }"), "\"seal\" is there for seat 0"));
    EXPECT_TRUE(has(expect("gauge { name: \"turn\" value: 2 }"), "turn 1 Turn 1 of 12"));
    EXPECT_TRUE(has(expect("shape: \"cone\""), "shape is not there for seat 0"));
    EXPECT_TRUE(has(expect("ending: \"cleared\""), "ending is: not over"));
    EXPECT_TRUE(has(expect("told_nothing: true"), "but seat 0 was told"));
    EXPECT_EQ(expect("piece { piece: \"the card\" badge: \"face down\" } awaited: \"0\""), "");
}

// A law that cannot fail is no law: a difference that shows is found at its step, and so is one
// that is awaited and does not come.
TEST(RehearsalFaults, ATwinThatCanBeToldApartIsFound)
{
    const auto twin = [](const std::string& card, const std::string& rest) {
        return faults_behind(R"(step { name: "the card" edit { piece: "Rifles" at: "20,4" } }
step { name: "the end" edit { piece: "Rifles" at: "22,4" } }
twin { name: "other" instead_of: "the card" viewer: "0"
  step { edit { )" + card + " } }\n" +
                             rest + "}");
    };
    const std::string hidden = R"(piece: "Rifles" at: "20,4" } edit { piece: "the card" face: )"
                               R"("the two of hearts")";
    EXPECT_EQ(twin(hidden, ""), "");
    EXPECT_TRUE(has(twin(R"(piece: "Rifles" at: "20,4+1t")", ""),
                    "file, line 8: viewer seat 0 can tell the two apart at step 1, \"the card\""));
    EXPECT_TRUE(has(twin(hidden, "until: \"the end\" then_differs: true"),
                    "then_differs but seat 0 is sent the same in both"));
    EXPECT_TRUE(has(twin(hidden, "until: \"nowhere\""), "until names no step"));
    EXPECT_TRUE(has(twin("remove: \"Cooks\"", ""), "file, twin \"other\", line 9: remove is"));
}

// A table that is changed by hand is looked at anew, and what is refused changes nothing.
TEST(RehearsalFaults, AnEditThatIsRefusedIsNamedOrAwaited)
{
    const std::string edit = "step { edit { piece: \"Rifles\" badge: \"silenced\" } ";
    EXPECT_TRUE(
        has(faults_behind(edit + "}"), "file, line 6: badge cannot be: That piece cannot be so."));
    EXPECT_EQ(faults_behind(edit + "refused: \"cannot be so\" expect { told_nothing: true } }"),
              "");
    EXPECT_TRUE(has(faults_behind(edit + "refused: \"is asleep\" }"), "is refused: That piece"));
}

}  // namespace
}  // namespace galloper::rehearsal
