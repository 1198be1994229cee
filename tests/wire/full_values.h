#pragma once

#include "common/game/telling.h"
#include "common/wire/codec.h"

// Values with something in every field, so that one which is lost on the wire is missed.
namespace galloper::full {

inline const Handle one{0x0102030405060708};
inline const Handle two{0xfffefdfcfbfaf9f8};

inline std::vector<SentAnswer> answers()
{
    return {Path{{Length{1}, Length{-2}}, {Length{2'147'483'647}, Length{-2'147'483'647}}},
            Place{{Length{3}, Length{4}}, Facing{-5, 6}},
            Place{{Length{7}, Length{8}}, std::nullopt},
            one,
            std::vector<Handle>{one, two},
            Chosen{3},
            Number{-12},
            std::vector<SentShare>{{one, 2}, {two, 0}},
            Text{"¡Adelante!"},
            Path{},
            std::vector<Handle>{},
            std::vector<SentShare>{},
            Text{}};
}

inline std::vector<SentAsk> asks()
{
    return {{"where to", AskPath{{Length{1}, Length{2}},
                                 Length{2032},
                                 Area{{Length{-3}, Length{4}}, {Length{5}, Length{6}}},
                                 7}},
            {"where", AskPlace{{{{Length{1}, Length{2}}, {Length{3}, Length{4}}}, {}}, true}},
            {"which", AskPiece<Handle>{{one, two}}},
            {"which ones", AskPieces<Handle>{{two}, 1, 4}},
            {"what", AskChoice{{"press on", "take cover"}}},
            {"nothing to choose from", AskChoice{}},
            {"how many", AskNumber{-1, 9}},
            {"shares", AskPoints<Handle>{{{one, 2}, {two, 3}}, 1, 5}},
            {"words", AskText{200}}};
}

inline SentOffer offer()
{
    SentOffer offer;
    offer.verb = "move";
    offer.piece = one;
    offer.label = "Move";
    offer.rule = "BRV-15";
    offer.asks = asks();
    offer.proposed = answers();
    offer.is_default = true;
    offer.merit = -7;
    return offer;
}

inline SentPiece piece()
{
    SentPiece piece;
    piece.name = two;
    piece.kind = "team";
    piece.label = "1st Rifles";
    piece.side = Side{1};
    piece.at = {Length{-254}, Length{508}};
    piece.facing = Facing{3, -4};
    piece.width = Length{100};
    piece.depth = Length{50};
    piece.figures = 0;
    piece.stats = {{"Bravado", 8}, {"lost", -1}};
    piece.badges = {"pinned", "in cover"};
    piece.load = "a message";
    piece.with = one;
    return piece;
}

inline std::vector<SentShape> shapes()
{
    const Sector cone{{Length{1}, Length{2}}, {3, 4}, {1, 9}, Length{4572}};
    return {{"cone", two, 1, "the gun's cone", SectorShape{cone, {Length{1524}, Length{4572}}}},
            {"zone", std::nullopt, 0, "defence", PolygonShape{{{Length{1}, Length{2}}}}},
            {"order", one, 2, "", LineShape{{{Length{5}, Length{6}}, {Length{7}, Length{8}}}}}};
}

inline Ending ending() { return {"Both guns taken", Side{0}, {12, -3}}; }

inline SentPicture picture()
{
    SentPicture picture;
    picture.table = {{Length{-1}, Length{-2}}, {Length{12'192}, Length{9'144}}};
    picture.unit = "in";
    picture.sides = {"Attack", "Defence"};
    picture.ground = {{one, "wood", "Olive grove", {{Length{1}, Length{2}}}, -1}};
    picture.pieces = {SentPiece{}, piece()};
    picture.shapes = shapes();
    picture.gauges = {{"turn", 3, 12, "Turn 3 of 12"}};
    picture.facts = {{"defence", "runs itself"}};
    picture.proposals = {{"draw", Seat{1}, {}, std::nullopt},
                         {"going back", Seat{2}, {Seat{0}, Seat{1}}, Undoing{7, 3, 1, true}}};
    picture.offers = {offer(), SentOffer{}};
    picture.awaited = {Seat{0}, Seat{200}};
    picture.ending = ending();
    return picture;
}

inline Throw a_throw()
{
    return {"movement", {{6, 4}, {0, 3}}, {{"leader", 1}, {"close", -2}},
            7,          "8 or less",      "moves on",
            true};
}

inline Update update()
{
    Update update;
    PictureDiff& change = update.change;
    change.ground = {picture().ground, {two}};
    change.pieces = {picture().pieces, {one, two}};
    change.shapes = {shapes(), {{"cone", one, 3}, {"zone", std::nullopt, 0}}};
    change.gauges = {picture().gauges, {"phase"}};
    change.facts = {picture().facts, {"weather", "night"}};
    change.proposals = {picture().proposals, {"draw"}};
    change.offers = {picture().offers, {{"rally", one}, {"end", std::nullopt}}};
    change.awaited = {Seat{1}};
    change.ending.emplace(ending());
    update.news.lines = {
        {"{} is hit by {}", {one, two}, "BRV-18", {a_throw(), Throw{}}, "gun taken"}};
    update.news.motions = {{two, {{Length{1}, Length{2}}, {Length{3}, Length{4}}}}};
    update.news.back_to = 12;
    return update;
}

inline SentAction action()
{
    SentAction action;
    action.verb = "move";
    action.piece = two;
    action.answers = answers();
    return action;
}

inline Forecast forecast()
{
    return {Length{100},
            Length{2032},
            {{"reaches the wood", 26, 36}},
            {{{Length{1}, Length{-2}}, "a band is crossed"}},
            {"in the cone from here"},
            40};
}

}  // namespace galloper::full
