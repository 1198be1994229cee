#include "common/bot/variations.h"

#include <algorithm>

namespace galloper {
namespace {

using Answers = std::vector<SentAnswer>;

constexpr std::size_t many = 12;  // candidates, choices or pieces to go towards, at most

// As far along the path as a share of it, in hundredths.
Path shortened(Point from, const Path& path, int share)
{
    const Track track(from, path);
    const Length to{static_cast<std::int32_t>(std::int64_t{track.whole().tenths} * share / 100)};
    std::vector<Point> trace = track.trace({}, to);
    if (!trace.empty()) trace.erase(trace.begin());
    return trace.empty() ? Path{from} : Path(trace.begin(), trace.end());
}

// Straight towards a point, as far as the reach allows.
Path straight(const AskPath& ask, Point to)
{
    to.x = std::clamp(to.x, ask.within.low.x, ask.within.high.x);
    to.y = std::clamp(to.y, ask.within.low.y, ask.within.high.y);
    const Track track(ask.from, {to});
    return {track.at(std::min(track.whole(), ask.reach))};
}

// The nearest other pieces, for something to go towards.
std::vector<Point> places_near(const SentPicture& picture, Point from)
{
    std::vector<std::pair<std::int64_t, Point>> places;
    for (const SentPiece& piece : picture.pieces)
        if (piece.at != from) places.push_back({squared_distance(from, piece.at), piece.at});
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() > many / 2) places.resize(many / 2);
    std::vector<Point> out;
    for (const auto& place : places) out.push_back(place.second);
    return out;
}

Answers others(const AskPath& ask, const SentPicture& picture, const SentAnswer* proposed)
{
    Answers answers;
    if (proposed)
        for (const int share : {75, 50, 25})
            answers.push_back(shortened(ask.from, std::get<Path>(*proposed), share));
    for (const Point place : places_near(picture, ask.from))
        answers.push_back(straight(ask, place));
    return answers;
}

Answers others(const AskPlace& ask, const SentPicture&, const SentAnswer*)
{
    Answers answers;
    for (const Polygon& outline : ask.within)
        for (const Point corner : outline)
            if (answers.size() < many)
                answers.push_back(
                    Place{corner, ask.facing ? std::optional(Facing{0, 1}) : std::nullopt});
    return answers;
}

Answers others(const AskPiece<Handle>& ask, const SentPicture&, const SentAnswer*)
{
    Answers answers;
    for (const Handle candidate : ask.candidates)
        if (answers.size() < many) answers.push_back(candidate);
    return answers;
}

Answers others(const AskPieces<Handle>& ask, const SentPicture&, const SentAnswer*)
{
    const auto first = [&ask](int count) {
        const auto end = std::min(static_cast<std::size_t>(count), ask.candidates.size());
        return std::vector<Handle>(ask.candidates.begin(),
                                   ask.candidates.begin() + static_cast<std::ptrdiff_t>(end));
    };
    return {first(ask.least), first(ask.most)};
}

Answers others(const AskChoice& ask, const SentPicture&, const SentAnswer*)
{
    Answers answers;
    for (std::size_t i = 0; i < ask.choices.size() && i < many; ++i)
        answers.push_back(Chosen{static_cast<int>(i)});
    return answers;
}

Answers others(const AskNumber& ask, const SentPicture&, const SentAnswer*)
{
    return {Number{ask.least}, Number{ask.most}};
}

Answers others(const AskPoints<Handle>& ask, const SentPicture&, const SentAnswer*)
{
    // Filled up one piece after the other.
    std::vector<SentShare> shares;
    int left = ask.most;
    for (const auto& cap : ask.among) {
        const int points = std::min(left, cap.most);
        if (points > 0) shares.push_back({cap.piece, points});
        left -= points;
    }
    return {shares};
}

Answers others(const AskText&, const SentPicture&, const SentAnswer*) { return {Text{}}; }

}  // namespace

std::vector<SentAction> variations(const SentPicture& picture, const SentOffer& offer)
{
    const bool has_proposal = offer.proposed.size() == offer.asks.size();
    std::vector<Answers> other(offer.asks.size());
    SentAction base{offer.verb, offer.piece, {}};
    for (std::size_t i = 0; i < offer.asks.size(); ++i) {
        const SentAnswer* proposed = has_proposal ? &offer.proposed[i] : nullptr;
        other[i] = std::visit([&](const auto& ask) { return others(ask, picture, proposed); },
                              offer.asks[i].kind);
        if (!proposed && other[i].empty()) return {};
        base.answers.push_back(proposed ? *proposed : other[i].front());
    }
    std::vector<SentAction> actions{base};
    for (std::size_t i = 0; i < other.size(); ++i)
        for (SentAnswer& answer : other[i]) {
            if (answer == base.answers[i]) continue;
            SentAction action = base;
            action.answers[i] = std::move(answer);
            actions.push_back(std::move(action));
        }
    return actions;
}

}  // namespace galloper
