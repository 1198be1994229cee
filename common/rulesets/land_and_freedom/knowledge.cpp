#include <algorithm>

#include "common/base/ascending.h"
#include "common/rulesets/land_and_freedom/known.h"

namespace galloper::land_and_freedom {

const KnownBase* Known::find_base(PieceId id) const
{
    return find_ascending(bases, id.value, [](const KnownBase& base) { return base.id.value; });
}

const KnownFormation* Known::find_formation(int number) const
{
    return find_ascending(formations, number, [](const KnownFormation& f) { return f.number; });
}

const KnownErrand* Known::find_errand(PieceId rider) const
{
    for (const KnownErrand& errand : errands)
        if (errand.rider == rider) return &errand;
    return nullptr;
}

const KnownDesk* Known::desk_of(Seat seat) const
{
    for (const KnownDesk& desk : desks)
        if (desk.seat == seat) return &desk;
    return nullptr;
}

const KnownDesk* Known::desk_of(int formation) const
{
    for (const KnownDesk& desk : desks)
        if (desk.commands(formation)) return &desk;
    return nullptr;
}

const Desk* Known::own_desk() const
{
    const auto seat = viewer.seat();
    const KnownDesk* desk = seat ? desk_of(*seat) : nullptr;
    return desk && desk->own ? &*desk->own : nullptr;
}

std::optional<Side> Known::side() const
{
    const auto seat = viewer.seat();
    if (!seat || seat->number >= posts.size()) return std::nullopt;
    return posts[seat->number].side;
}

namespace {

bool all_have_sealed(const Known& known, std::optional<Side> of = {})
{
    return std::all_of(known.desks.begin(), known.desks.end(), [&](const KnownDesk& desk) {
        return desk.sealed || (of && desk.side != *of);
    });
}

bool asks_every_desk(Phase phase)
{
    return phase == Phase::Deal || phase == Phase::Bids || phase == Phase::Allocation ||
           phase == Phase::ShareOut;
}

// Nobody is asked in the middle of riding or of a unit's activation but in a window, nor when all
// that were asked have answered: then play would have gone on by itself.
bool waits_for_nobody(const Known& known)
{
    if (known.running || known.phase == Phase::Riding) return true;
    if (asks_every_desk(known.phase)) return all_have_sealed(known);
    if (known.phase != Phase::Activation) return false;
    return known.level == 0 || known.to_act.empty() || all_have_sealed(known, known.to_act.front());
}

// The first seat of the side that acts, or of all.
Seat who_resumes(const Known& known)
{
    for (const KnownDesk& desk : known.desks)
        if (!known.to_act.empty() && desk.side == known.to_act.front()) return desk.seat;
    return known.desks.front().seat;
}

std::optional<Seat> general_of(const Known& known, Side side)
{
    for (const KnownDesk& desk : known.desks)
        if (desk.general && desk.side == side) return desk.seat;
    return std::nullopt;
}

}  // namespace

bool resumes_by_hand(const Known& known)
{
    return !known.window && known.phase != Phase::Over && !known.desks.empty() &&
           waits_for_nobody(known);
}

std::vector<Seat> awaited(const Known& known)
{
    if (known.phase == Phase::Over) return {};
    if (known.window) return known.window->awaited;
    if (resumes_by_hand(known)) return {who_resumes(known)};

    std::vector<Seat> seats;
    if (known.phase == Phase::Pick)  // [LAF-17]
        if (const auto seat = general_of(known, known.control)) seats.push_back(*seat);
    for (const KnownDesk& desk : known.desks) {
        const bool acts = known.phase == Phase::Activation && desk.side == known.to_act.front();
        if ((asks_every_desk(known.phase) || acts) && !desk.sealed) seats.push_back(desk.seat);
    }
    return seats;
}

}  // namespace galloper::land_and_freedom
