#pragma once

#include <string>

#include "common/rulesets/land_and_freedom/matters.h"
#include "common/rulesets/land_and_freedom/measures.h"
#include "tests/laws/silence.h"

// The parts of resample.cpp, by what is kept from whom.
namespace galloper::land_and_freedom {

// Another truth in the making. Two seats of a side know what is their side's, and neither knows
// what the other has written down; the public knows neither. [GEN-15]
struct Resampling {
    State& state;
    Viewer viewer;
    const laws::Kept& kept;
    Chance& chance;

    bool is_of(Side side) const
    {
        return viewer.seat() && state.posts[viewer.seat()->number].side == side;
    }
    bool keeps(const std::string& matter) const
    {
        return kept.contains(Revealed{std::nullopt, matter});
    }
    bool keeps(PieceId piece) const { return kept.contains(Revealed{piece, {}}); }
    Side side_of(const Desk& desk) const { return state.posts[desk.seat.number].side; }
    bool has_fog() const { return state.settings.fog != Fog::None; }
};

// Where the enemy stands whom this viewer does not see, and what has become of him. [GEN-19]
void resample_the_unseen(Resampling& to);

// What a side keeps from the other: points, recoveries, strikes, radios, riders and their loads.
void resample_points(Resampling& to);
void resample_messages(Resampling& to);

// What other seats have written down, and what of it is being carried out.
void resample_desks(Resampling& to);

// Where a base might be ordered to go.
Path some_way(Resampling& to, Point from);

}  // namespace galloper::land_and_freedom
