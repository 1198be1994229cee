#include "tests/support/mutants.h"

#include <algorithm>
#include <limits>

namespace galloper {
namespace {

struct Spoilt {
    std::string flaw{};
    SentAnswer answer{};
};
using Spoils = std::vector<Spoilt>;

bool is_in(const std::vector<Handle>& list, Handle handle)
{
    return std::find(list.begin(), list.end(), handle) != list.end();
}

Handle stranger(const std::vector<Handle>& known, Chance& chance)
{
    for (;;) {
        const Handle handle{chance.below(~0ull)};
        if (!is_in(known, handle)) return handle;
    }
}

Spoils spoil(const AskPath& ask, const SentAnswer& legal, Chance&)
{
    const Path& path = std::get<Path>(legal);
    Spoils out{{"an empty path", Path{}}};
    out.push_back({"too many corners", Path(static_cast<std::size_t>(ask.corners) + 1, ask.from)});
    Path off = path;
    off.back() = {{ask.within.high.x.tenths + 1}, ask.within.high.y};
    out.push_back({"a path off the ground", off});
    Path wild = path;
    wild.back() = {{std::numeric_limits<std::int32_t>::max()},
                   {std::numeric_limits<std::int32_t>::min()}};
    out.push_back({"a path to nowhere", wild});
    // To and fro between opposite corners of the ground, as often as corners are allowed.
    Path longer;
    for (int i = 0; i < ask.corners; ++i)
        longer.push_back(i % 2 == 0 ? ask.within.low : ask.within.high);
    if (length(ask.from, longer) > ask.reach) out.push_back({"a path too long", longer});
    return out;
}

Spoils spoil(const AskPlace& ask, const SentAnswer& legal, Chance&)
{
    const Place& place = std::get<Place>(legal);
    Spoils out;
    Place far = place;
    far.at = {{-1'000'000}, {-1'000'000}};
    out.push_back({"a place outside", far});
    Place turned = place;
    turned.facing = ask.facing ? std::nullopt : std::optional(Facing{});
    out.push_back({ask.facing ? "no facing" : "a facing unasked for", turned});
    if (ask.facing) {
        turned.facing = Facing{0, 0};
        out.push_back({"a facing without direction", turned});
    }
    return out;
}

Spoils spoil(const AskPiece<Handle>& ask, const SentAnswer&, Chance& chance)
{
    return {{"a stranger", stranger(ask.candidates, chance)}};
}

Spoils spoil(const AskPieces<Handle>& ask, const SentAnswer& legal, Chance& chance)
{
    const auto& pieces = std::get<std::vector<Handle>>(legal);
    Spoils out;
    auto with = pieces;
    with.push_back(stranger(ask.candidates, chance));
    out.push_back({"a stranger among them", with});
    if (!pieces.empty()) {
        auto twice = pieces;
        twice.push_back(pieces.front());
        out.push_back({"a piece named twice", twice});
    }
    if (ask.least > 0) out.push_back({"too few", std::vector<Handle>{}});
    if (ask.most < static_cast<int>(ask.candidates.size()))
        out.push_back({"too many", ask.candidates});
    return out;
}

Spoils spoil(const AskChoice& ask, const SentAnswer&, Chance&)
{
    return {{"a choice below the first", Chosen{-1}},
            {"a choice after the last", Chosen{static_cast<int>(ask.choices.size())}}};
}

Spoils spoil(const AskNumber& ask, const SentAnswer&, Chance&)
{
    return {{"a number too small", Number{ask.least - 1}},
            {"a number too large", Number{ask.most + 1}}};
}

Spoils spoil(const AskPoints<Handle>& ask, const SentAnswer& legal, Chance& chance)
{
    const auto& shares = std::get<std::vector<SentShare>>(legal);
    std::vector<Handle> known;
    for (const auto& cap : ask.among) known.push_back(cap.piece);
    Spoils out;
    auto with = shares;
    with.push_back({stranger(known, chance), 0});
    out.push_back({"points for a stranger", with});
    for (const auto& cap : ask.among) {
        out.push_back({"more than the cap", std::vector<SentShare>{{cap.piece, cap.most + 1}}});
        out.push_back({"less than nothing", std::vector<SentShare>{{cap.piece, -1}}});
    }
    if (ask.least > 0) out.push_back({"too few points", std::vector<SentShare>{}});
    std::vector<SentShare> all;
    std::int64_t sum = 0;
    for (const auto& cap : ask.among) {
        all.push_back({cap.piece, cap.most});
        sum += cap.most;
    }
    if (sum > ask.most) out.push_back({"too many points", all});
    return out;
}

Spoils spoil(const AskText& ask, const SentAnswer&, Chance&)
{
    return {{"a text too long", Text{std::string(static_cast<std::size_t>(ask.most) + 1, 'a')}},
            {"bytes that are no text", Text{"\xff"}}};
}

// An answer of a type that this ask never takes.
SentAnswer of_another_kind(const SentAsk& ask)
{
    if (std::holds_alternative<AskNumber>(ask.kind)) return Chosen{0};
    return Number{0};
}

void spoil_answers(const SentOffer& offer, const SentAction& legal, Chance& chance,
                   std::vector<Mutant>& out)
{
    for (std::size_t i = 0; i < offer.asks.size(); ++i) {
        Spoils spoils =
            std::visit([&](const auto& kind) { return spoil(kind, legal.answers[i], chance); },
                       offer.asks[i].kind);
        spoils.push_back({"an answer of another kind", of_another_kind(offer.asks[i])});
        for (Spoilt& spoilt : spoils) {
            Mutant mutant{std::move(spoilt.flaw), legal};
            mutant.action.answers[i] = std::move(spoilt.answer);
            out.push_back(std::move(mutant));
        }
    }
}

}  // namespace

std::vector<Mutant> mutants(const SentPicture& picture, const SentAction& legal, Chance& chance)
{
    std::vector<Mutant> out;
    const auto add = [&](const char* flaw) -> SentAction& {
        out.push_back({flaw, legal});
        return out.back().action;
    };
    std::vector<Handle> known;
    for (const SentPiece& piece : picture.pieces) known.push_back(piece.name);

    add("a verb that nobody knows").verb += "!";
    add("a stranger's offer").piece = stranger(known, chance);
    add("an answer too many").answers.emplace_back(Chosen{0});
    if (!legal.answers.empty()) add("an answer too few").answers.pop_back();
    for (const SentOffer& offer : picture.offers)
        if (offer.verb == legal.verb && offer.piece == legal.piece)
            spoil_answers(offer, legal, chance, out);
    return out;
}

}  // namespace galloper
