// What a viewer sees on the table. [LAF-7] [LAF-9] [LAF-23] [LAF-43] [GEN-15] [GEN-24]

#include <gtest/gtest.h>

#include "common/game/names.h"
#include "common/rulesets/land_and_freedom/entry.h"
#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {
namespace {

const Viewer everybody = Viewer::everybody();

class BrigadeDrawn : public testing::Test {
protected:
    Field field{};
    State& state = field.state;
    PieceId rifles{};

    void SetUp() override
    {
        field.brigade(nationalists, 10, 0, cm(50, 10), 4);
        field.battalion(nationalists, 11, 10, cm(50, 30), 2);
        field.battalion(republicans, 21, 0, cm(50, 100), 2);
        rifles = field.rifles(11, cm(60, 40));
    }

    Picture seen_by(Viewer viewer) const { return picture(known_to(state, viewer)); }
    std::optional<Piece> drawn(Viewer viewer, PieceId id) const
    {
        for (const Piece& piece : seen_by(viewer).pieces)
            if (piece.name == id) return piece;
        return std::nullopt;
    }
    bool has_badge(Viewer viewer, PieceId id, const std::string& badge) const
    {
        const auto badges = drawn(viewer, id)->badges;
        return std::find(badges.begin(), badges.end(), badge) != badges.end();
    }
    std::vector<Shape> shapes(Viewer viewer, const std::string& role) const
    {
        std::vector<Shape> found;
        for (const Shape& shape : seen_by(viewer).shapes)
            if (shape.role == role) found.push_back(shape);
        return found;
    }
    std::string fact(Viewer viewer, const std::string& name) const
    {
        for (const Fact& fact : seen_by(viewer).facts)
            if (fact.name == name) return fact.words;
        return {};
    }
    Gauge gauge(const std::string& name) const
    {
        for (const Gauge& gauge : seen_by(everybody).gauges)
            if (gauge.name == name) return gauge;
        ADD_FAILURE() << "no gauge " << name;
        return {};
    }
};

// [GEN-24] [GEN-1] [LAF-1]
TEST_F(BrigadeDrawn, BasesAreSquaresAndRidersAreDiscs)
{
    const PieceId rider = field.base(10, {.arm = Arm::Cavalry, .at = cm(80, 20)});

    const auto base = drawn(everybody, rifles);
    EXPECT_EQ(base->kind, "rifles");
    EXPECT_EQ(base->width, 4_cm);
    EXPECT_EQ(base->facing, (Facing{0, 1}));
    EXPECT_EQ(drawn(everybody, rider)->width, 3_cm);
    EXPECT_FALSE(drawn(everybody, rider)->facing);
    EXPECT_EQ(drawn(everybody, field.hq(10))->kind, "brigade HQ");
    EXPECT_EQ(drawn(everybody, field.hq(11))->kind, "battalion HQ");
    EXPECT_EQ(seen_by(everybody).unit, "cm");
}

// [LAF-5] [LAF-7] [GEN-15] Allowances are open, points are a side's own.
TEST_F(BrigadeDrawn, PointsStandAtTheHeadquartersForTheirOwnSide)
{
    state.formation(11).points = 3;

    EXPECT_EQ(drawn(nationalist, field.hq(11))->stats,
              (std::vector<Stat>{{"points", 3}, {"allowance", 2}}));
    EXPECT_EQ(drawn(republican, field.hq(11))->stats, (std::vector<Stat>{{"allowance", 2}}));
    EXPECT_EQ(drawn(everybody, field.hq(11))->stats, (std::vector<Stat>{{"allowance", 2}}));
    EXPECT_TRUE(drawn(nationalist, rifles)->stats.empty());
}

// [LAF-45] [LAF-51] [LAF-43] [LAF-39]
TEST_F(BrigadeDrawn, HowABaseIsStandsOnItForEverybody)
{
    Base& base = *state.find_base(rifles);
    base.disordered = base.entrenched = base.moved = base.fired = base.smg = true;

    for (const char* badge : {"disordered", "entrenched", "moved", "fired", "sub-machine guns"})
        EXPECT_TRUE(has_badge(republican, rifles, badge)) << badge;
    EXPECT_FALSE(has_badge(republican, rifles, "in cover"));
}

// [LAF-69] In a wood, a base's middle is what counts; an entrenched base says that alone.
TEST_F(BrigadeDrawn, WhoIsInCoverShows)
{
    EXPECT_FALSE(has_badge(republican, rifles, "in cover"));

    field.ground("wood", square(cm(55, 35), cm(65, 45)));
    EXPECT_TRUE(has_badge(republican, rifles, "in cover"));
    EXPECT_FALSE(has_badge(republican, field.hq(11), "in cover"));

    state.find_base(rifles)->entrenched = true;
    EXPECT_FALSE(has_badge(republican, rifles, "in cover"));
}

// [LAF-16] All of a unit that has acted is told apart, by everybody.
TEST_F(BrigadeDrawn, EachBaseOfAUnitThatHasActedSaysSo)
{
    state.formation(11).activated = true;

    EXPECT_TRUE(has_badge(republican, rifles, "has acted"));
    EXPECT_TRUE(has_badge(republican, field.hq(11), "has acted"));
    EXPECT_FALSE(has_badge(republican, field.hq(21), "has acted"));
}

// [LAF-9] Who is out of command is seen on the table, but it is his own side's to mind.
TEST_F(BrigadeDrawn, ABaseThatIsTooFarFromItsHeadquartersIsOutOfCommand)
{
    const PieceId far = field.rifles(11, cm(100, 30));

    EXPECT_TRUE(has_badge(nationalist, far, "out of command"));
    EXPECT_FALSE(has_badge(nationalist, rifles, "out of command"));
    EXPECT_FALSE(has_badge(republican, far, "out of command"));
}

// [LAF-22] [LAF-12]
TEST_F(BrigadeDrawn, RadiosAndRecoveriesAreTheirSidesAlone)
{
    state.formation(11).radio = true;
    state.formation(11).to_clear = {rifles};

    EXPECT_TRUE(has_badge(nationalist, field.hq(11), "radio"));
    EXPECT_FALSE(has_badge(republican, field.hq(11), "radio"));
    EXPECT_TRUE(has_badge(nationalist, rifles, "will recover"));
    EXPECT_FALSE(has_badge(everybody, rifles, "will recover"));
}

// [LAF-19] [GEN-15]
TEST_F(BrigadeDrawn, ADraftShowsToItsWriterAlone)
{
    const PieceId enemy = field.rifles(21, cm(60, 70));
    state.desks[0].orders = {{rifles, {deeds::Move{{cm(60, 50)}}, deeds::Fire{enemy}}}};

    EXPECT_TRUE(has_badge(nationalist, rifles, "to move"));
    EXPECT_TRUE(has_badge(nationalist, rifles, "to fire"));
    ASSERT_EQ(shapes(nationalist, "order").size(), 1u);
    ASSERT_EQ(shapes(nationalist, "target").size(), 1u);
    EXPECT_EQ(std::get<LineShape>(shapes(nationalist, "target")[0].form).way,
              (std::vector<Point>{cm(60, 50), cm(60, 70)}));
    for (const Viewer viewer : {Viewer(republican), everybody}) {
        EXPECT_FALSE(has_badge(viewer, rifles, "to move"));
        EXPECT_TRUE(shapes(viewer, "order").empty());
        EXPECT_TRUE(shapes(viewer, "target").empty());
    }
}

// [LAF-53]
TEST_F(BrigadeDrawn, StandingOrdersShowToTheirWriterAlone)
{
    state.desks[0].fire_orders = {{rifles, 0, FireAt::Hold}, {PieceId{}, 11, FireAt::Short}};

    EXPECT_TRUE(has_badge(nationalist, rifles, "holds its fire"));
    EXPECT_TRUE(has_badge(nationalist, field.hq(11), "unit fires at short range"));
    EXPECT_FALSE(has_badge(republican, rifles, "holds its fire"));
}

// [LAF-23] [LAF-25]
TEST_F(BrigadeDrawn, WhatARiderCarriesStandsInWordsForHisSide)
{
    const PieceId rider = field.base(10, {.arm = Arm::Motorcycle, .at = cm(70, 20)});
    state.errands = {{rider, Load{10, 11, 2, {rifles}}}};

    EXPECT_EQ(drawn(nationalist, rider)->load, "2 points for Battalion 11, and recovery of Base 4");
    EXPECT_EQ(drawn(republican, rider)->load, "");

    state.errands[0].load.reset();
    EXPECT_EQ(drawn(nationalist, rider)->load, "on his way back");
}

// [LAF-23] [LAF-35]
TEST_F(BrigadeDrawn, WhoIsCarriedGoesWithWhatCarriesHim)
{
    const PieceId truck = field.base(11, {.arm = Arm::Truck, .attached = true, .at = cm(70, 30)});
    const PieceId gun = field.base(11, {.arm = Arm::At, .attached = true, .aboard = truck});

    EXPECT_EQ(drawn(everybody, gun)->with, truck);
    EXPECT_EQ(drawn(everybody, gun)->at, cm(70, 30));
}

// [GEN-19]
TEST_F(BrigadeDrawn, AMemoryIsAMarkWithItsTurn)
{
    state.settings.fog = Fog::Side;
    state.memories = {{PieceId{900}, nationalists.number, PieceId{77}, "Rifles", republicans,
                       Arm::Rifle, cm(60, 80), Facing{0, -1}, 2}};

    const auto mark = drawn(nationalist, PieceId{900});
    ASSERT_TRUE(mark);
    EXPECT_EQ(mark->kind, "memory");
    EXPECT_TRUE(has_badge(nationalist, PieceId{900}, "seen in turn 2"));
    EXPECT_FALSE(drawn(republican, PieceId{900}));
}

// [LAF-43] [LAF-41] [GEN-10]
TEST_F(BrigadeDrawn, EntrenchedBasesHaveAnArcAndTanksAFront)
{
    state.find_base(rifles)->entrenched = true;
    const PieceId tank = field.base(11, {.arm = Arm::Tank, .at = cm(80, 40)});

    ASSERT_EQ(shapes(everybody, "arc").size(), 1u);
    const auto arc = std::get<SectorShape>(shapes(everybody, "arc")[0].form);
    EXPECT_EQ(arc.bands, (std::vector<Length>{10_cm, 20_cm, 40_cm}));
    EXPECT_EQ(arc.sector.spread, (Spread{1, 1}));
    EXPECT_EQ(shapes(everybody, "front")[0].whose, tank);
}

// [LAF-9] [LAF-70] From the headquarters' edge: 25 cm and half a base to the right of its middle.
TEST_F(BrigadeDrawn, TheReachOfAUnitThatIsStillToActShowsToItsSeat)
{
    EXPECT_TRUE(shapes(nationalist, "command").empty());

    state.formation(11).points = 2;
    ASSERT_EQ(shapes(nationalist, "command").size(), 1u);
    EXPECT_TRUE(shapes(republican, "command").empty());
    const auto outline = std::get<PolygonShape>(shapes(nationalist, "command")[0].form).outline;
    EXPECT_EQ(outline.front().x, 50_cm + 2_cm + 25_cm);

    state.formation(11).activated = true;
    EXPECT_TRUE(shapes(nationalist, "command").empty());
}

// [LAF-8]
TEST_F(BrigadeDrawn, WhilePointsAreGivenTheReachOfWhoGivesThemShows)
{
    state.phase = Phase::Allocation;

    ASSERT_EQ(shapes(nationalist, "command").size(), 1u);
    EXPECT_EQ(shapes(nationalist, "command")[0].whose, field.hq(10));
}

// [GEN-22]
TEST_F(BrigadeDrawn, ObjectivesAreZonesThatSayWhoHoldsThem)
{
    state.objectives = {{"Mill", square(cm(10, 10), cm(20, 20)), 2, 1}, {"Hill", {}, 1, -1}};

    ASSERT_EQ(shapes(everybody, "zone").size(), 2u);
    EXPECT_EQ(shapes(everybody, "zone")[0].label, "Mill, worth 2, held by the Republicans");
    EXPECT_EQ(shapes(everybody, "zone")[1].label, "Hill, worth 1");
}

// [LAF-14] [LAF-16]
TEST_F(BrigadeDrawn, TurnPhaseClockAndLevelStandBesideTheTable)
{
    state.clock = 9;

    EXPECT_EQ(gauge("turn").of, 8);
    EXPECT_EQ(gauge("clock").value, 9);
    EXPECT_EQ(gauge("clock").of, 14);
    EXPECT_EQ(gauge("clock").words, "Clock 9, Nationalists");
    EXPECT_EQ(gauge("phase").words, "Units act");
    EXPECT_EQ(gauge("level").value, 3);
    EXPECT_EQ(gauge("level").words, "Level 3, Nationalists");
}

// [LAF-15] [LAF-17] [LAF-21] [GEN-22]
TEST_F(BrigadeDrawn, ControlMessengersAndScoreAreOpen)
{
    state.phase = Phase::Pick;
    state.control = republicans;
    state.clock_dice = {3, 5};
    state.means[0] = {3, 2, 1, 2, 0, 0};
    state.tally[0].bases_lost = 1;

    EXPECT_EQ(fact(everybody, "control"),
              "Control of the clock: Republicans. The dice show 3 and 5.");
    EXPECT_EQ(fact(everybody, "messengers 0"),
              "Nationalists began with 3 radios, 2 motorcycles and 1 rider.");
    EXPECT_EQ(fact(nationalist, "messengers 0"),
              "Nationalists began with 3 radios, 2 motorcycles and 1 rider. Strikes left: "
              "artillery 2, fighters 0, bombers 0.");
    EXPECT_NE(fact(everybody, "score 0").find("have lost 1 of 3 bases"), std::string::npos);
}

// [LAF-6] [LAF-12] [LAF-15] [LAF-17] [LAF-30] [GEN-15]
TEST_F(BrigadeDrawn, WhatASeatHasWrittenStandsInWordsForItAlone)
{
    state.phase = Phase::Allocation;
    Desk& desk = state.desks[0];
    desk.allotments = {{10, 11, 2}};
    desk.recoveries = {{10, rifles}};
    desk.pick = ClockPick::Lower;

    EXPECT_EQ(fact(nationalist, "points of 10"),
              "Brigade 10 gives 2 to Battalion 11, recovery of Base 4.");
    EXPECT_EQ(fact(nationalist, "standing order for the clock"),
              "You take the lower die off the clock without being asked.");
    for (const Viewer viewer : {Viewer(republican), everybody})
        EXPECT_EQ(seen_by(viewer).facts.size() + 2, seen_by(nationalist).facts.size());

    state.phase = Phase::Bids;
    desk.bid = 2;
    EXPECT_EQ(fact(nationalist, "bid"), "You have bid 2.");
    EXPECT_EQ(fact(republican, "bid"), "");
}

// [LAF-3] [LAF-22] [LAF-23] [LAF-29]
TEST_F(BrigadeDrawn, TheDealAsItIsWrittenStandsInWords)
{
    state.phase = Phase::Deal;
    state.desks[0].deal = {{10, 11}, {{10, 2}}, {}, {10}, {{rifles, 0}}};

    EXPECT_EQ(fact(nationalist, "deal"),
              "Radios: Brigade 10, Battalion 11. Motorcycles: 2 with Brigade 10. Spotters with: "
              "Brigade 10. Tanks and guns: Base 4 independent.");
    EXPECT_EQ(fact(republican, "deal"), "");
}

// A client that knows what the truth calls its pieces can set each of them down again.
TEST_F(BrigadeDrawn, KeysAreUnique)
{
    state.objectives = {{"Mill", square(cm(10, 10), cm(20, 20)), 2, 1}};
    state.formation(11).points = 1;
    for (const Viewer viewer : {Viewer(nationalist), everybody, Viewer::truth()}) {
        Names names({}, viewer);
        const Picture seen = seen_by(viewer);
        names.look_at(seen);
        EXPECT_EQ(names.rename(seen).pieces.size(), state.bases.size());
    }
}

// A text without an id heads the rules that follow, and none stands above nothing.
TEST(BrigadeInfo, ChaptersHeadTheirRules)
{
    const auto& rules = info().rules;
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (!rules[i].id.empty()) continue;
        titles.push_back(rules[i].words);
        ASSERT_LT(i + 1, rules.size());
        EXPECT_FALSE(rules[i + 1].id.empty()) << rules[i].words;
    }
    ASSERT_GT(titles.size(), 2u);
    EXPECT_EQ(titles[0], "The army");
    EXPECT_EQ(titles[1], "Points");
    EXPECT_TRUE(rules.front().id.empty());
}

// Every rule's text is there to be read, by its id.
TEST(BrigadeInfo, RulesAreReadFromTheirPage)
{
    const auto text_of = [&](const std::string& id) {
        for (const RuleText& rule : info().rules)
            if (rule.id == id) return rule.words;
        return std::string();
    };
    EXPECT_EQ(text_of("LAF-67"), "A base in disorder is not lost.");
    for (int i = 1; i <= 71; ++i) EXPECT_NE(text_of("LAF-" + std::to_string(i)), "") << i;
    for (const char* also : {"LAF-68a", "LAF-68b", "LAF-68c"}) EXPECT_NE(text_of(also), "");
    EXPECT_EQ(info().name, "land-and-freedom");
    EXPECT_EQ(info().presets.size(), 2u);
}

}  // namespace
}  // namespace galloper::land_and_freedom
