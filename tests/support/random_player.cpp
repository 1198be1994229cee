#include "tests/support/random_player.h"

#include <algorithm>

#include "common/match/proceedings.h"

namespace galloper {
namespace {

// A path of a few corners. Each leg takes a part of what is left of the reach, so it fits.
SentAnswer answer_one(const AskPath& ask, Chance& chance)
{
    Path path;
    Point at = ask.from;
    int left = ask.reach.tenths;
    const int corners = chance.between(1, std::min(4, ask.corners));
    for (int i = 0; i < corners; ++i) {
        // A leg of a and b has at most the length of a + b, rounded up once.
        const int far = i + 1 == corners && chance.coin() ? left : left / 2;
        const int along_x = chance.between(0, std::max(0, far - 1));
        const int along_y = std::max(0, far - 1 - along_x);
        Point to = at;
        to.x.tenths += chance.coin() ? along_x : -along_x;
        to.y.tenths += chance.coin() ? along_y : -along_y;
        to.x = std::clamp(to.x, ask.within.low.x, ask.within.high.x);
        to.y = std::clamp(to.y, ask.within.low.y, ask.within.high.y);
        const Length leg = distance(at, to);
        if (leg.tenths > left) break;
        left -= leg.tenths;
        path.push_back(to);
        at = to;
    }
    if (path.empty()) path.push_back(ask.from);
    return path;
}

// A corner of the outline, or a point near the middle of it where that lies inside.
SentAnswer answer_one(const AskPlace& ask, Chance& chance)
{
    const Polygon& outline = chance.pick(ask.within);
    Place place{chance.pick(outline), std::nullopt};
    for (int i = 0; i < 20; ++i) {
        const Point a = chance.pick(outline), b = chance.pick(outline);
        const int share = chance.between(0, 100);
        const Point between{{static_cast<std::int32_t>(a.x.tenths + across(a, b) * share / 100)},
                            {static_cast<std::int32_t>(a.y.tenths + along(a, b) * share / 100)}};
        if (holds(outline, between)) place.at = between;
    }
    if (ask.facing) {
        place.facing = Facing{chance.between(-10, 10), chance.between(-10, 10)};
        if (place.facing->x == 0 && place.facing->y == 0) place.facing->y = 1;
    }
    return place;
}

SentAnswer answer_one(const AskPiece<Handle>& ask, Chance& chance)
{
    return chance.pick(ask.candidates);
}

SentAnswer answer_one(const AskPieces<Handle>& ask, Chance& chance)
{
    std::vector<Handle> left = ask.candidates, taken;
    const int many = chance.between(ask.least, std::min(ask.most, static_cast<int>(left.size())));
    for (int i = 0; i < many; ++i) {
        const auto at = static_cast<std::ptrdiff_t>(chance.below(left.size()));
        taken.push_back(left[static_cast<std::size_t>(at)]);
        left.erase(left.begin() + at);
    }
    return taken;
}

SentAnswer answer_one(const AskChoice& ask, Chance& chance)
{
    return Chosen{static_cast<int>(chance.below(ask.choices.size()))};
}

SentAnswer answer_one(const AskNumber& ask, Chance& chance)
{
    return Number{chance.between(ask.least, ask.most)};
}

SentAnswer answer_one(const AskPoints<Handle>& ask, Chance& chance)
{
    std::vector<SentShare> shares;
    int room = 0;
    for (const auto& cap : ask.among) {
        shares.push_back({cap.piece, 0});
        room += cap.most;
    }
    const int many = chance.between(ask.least, std::min(ask.most, room));
    for (int given = 0; given < many;) {
        const std::size_t at = static_cast<std::size_t>(chance.below(shares.size()));
        if (shares[at].points == ask.among[at].most) continue;
        ++shares[at].points;
        ++given;
    }
    std::erase_if(shares, [](const SentShare& share) { return share.points == 0; });
    return shares;
}

SentAnswer answer_one(const AskText& ask, Chance& chance)
{
    return Text{std::string(static_cast<std::size_t>(chance.between(0, ask.most)), 'a')};
}

}  // namespace

SentAnswer random_answer(const SentAsk& ask, Chance& chance)
{
    return std::visit([&](const auto& kind) { return answer_one(kind, chance); }, ask.kind);
}

SentAction random_answers(const SentOffer& offer, Chance& chance)
{
    SentAction action{offer.verb, offer.piece, {}};
    // Purely random answers seldom come to anything: now and then what is proposed is tried.
    const bool proposed = !offer.proposed.empty() && chance.one_in(3);
    for (std::size_t i = 0; i < offer.asks.size(); ++i)
        action.answers.push_back(proposed && chance.coin() ? offer.proposed[i]
                                                           : random_answer(offer.asks[i], chance));
    return action;
}

bool answerable(const SentAsk& ask)
{
    if (const auto* piece = std::get_if<AskPiece<Handle>>(&ask.kind))
        return !piece->candidates.empty();
    if (const auto* choice = std::get_if<AskChoice>(&ask.kind)) return choice->choices.size() > 0;
    if (const auto* place = std::get_if<AskPlace>(&ask.kind)) return !place->within.empty();
    return true;
}

std::optional<SentAction> random_action(const SentPicture& picture, Chance& chance)
{
    std::vector<const SentOffer*> own, of_the_house;
    for (const SentOffer& offer : picture.offers) {
        if (offer.verb == house_verb::resign && !chance.one_in(30)) continue;
        if (!std::all_of(offer.asks.begin(), offer.asks.end(), answerable)) continue;
        (is_house_verb(offer.verb) ? of_the_house : own).push_back(&offer);
    }
    const bool house = !of_the_house.empty() && (own.empty() || chance.one_in(40));
    const auto& from = house ? of_the_house : own;
    if (from.empty()) return std::nullopt;
    return random_answers(*chance.pick(from), chance);
}

}  // namespace galloper
