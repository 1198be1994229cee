#include <gtest/gtest.h>

#include <sstream>

#include "clients/terminal/console.h"
#include "clients/terminal/draw.h"
#include "clients/terminal/sentences.h"

namespace galloper::terminal {
namespace {

using namespace galloper::literals;

constexpr Handle team{900}, gun{100}, scout{500};

// Four inches by three, with a wood over the two cells at the upper left.
SentPicture small_table()
{
    SentPicture picture;
    picture.table = {{}, {4_in, 3_in}};
    picture.unit = "in";
    picture.sides = {"Red", "Blue"};
    picture.ground = {{.name = {1},
                       .kind = "wood",
                       .label = "the copse",
                       .outline = outline_of({{{}, 2_in}, {2_in, 3_in}})}};
    picture.pieces = {{.name = gun,
                       .kind = "gun",
                       .label = "the gun",
                       .side = Side{1},
                       .at = {3_in, Length{635}},
                       .facing = Facing{0, -1},
                       .badges = {"jammed"}},
                      {.name = team,
                       .kind = "team",
                       .label = "Rifle team",
                       .side = Side{0},
                       .at = {1_in, {}},
                       .figures = 8,
                       .stats = {{"bravado", 7}}}};
    return picture;
}

Roster roster_for(const SentPicture& picture)
{
    Roster roster;
    roster.look_at(picture);
    return roster;
}

TEST(Screen, DrawsTheTableFromAbove)
{
    const SentPicture picture = small_table();

    EXPECT_EQ(draw_table(picture, roster_for(picture)),
              "    2   w  w  .  2\n"
              "    1   .  .  .  .\n"
              "    0   .  1  .  .\n"
              "        0     2     in\n");
}

TEST(Screen, DrawsTheInsideOfACone)
{
    SentPicture picture = small_table();
    picture.pieces.clear();
    picture.shapes = {
        {.role = "cone",
         .form = SectorShape{
             .sector = {.apex = {2_in, {}}, .facing = {0, 1}, .spread = {1, 1}, .reach = 2_in}}}};

    // Middles at 1.5 and 2.5 across are half an inch aside: inside from half an inch ahead on, and
    // the third row's, 2.5 ahead, lie beyond the reach of 2.
    EXPECT_EQ(draw_table(picture, roster_for(picture)),
              "    2   w  w  .  .\n"
              "    1   .  :  :  .\n"
              "    0   .  :  :  .\n"
              "        0     2     in\n");
}

TEST(Screen, ShowsThatSeveralStandTogether)
{
    SentPicture picture = small_table();
    picture.pieces[0].at = picture.pieces[1].at;

    EXPECT_NE(draw_table(picture, roster_for(picture)).find(" 1+"), std::string::npos);
}

TEST(Screen, ListsWhatStandsWhere)
{
    const SentPicture picture = small_table();

    EXPECT_EQ(list_pieces(picture, roster_for(picture)),
              "Red:\n"
              "    1  Rifle team at 1,0, figures 8, bravado 7\n"
              "Blue:\n"
              "    2  the gun at 3,2.5 facing S [jammed]\n");
    EXPECT_EQ(list_ground(picture), "  wood the copse: 0,2 2,2 2,3 0,3\n");
}

TEST(Roster, NumbersStayWithAPieceWhileItIsThere)
{
    SentPicture picture = small_table();
    Roster roster = roster_for(picture);
    EXPECT_EQ(roster.number_of(team), 1);
    EXPECT_EQ(roster.number_of(gun), 2);

    picture.pieces = {picture.pieces[0], {.name = scout, .label = "a scout", .side = Side{0}}};
    roster.look_at(picture);
    EXPECT_EQ(roster.number_of(gun), 2);
    EXPECT_EQ(roster.number_of(scout), 3);
    EXPECT_EQ(roster.name_of(team), "Rifle team (1)");  // it has just left, and news may name it
    EXPECT_EQ(roster.called(1), std::nullopt);

    roster.look_at(picture);
    EXPECT_EQ(roster.name_of(team), "something");
    EXPECT_EQ(roster.called(2), gun);
}

TEST(Screen, TellsNewsWithItsThrows)
{
    const SentPicture picture = small_table();
    const News news{.lines = {{.text = "{} fires on {}.",
                               .about = {gun, team},
                               .rule = "BRV-32",
                               .throws = {{.purpose = "to hit",
                                           .dice = {{6, 5}, {0, 3}},
                                           .modifiers = {{"close range", 2}, {"cover", -1}},
                                           .total = 9,
                                           .needed = "8 or more",
                                           .verdict = "hit"}}}},
                    .motions = {{team, {{1_in, {}}, {1_in, 1_in}}}}};

    EXPECT_EQ(news_text(news, picture, roster_for(picture)),
              "  * the gun (2) fires on Rifle team (1). [BRV-32]\n"
              "      to hit: 5 (D6) 3 (average die) +2 for close range -1 for cover = 9, needed 8 "
              "or more: hit\n"
              "  * Rifle team (1) goes 1,0 1,1.\n");
}

TEST(Screen, TellsWhatAnActionWouldComeTo)
{
    const Forecast forecast{.cost = 3_in,
                            .allowance = 6_in,
                            .odds = {{"stays steady", 21, 36}},
                            .marks = {{{1_in, 2_in}, "a card is near"}},
                            .notes = {"It will be pinned."}};

    EXPECT_EQ(forecast_text(forecast, small_table()),
              "  costs 3 of 6 in\n"
              "  stays steady: 21 in 36\n"
              "  at 1,2: a card is near\n"
              "  It will be pinned.\n");
}

TEST(Screen, ShowsNoControlCharacterThatAServerSends)
{
    std::ostringstream screen;
    Console console([] { return std::nullopt; }, screen);

    console.say(
        "a\x1b[2Jb\x07\r\n\xc2\x9b"
        "2J \u00e9");

    EXPECT_EQ(screen.str(), "a?[2Jb??\n?2J \u00e9");
}

}  // namespace
}  // namespace galloper::terminal
