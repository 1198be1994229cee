#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "common/game/names.h"

// Names::rename and Names::translate: a picture and its offers from ids to handles, and an action
// back.
namespace galloper {

namespace {

// What a viewer calls whatever his picture speaks of.
class Renamer {
public:
    explicit Renamer(const Names& names) : names_(names) {}

    Handle of(PieceId piece) const
    {
        const std::optional<Handle> handle = names_.of(piece);
        check(handle.has_value(), "a picture speaks of a piece that is not in it");
        return *handle;
    }
    std::optional<Handle> of(std::optional<PieceId> piece) const
    {
        return piece ? std::optional(of(*piece)) : std::nullopt;
    }
    // The order of ids would give away what a handle hides.
    std::vector<Handle> sorted(const std::vector<PieceId>& pieces) const
    {
        std::vector<Handle> handles;
        handles.reserve(pieces.size());
        for (const PieceId piece : pieces) handles.push_back(of(piece));
        std::sort(handles.begin(), handles.end());
        return handles;
    }

    SentOffer offer(Offer& offer) const;

private:
    SentAsk::Kind ask(AskPath& ask) const { return ask; }
    SentAsk::Kind ask(AskPlace& ask) const { return std::move(ask); }
    SentAsk::Kind ask(AskPiece<PieceId>& ask) const
    {
        return AskPiece<Handle>{sorted(ask.candidates)};
    }
    SentAsk::Kind ask(AskPieces<PieceId>& ask) const
    {
        return AskPieces<Handle>{sorted(ask.candidates), ask.least, ask.most};
    }
    SentAsk::Kind ask(AskChoice& ask) const { return std::move(ask); }
    SentAsk::Kind ask(AskNumber& ask) const { return ask; }
    SentAsk::Kind ask(AskPoints<PieceId>& ask) const;
    SentAsk::Kind ask(AskText& ask) const { return ask; }

    SentAnswer answer(Path& path) const { return std::move(path); }
    SentAnswer answer(Place& place) const { return place; }
    SentAnswer answer(PieceId& piece) const { return of(piece); }
    SentAnswer answer(std::vector<PieceId>& pieces) const { return sorted(pieces); }
    SentAnswer answer(Chosen& chosen) const { return chosen; }
    SentAnswer answer(Number& number) const { return number; }
    SentAnswer answer(std::vector<Share>& shares) const;
    SentAnswer answer(Text& text) const { return std::move(text); }

    const Names& names_;
};

SentAsk::Kind Renamer::ask(AskPoints<PieceId>& ask) const
{
    AskPoints<Handle> sent{.least = ask.least, .most = ask.most};
    for (const auto& cap : ask.among) sent.among.push_back({of(cap.piece), cap.most});
    std::sort(sent.among.begin(), sent.among.end(),
              [](const auto& a, const auto& b) { return a.piece < b.piece; });
    return sent;
}

SentAnswer Renamer::answer(std::vector<Share>& shares) const
{
    std::vector<SentShare> sent;
    for (const Share& share : shares) sent.push_back({of(share.to), share.points});
    std::sort(sent.begin(), sent.end(),
              [](const SentShare& a, const SentShare& b) { return a.to < b.to; });
    return sent;
}

SentOffer Renamer::offer(Offer& offer) const
{
    const std::size_t proposed = offer.proposed.size();
    check(proposed == offer.asks.size() || (proposed == 0 && !offer.is_default),
          "an offer proposes an answer to each of its asks, or none unless it is the default");
    SentOffer sent{.verb = std::move(offer.verb),
                   .piece = of(offer.piece),
                   .label = std::move(offer.label),
                   .rule = std::move(offer.rule),
                   .is_default = offer.is_default,
                   .merit = offer.merit};
    sent.asks.reserve(offer.asks.size());
    for (Ask& one : offer.asks) {
        const auto rename = [this](auto& kind) { return ask(kind); };
        sent.asks.push_back({std::move(one.label), std::visit(rename, one.kind)});
    }
    sent.proposed.reserve(proposed);
    for (Answer& one : offer.proposed) {
        const auto rename = [this](auto& held) { return answer(held); };
        sent.proposed.push_back(std::visit(rename, one));
    }
    return sent;
}

SentPiece renamed(Piece& piece, Handle name, const Renamer& renamer)
{
    return {.name = name,
            .kind = std::move(piece.kind),
            .label = std::move(piece.label),
            .side = piece.side,
            .at = piece.at,
            .facing = piece.facing,
            .width = piece.width,
            .depth = piece.depth,
            .figures = piece.figures,
            .stats = std::move(piece.stats),
            .badges = std::move(piece.badges),
            .load = std::move(piece.load),
            .with = renamer.of(piece.with)};
}

SentGround renamed(Ground& ground, Handle name, const Renamer&)
{
    return {.name = name,
            .kind = std::move(ground.kind),
            .label = std::move(ground.label),
            .outline = std::move(ground.outline),
            .height = ground.height};
}

SentShape renamed(Shape& shape, const Renamer& renamer)
{
    return {.role = std::move(shape.role),
            .whose = renamer.of(shape.whose),
            .index = shape.index,
            .label = std::move(shape.label),
            .form = std::move(shape.form)};
}

// Sorts by key, which no two items share: a client could not tell them apart. Items are put in
// order by their places first, so that each is moved once.
template <class Item>
void sort_by_key(std::vector<Item>& items)
{
    std::vector<std::uint32_t> order(items.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return items[a].key() < items[b].key(); });
    std::vector<Item> sorted;
    sorted.reserve(items.size());
    for (const std::uint32_t i : order) {
        check(sorted.empty() || sorted.back().key() < items[i].key(),
              "two items of a picture have one key");
        sorted.push_back(std::move(items[i]));
    }
    items = std::move(sorted);
}

SentOffer renamed(Offer& offer, const Renamer& renamer) { return renamer.offer(offer); }

auto key_of(const Shape& shape, const Renamer& renamer)
{
    return std::tuple(std::string_view(shape.role), renamer.of(shape.whose), shape.index);
}
auto key_of(const Offer& offer, const Renamer& renamer)
{
    return std::tuple(std::string_view(offer.verb), renamer.of(offer.piece));
}

// The same for what goes by a key that holds a name: it is put in order by its key to be, and then
// moved once.
template <class Item>
auto renamed_by_key(std::vector<Item>& items, const Renamer& renamer)
{
    std::vector<std::pair<decltype(key_of(items.front(), renamer)), Item*>> order;
    order.reserve(items.size());
    for (Item& item : items) order.emplace_back(key_of(item, renamer), &item);
    const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::sort(order.begin(), order.end(), before);
    for (std::size_t i = 1; i < order.size(); ++i)
        check(before(order[i - 1], order[i]), "two items of a picture have one key");
    std::vector<decltype(renamed(items.front(), renamer))> sent;
    sent.reserve(items.size());
    for (const auto& [key, item] : order) sent.push_back(renamed(*item, renamer));
    return sent;
}

// What goes by a name of its own is put in order first and then moved once: these are most of a
// picture. Names::look_at() has seen to it that no two go by one.
template <class Item>
auto renamed_by_name(std::vector<Item>& items, const Renamer& renamer)
{
    std::vector<std::pair<Handle, Item*>> order;
    order.reserve(items.size());
    for (Item& item : items) order.emplace_back(renamer.of(item.name), &item);
    std::sort(order.begin(), order.end());
    std::vector<decltype(renamed(items.front(), Handle{}, renamer))> sent;
    sent.reserve(items.size());
    for (const auto& [name, item] : order) sent.push_back(renamed(*item, name, renamer));
    return sent;
}

}  // namespace

// The same picture in other names, so its words are moved and not copied.
SentPicture Names::rename(Picture picture) const
{
    const Renamer renamer(*this);
    SentPicture sent{.table = picture.table,
                     .unit = std::move(picture.unit),
                     .sides = std::move(picture.sides),
                     .ground = renamed_by_name(picture.ground, renamer),
                     .pieces = renamed_by_name(picture.pieces, renamer),
                     .shapes = renamed_by_key(picture.shapes, renamer),
                     .gauges = std::move(picture.gauges),
                     .facts = std::move(picture.facts),
                     .proposals = std::move(picture.proposals),
                     .offers = renamed_by_key(picture.offers, renamer),
                     .awaited = std::move(picture.awaited),
                     .ending = std::move(picture.ending)};
    sort_by_key(sent.gauges);
    sort_by_key(sent.facts);
    sort_by_key(sent.proposals);
    std::sort(sent.awaited.begin(), sent.awaited.end());
    return sent;
}

namespace {

// The way back, for handles that check_action has found in the picture. Pieces come out in the
// order of their ids: in which order a player named them is nothing to a rule.
class Translator {
public:
    template <class Sightings>
    explicit Translator(const Sightings& sightings)
    {
        for (const auto& sighting : sightings)
            if (sighting.in_sight) pieces_.emplace_back(sighting.handle, sighting.piece);
        std::sort(pieces_.begin(), pieces_.end());
    }

    PieceId of(Handle handle) const
    {
        const auto at =
            std::lower_bound(pieces_.begin(), pieces_.end(), std::pair(handle, PieceId{}));
        check(at != pieces_.end() && at->first == handle,
              "an action was not checked before it was translated");
        return at->second;
    }

    Answer answer(const Path& path) const { return path; }
    Answer answer(const Place& place) const { return place; }
    Answer answer(const Handle& handle) const { return of(handle); }
    Answer answer(const std::vector<Handle>& handles) const
    {
        std::vector<PieceId> pieces;
        for (const Handle handle : handles) pieces.push_back(of(handle));
        std::sort(pieces.begin(), pieces.end());
        return pieces;
    }
    Answer answer(const Chosen& chosen) const { return chosen; }
    Answer answer(const Number& number) const { return number; }
    Answer answer(const std::vector<SentShare>& shares) const
    {
        std::vector<Share> mine;
        for (const SentShare& share : shares) mine.push_back({of(share.to), share.points});
        std::sort(mine.begin(), mine.end(),
                  [](const Share& a, const Share& b) { return a.to < b.to; });
        return mine;
    }
    Answer answer(const Text& text) const { return text; }

private:
    std::vector<std::pair<Handle, PieceId>> pieces_{};
};

}  // namespace

Action Names::translate(const SentAction& action) const
{
    const Translator translator(sightings_);
    Action ours{.verb = action.verb};
    if (action.piece) ours.piece = translator.of(*action.piece);
    for (const SentAnswer& answer : action.answers) {
        const auto translate = [&](const auto& held) { return translator.answer(held); };
        ours.answers.push_back(std::visit(translate, answer));
    }
    return ours;
}

}  // namespace galloper
