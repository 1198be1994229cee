#include "clients/terminal/roster.h"

#include <algorithm>
#include <set>
#include <vector>

namespace galloper::terminal {

void Roster::look_at(const SentPicture& picture)
{
    std::erase_if(entries_, [](const auto& entry) { return !entry.second.here; });
    for (auto& [handle, entry] : entries_) entry.here = false;
    for (const SentGround& ground : picture.ground)
        entries_[ground.name] = {0, ground.label.empty() ? ground.kind : ground.label, true};

    std::vector<const SentPiece*> strangers;
    for (const SentPiece& piece : picture.pieces) {
        const auto known = entries_.find(piece.name);
        if (known == entries_.end()) {
            strangers.push_back(&piece);
        } else {
            known->second.label = piece.label;
            known->second.here = true;
        }
    }
    std::stable_sort(strangers.begin(), strangers.end(),
                     [](const SentPiece* a, const SentPiece* b) {
                         return std::tie(a->side, a->label) < std::tie(b->side, b->label);
                     });
    for (const SentPiece* piece : strangers)
        entries_[piece->name] = {free_number(), piece->label, true};
}

int Roster::free_number() const
{
    std::set<int> taken;
    for (const auto& [handle, entry] : entries_) taken.insert(entry.number);
    int number = 1;
    while (taken.contains(number)) ++number;
    return number;
}

int Roster::number_of(Handle piece) const
{
    const auto entry = entries_.find(piece);
    return entry == entries_.end() ? 0 : entry->second.number;
}

std::optional<Handle> Roster::called(int number) const
{
    for (const auto& [handle, entry] : entries_)
        if (number > 0 && entry.number == number && entry.here) return handle;
    return std::nullopt;
}

std::string Roster::name_of(Handle thing) const
{
    const auto entry = entries_.find(thing);
    if (entry == entries_.end()) return "something";
    const auto& [number, label, here] = entry->second;
    const std::string name = label.empty() ? "a piece" : label;
    return number == 0 ? name : name + " (" + std::to_string(number) + ")";
}

}  // namespace galloper::terminal
