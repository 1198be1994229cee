#include <algorithm>

#include "tests/support/outpost/known.h"

namespace galloper::outpost {

Picture picture(const Known& known)
{
    Picture picture;
    picture.table = table;
    picture.unit = "in";
    picture.sides = known.sides;
    for (const Scout& scout : known.scouts) {
        Piece piece;
        piece.name = scout.id;
        piece.kind = "scout";
        piece.label = "Scout " + std::to_string(scout.formation);
        piece.side = red;
        piece.at = scout.at;
        piece.figures = scout.figures;
        if (known.halted == scout.id) piece.badges.push_back("stopped");
        picture.pieces.push_back(std::move(piece));
    }
    if (known.charge) {
        Piece piece;
        piece.name = known.charge->id;
        piece.kind = "charge";
        piece.label = !known.charge->mine   ? "something buried"
                      : *known.charge->mine ? "a mine"
                                            : "a dummy";
        piece.at = known.charge->at;
        picture.pieces.push_back(std::move(piece));
    }
    picture.gauges.push_back({"turn", known.turn, known.last_turn, "Turn"});
    picture.gauges.push_back({"phase", static_cast<int>(known.phase), 3, "Phase"});
    if (known.rounds)
        picture.facts.push_back({"rounds", std::to_string(*known.rounds) + " rounds"});
    picture.awaited = known.awaited;
    if (known.phase == Phase::Over) {
        const bool held = known.turn > known.last_turn || known.scouts.empty();
        picture.ending =
            Ending{held ? "The outpost holds." : "A scout is through.", held ? blue : red, {}};
    }
    return picture;
}

static Offer plain(const char* verb, std::string label, bool is_default, int merit)
{
    return {verb, std::nullopt, std::move(label), "OUT-1", {}, {}, is_default, merit};
}

static std::vector<Offer> laying(const Known& known)
{
    Offer lay = plain(verb::lay, "Bury the charge", false, 10);
    lay.asks = {{"Where?", AskPlace{{outline_of(zone)}, false}},
                {"What?", AskChoice{{"a mine", "a dummy"}}}};
    lay.proposed = {Place{known.charge->at, std::nullopt}, Chosen{0}};
    Offer load = plain(verb::load, "Load", false, 5);
    load.asks = {{"How many rounds?", AskNumber{0, 3}}};
    load.proposed = {Number{3}};
    return {lay, load, plain(verb::seal, "Ready", true, 0)};
}

static std::vector<Offer> patrol(const Known& known)
{
    std::vector<Offer> offers{plain(verb::done, "Done", true, 0)};
    for (const Scout& scout : known.scouts) {
        const auto& own = known.post->formations;
        if (scout.acted || std::find(own.begin(), own.end(), scout.formation) == own.end())
            continue;
        const Point ahead{scout.at.x, std::min(scout.at.y + reach, table.high.y)};
        offers.push_back({verb::march,
                          scout.id,
                          "March",
                          "OUT-1",
                          {{"Which way?", AskPath{scout.at, reach, table, 8}}},
                          {Path{ahead}},
                          false,
                          20});
    }
    return offers;
}

std::vector<Offer> offers(const Known& known)
{
    const auto seat = known.viewer.seat();
    if (!seat ||
        std::find(known.awaited.begin(), known.awaited.end(), *seat) == known.awaited.end())
        return {};
    if (known.halted) {
        Offer go_on{verb::go_on, known.halted, "Go on", "OUT-1", {}, {}, false, 5};
        Offer stop{verb::stop, known.halted, "Stop here", "OUT-1", {}, {}, true, 0};
        return {go_on, stop};
    }
    if (known.phase == Phase::Laying) return laying(known);
    if (known.phase == Phase::Patrol) return patrol(known);
    std::vector<Offer> offers{plain(verb::done, "Done", true, 0)};
    if (*known.rounds == 0) return offers;
    AskPiece<PieceId> target;
    for (const Scout& scout : known.scouts) target.candidates.push_back(scout.id);
    Offer fire = plain(verb::fire, "Fire", false, 10);
    fire.asks = {{"At whom?", target}};
    fire.proposed = {target.candidates.front()};
    offers.push_back(fire);
    return offers;
}

Forecast forecast(const Known& known, Seat, const Action& action)
{
    Forecast forecast;
    if (action.verb == verb::march) {
        const Path& way = answer<Path>(action, 0);
        for (const Scout& scout : known.scouts) {
            if (scout.id != *action.piece) continue;
            forecast.cost = length(scout.at, way);
            forecast.merit = static_cast<int>(along(scout.at, way.back()) / 254);
        }
        forecast.allowance = reach;
    }
    if (action.verb == verb::fire) forecast.odds = {{"a hit", 2, 6}};
    for (const Offer& offer : offers(known))
        if (offer.verb == action.verb && action.verb != verb::march) forecast.merit = offer.merit;
    return forecast;
}

}  // namespace galloper::outpost
