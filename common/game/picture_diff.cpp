#include "common/game/picture_diff.h"

#include <algorithm>

namespace galloper {

template <class Item>
static bool earlier(const Item& item, const typename Item::Key& key)
{
    return item.key() < key;
}

// Both lists ascend by key, so one walk along both finds every difference.
template <class Item>
static ListDiff<Item> diff_lists(const std::vector<Item>& before, const std::vector<Item>& after)
{
    ListDiff<Item> change;
    auto old = before.begin();
    for (const Item& item : after) {
        for (; old != before.end() && old->key() < item.key(); ++old)
            change.gone.emplace_back(old->key());
        const bool was_there = old != before.end() && old->key() == item.key();
        if (!was_there || *old != item) change.changed.push_back(item);
        if (was_there) ++old;
    }
    for (; old != before.end(); ++old) change.gone.emplace_back(old->key());
    return change;
}

template <class Item>
static void fold_list(std::vector<Item>& list, const ListDiff<Item>& change)
{
    for (const typename Item::Key& key : change.gone) {
        const auto at = std::lower_bound(list.begin(), list.end(), key, earlier<Item>);
        if (at != list.end() && at->key() == key) list.erase(at);
    }
    for (const Item& item : change.changed) {
        const typename Item::Key key(item.key());
        const auto at = std::lower_bound(list.begin(), list.end(), key, earlier<Item>);
        if (at != list.end() && at->key() == key)
            *at = item;
        else
            list.insert(at, item);
    }
}

bool PictureDiff::empty() const
{
    return ground.empty() && pieces.empty() && shapes.empty() && gauges.empty() && facts.empty() &&
           proposals.empty() && offers.empty() && !awaited && !ending;
}

PictureDiff diff(const SentPicture& before, const SentPicture& after)
{
    PictureDiff change{.ground = diff_lists(before.ground, after.ground),
                       .pieces = diff_lists(before.pieces, after.pieces),
                       .shapes = diff_lists(before.shapes, after.shapes),
                       .gauges = diff_lists(before.gauges, after.gauges),
                       .facts = diff_lists(before.facts, after.facts),
                       .proposals = diff_lists(before.proposals, after.proposals),
                       .offers = diff_lists(before.offers, after.offers)};
    if (before.awaited != after.awaited) change.awaited = after.awaited;
    if (before.ending != after.ending) change.ending = after.ending;
    return change;
}

void fold(SentPicture& picture, const PictureDiff& change)
{
    fold_list(picture.ground, change.ground);
    fold_list(picture.pieces, change.pieces);
    fold_list(picture.shapes, change.shapes);
    fold_list(picture.gauges, change.gauges);
    fold_list(picture.facts, change.facts);
    fold_list(picture.proposals, change.proposals);
    fold_list(picture.offers, change.offers);
    if (change.awaited) picture.awaited = *change.awaited;
    if (change.ending) picture.ending = *change.ending;
}

}  // namespace galloper
