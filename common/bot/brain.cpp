#include "common/bot/brain.h"

#include <algorithm>
#include <tuple>

#include "common/bot/variations.h"
#include "common/game/check_action.h"

namespace galloper {
namespace {

struct Choice {
    SentAction action{};
    int worth = 0;
};

bool is_asked(const SentPicture& picture)
{
    return std::any_of(picture.offers.begin(), picture.offers.end(),
                       [](const SentOffer& offer) { return offer.is_default; });
}

// The offers with most to be said for them first. How the list came is no reason: equal merits stay
// in the order of their keys, in which a sent list stands.
std::vector<const SentOffer*> by_merit(const SentPicture& picture)
{
    std::vector<const SentOffer*> offers;
    for (const SentOffer& offer : picture.offers) offers.push_back(&offer);
    std::stable_sort(offers.begin(), offers.end(),
                     [](const SentOffer* a, const SentOffer* b) { return a->merit > b->merit; });
    return offers;
}

// What there is to be said for each way of taking an offer, as far as `effort` goes. Where nothing
// can be told, the offer's own merit stands for what it proposes.
std::vector<Choice> ways_of(const SentPicture& picture, const SentOffer& offer,
                            const Brain::Foresee& foresee, int& effort)
{
    std::vector<Choice> choices;
    for (SentAction& action : variations(picture, offer)) {
        if (check_action(picture.offers, action)) continue;
        const bool proposed = action.answers == offer.proposed;
        if (effort <= 0) {
            if (proposed) choices.push_back({std::move(action), offer.merit});
            continue;
        }
        --effort;
        if (const auto forecast = foresee(action))
            choices.push_back({std::move(action), forecast->merit});
        else if (proposed)
            choices.push_back({std::move(action), offer.merit});
    }
    return choices;
}

// Where a seat stands, apart from what it may do: what a draft leaves as it is.
std::string situation_in(const SentPicture& picture)
{
    std::string text;
    for (const SentPiece& piece : picture.pieces) {
        text += std::to_string(piece.name.value) + ' ' + std::to_string(piece.at.x.tenths) + ' ' +
                std::to_string(piece.at.y.tenths) + ' ' +
                std::to_string(piece.figures.value_or(-1)) + ';';
        for (const Stat& stat : piece.stats) text += std::to_string(stat.value) + ' ';
    }
    for (const Gauge& gauge : picture.gauges)
        text += gauge.name + std::to_string(gauge.value) + ';';
    return text;
}

}  // namespace

std::uint64_t Brain::draw(std::uint64_t below)
{
    // SplitMix64: good enough to make games differ, and the same everywhere.
    chance_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = chance_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) % below;
}

void Brain::look_at(const SentPicture& picture)
{
    if (picture.gauges != gauges_) {
        gauges_ = picture.gauges;
        times_.clear();
    }
    std::string situation = situation_in(picture);
    if (situation == situation_) return;
    situation_ = std::move(situation);
    done_.clear();
}

// An offer that was taken and changed nothing is done with: a draft is written once. One that comes
// back while the turn stands still loses a little each time, so that whatever goes round in a
// circle, the default ends it at last.
int Brain::weight_of_the_past(const SentOffer& offer) const
{
    if (offer.is_default) return 0;
    const OfferKey key{offer.verb, offer.piece};
    const auto times = times_.find(key);
    const int circles = times == times_.end() ? 0 : times->second;
    return (done_.contains(key) ? 10'000 : 0) + 3 * circles * circles;
}

std::optional<SentAction> Brain::choose(const SentPicture& picture, const Foresee& foresee)
{
    look_at(picture);
    const bool asked = is_asked(picture);
    int effort = effort_;
    std::optional<Choice> best;
    for (const SentOffer* offer : by_merit(picture)) {
        const int past = weight_of_the_past(*offer);
        if (past >= 10'000) continue;
        if (best && !offer->is_default && offer->merit - past + margin < best->worth / 10) continue;
        for (Choice& choice : ways_of(picture, *offer, foresee, effort)) {
            choice.worth -= past;
            // Whoever is not asked does only what there is something to be said for.
            if (!asked && choice.worth <= 0) continue;
            choice.worth = 10 * choice.worth + static_cast<int>(draw(30));
            if (!best || choice.worth > best->worth) best = std::move(choice);
        }
    }
    if (!best) return std::nullopt;
    const OfferKey key{best->action.verb, best->action.piece};
    done_.insert(key);
    ++times_[key];
    return std::move(best->action);
}

std::optional<SentAction> suggest(const SentPicture& picture, const Brain::Foresee& foresee,
                                  int effort)
{
    std::optional<Choice> best;
    for (const SentOffer* offer : by_merit(picture)) {
        if (best && effort <= 0) break;
        for (Choice& choice : ways_of(picture, *offer, foresee, effort))
            if (!best || choice.worth > best->worth) best = std::move(choice);
    }
    if (!best) return std::nullopt;
    return std::move(best->action);
}

}  // namespace galloper
