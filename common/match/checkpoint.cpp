// A match as text and back. This is a checkpoint's form, not a log row's: it may change with the
// build, since what wakes under another build is played from its rows.

#include <utility>

#include "common/base/save.h"
#include "common/match/match.h"

namespace galloper {
namespace {

struct SavedOffer {
    std::string verb{};
    std::optional<Handle> piece{};
    std::uint32_t since = 0;
    friend bool operator==(const SavedOffer&, const SavedOffer&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("verb", &SavedOffer::verb), field("piece", &SavedOffer::piece),
                               field("since", &SavedOffer::since));
    }
};

struct SavedListener {
    std::string names{};
    std::uint32_t number = 0;
    std::uint32_t offers_changed = 0;
    std::vector<SavedOffer> offers{};
    friend bool operator==(const SavedListener&, const SavedListener&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("names", &SavedListener::names),
                               field("number", &SavedListener::number),
                               field("offers changed", &SavedListener::offers_changed),
                               field("offers", &SavedListener::offers));
    }
};

struct SavedMatch {
    std::uint64_t step = 0;
    std::string game{};
    Proceedings proceedings{};
    std::map<Side, std::string> earlier{};
    std::map<Side, std::vector<Since>> since{};  // with each of the earlier games, by listener
    std::vector<SavedListener> listeners{};
    static constexpr auto fields()
    {
        return std::make_tuple(
            field("step", &SavedMatch::step), field("game", &SavedMatch::game),
            field("proceedings", &SavedMatch::proceedings), field("earlier", &SavedMatch::earlier),
            field("since", &SavedMatch::since), field("listeners", &SavedMatch::listeners));
    }
};

// Proceedings are read from a text, so what the rest of the house relies on is held here.
bool sound(const Proceedings& proceedings)
{
    const auto sits = [&](Seat seat) { return seat.number < proceedings.posts.size(); };
    for (const Seat seat : proceedings.giving_up)
        if (!sits(seat)) return false;
    for (const Proposal& proposal : proceedings.proposals)
        if (!sits(proposal.by) || proposal.since.size() > proceedings.posts.size()) return false;
    return true;
}

}  // namespace

std::string Match::checkpoint() const
{
    SavedMatch saved;
    saved.step = step_;
    saved.game = game_->save();
    saved.proceedings = proceedings_;
    for (const auto& [side, earlier] : earlier_) {
        saved.earlier[side] = earlier.game->save();
        saved.since[side] = earlier.since;
    }
    for (const Listener& listener : listeners_) {
        SavedListener one{
            listener.told->names.save(), listener.number, listener.offers_changed, {}};
        for (const auto& [key, since] : listener.offered_since)
            one.offers.push_back({key.first, key.second, since});
        saved.listeners.push_back(std::move(one));
    }
    return save_text(saved);
}

std::optional<Unreadable> Match::read_listener(Viewer viewer, const std::string& names,
                                               Listener& listener) const
{
    auto read = Names::load(key_, viewer, names);
    if (!read) return read.error();
    Picture picture = look(*game_, proceedings_, viewer);
    // Nothing new under the build that wrote it; see renew() for another.
    read->look_at(picture);
    SentPicture sent = read->rename(std::move(picture));
    listener.told = std::make_shared<const Told>(Told{viewer, std::move(*read), std::move(sent)});
    return std::nullopt;
}

Result<Match, Unreadable> Match::restore(std::string_view text, const HandleKey& key,
                                         const LoadGame& load)
{
    auto saved = load_text<SavedMatch>(text);
    if (!saved) return Err{saved.error()};
    if (!sound(saved->proceedings)) return Err{Unreadable{"A seat is named that is not there."}};

    Match match(key);
    auto game = load(saved->game);
    if (!game) return Err{game.error()};
    match.game_ = std::move(*game);
    for (const auto& [side, earlier_text] : saved->earlier) {
        auto earlier = load(earlier_text);
        if (!earlier) return Err{earlier.error()};
        std::vector<Since> since = saved->since[side];
        if (since.size() != saved->listeners.size())
            return Err{Unreadable{"What was told since is not counted for each listener."}};
        match.earlier_[side] = {std::move(*earlier), std::move(since)};
    }
    match.step_ = saved->step;
    match.proceedings_ = std::move(saved->proceedings);
    match.viewers_ = viewers_of(match.proceedings_.posts);
    if (match.viewers_.size() != saved->listeners.size())
        return Err{Unreadable{"There are not as many listeners as viewers."}};

    for (std::size_t i = 0; i < match.viewers_.size(); ++i) {
        const SavedListener& from = saved->listeners[i];
        const Viewer viewer = match.viewers_[i];
        Listener listener{nullptr, from.number, {}, from.offers_changed};
        if (auto trouble = match.read_listener(viewer, from.names, listener)) return Err{*trouble};
        for (const SavedOffer& offer : from.offers)
            listener.offered_since[{offer.verb, offer.piece}] = offer.since;
        match.listeners_.push_back(std::move(listener));
    }
    return match;
}

}  // namespace galloper
