#include "common/game/check_action.h"

#include <algorithm>

#include "common/base/utf8.h"

namespace galloper {

using Verdict = std::optional<Refusal>;

static Verdict bad(const char* words) { return Refusal{Refusal::Kind::BadAnswer, words}; }

static bool is_among(const std::vector<Handle>& candidates, Handle wanted)
{
    return std::find(candidates.begin(), candidates.end(), wanted) != candidates.end();
}

static bool names_one_twice(std::vector<Handle> handles)
{
    std::sort(handles.begin(), handles.end());
    return std::adjacent_find(handles.begin(), handles.end()) != handles.end();
}

// One overload for each kind of ask: a new kind does not compile until it is checked here. Each
// looks at the answer's type first, then at its form, then at the limits of the ask. Sizes come
// before contents and places before distances, which trust points to lie on a table.

static Verdict check_answer(const AskPath& ask, const SentAnswer& answer)
{
    const Path* path = std::get_if<Path>(&answer);
    if (!path) return bad("This needs a path.");
    if (path->empty()) return bad("A path needs an end.");
    if (path->size() > static_cast<std::size_t>(std::max(ask.corners, 0)))
        return bad("The path has too many corners.");
    for (const Point corner : *path)
        if (!ask.within.holds(corner)) return bad("The path leaves the ground that is open to it.");
    if (length(ask.from, *path) > ask.reach) return bad("The path is too long.");
    return std::nullopt;
}

static bool fits(int part) { return -longest_facing <= part && part <= longest_facing; }

static Verdict check_facing(const AskPlace& ask, const std::optional<Facing>& facing)
{
    if (!ask.facing) return facing ? bad("No facing is asked for.") : std::nullopt;
    if (!facing) return bad("This needs a facing.");
    if (facing->x == 0 && facing->y == 0) return bad("A facing needs a direction.");
    if (!fits(facing->x) || !fits(facing->y)) return bad("The facing is written too long.");
    return std::nullopt;
}

static Verdict check_answer(const AskPlace& ask, const SentAnswer& answer)
{
    const Place* place = std::get_if<Place>(&answer);
    if (!place) return bad("This needs a place.");
    if (Verdict refusal = check_facing(ask, place->facing)) return refusal;
    const auto holds_it = [&](const Polygon& outline) { return holds(outline, place->at); };
    if (std::none_of(ask.within.begin(), ask.within.end(), holds_it))
        return bad("That place is not open to it.");
    return std::nullopt;
}

static Verdict check_answer(const AskPiece<Handle>& ask, const SentAnswer& answer)
{
    const Handle* piece = std::get_if<Handle>(&answer);
    if (!piece) return bad("This needs a piece.");
    if (!is_among(ask.candidates, *piece)) return bad("That piece cannot be chosen.");
    return std::nullopt;
}

static Verdict check_answer(const AskPieces<Handle>& ask, const SentAnswer& answer)
{
    const auto* pieces = std::get_if<std::vector<Handle>>(&answer);
    if (!pieces) return bad("This needs some pieces.");
    if (pieces->size() > ask.candidates.size()) return bad("There are not so many pieces.");
    if (names_one_twice(*pieces)) return bad("A piece is named twice.");
    for (const Handle piece : *pieces)
        if (!is_among(ask.candidates, piece)) return bad("That piece cannot be chosen.");
    const auto count = static_cast<std::int64_t>(pieces->size());
    if (count < ask.least) return bad("These are too few pieces.");
    if (count > ask.most) return bad("These are too many pieces.");
    return std::nullopt;
}

static Verdict check_answer(const AskChoice& ask, const SentAnswer& answer)
{
    const Chosen* chosen = std::get_if<Chosen>(&answer);
    if (!chosen) return bad("This needs a choice.");
    if (chosen->index < 0 || static_cast<std::size_t>(chosen->index) >= ask.choices.size())
        return bad("There is no such choice.");
    return std::nullopt;
}

static Verdict check_answer(const AskNumber& ask, const SentAnswer& answer)
{
    const Number* number = std::get_if<Number>(&answer);
    if (!number) return bad("This needs a number.");
    if (number->value < ask.least) return bad("The number is too small.");
    if (number->value > ask.most) return bad("The number is too large.");
    return std::nullopt;
}

static Verdict check_share(const AskPoints<Handle>& ask, const SentShare& share)
{
    const auto cap = std::find_if(ask.among.begin(), ask.among.end(),
                                  [&](const auto& one) { return one.piece == share.to; });
    if (cap == ask.among.end()) return bad("That piece can take no points.");
    if (share.points < 0) return bad("A share is below nought.");
    if (share.points > cap->most) return bad("That piece cannot take so many points.");
    return std::nullopt;
}

static Verdict check_answer(const AskPoints<Handle>& ask, const SentAnswer& answer)
{
    const auto* shares = std::get_if<std::vector<SentShare>>(&answer);
    if (!shares) return bad("This needs points handed out.");
    if (shares->size() > ask.among.size()) return bad("There are more shares than pieces.");
    std::vector<Handle> takers;
    std::int64_t sum = 0;  // no number of ints that fits in memory fills it
    for (const SentShare& share : *shares) {
        if (Verdict refusal = check_share(ask, share)) return refusal;
        takers.push_back(share.to);
        sum += share.points;
    }
    if (names_one_twice(std::move(takers))) return bad("A piece is named twice.");
    if (sum < ask.least) return bad("These are too few points.");
    if (sum > ask.most) return bad("These are too many points.");
    return std::nullopt;
}

static Verdict check_answer(const AskText& ask, const SentAnswer& answer)
{
    const Text* text = std::get_if<Text>(&answer);
    if (!text) return bad("This needs words.");
    if (text->words.size() > static_cast<std::size_t>(std::max(ask.most, 0)))
        return bad("The text is too long.");
    if (!is_plain_text(text->words)) return bad("The text holds something that is not text.");
    return std::nullopt;
}

std::optional<Refusal> check_action(const std::vector<SentOffer>& offers, const SentAction& action)
{
    const auto offer = std::find_if(offers.begin(), offers.end(), [&](const SentOffer& one) {
        return one.verb == action.verb && one.piece == action.piece;
    });
    if (offer == offers.end())
        return Refusal{Refusal::Kind::NotOffered, "That is not open to you now."};
    if (offer->asks.size() != action.answers.size())
        return bad("There must be one answer to each question.");
    for (std::size_t i = 0; i < offer->asks.size(); ++i) {
        const auto one = [&](const auto& ask) { return check_answer(ask, action.answers[i]); };
        if (Verdict refusal = std::visit(one, offer->asks[i].kind)) return refusal;
    }
    return std::nullopt;
}

}  // namespace galloper
