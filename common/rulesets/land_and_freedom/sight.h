#pragma once

#include <optional>
#include <vector>

#include "common/base/ids.h"
#include "common/rulesets/land_and_freedom/settings.h"

// Under fog the enemy is shown to whoever sees him: with a whole side's eyes, or with those of each
// commander's own bases. A number names a pair of eyes wherever what it sees or remembers is kept.
// [GEN-19]
namespace galloper::land_and_freedom {

struct Eyes {
    int number = 0;              // a side's, or under `commander` a seat's
    Side side{};                 // of those who look; they see the other
    std::optional<Seat> seat{};  // whose own bases alone look; absent: all of the side's
};

// All there are, ascending by number; none where there is no fog.
inline std::vector<Eyes> all_eyes(const Settings& settings, const Posts& posts)
{
    std::vector<Eyes> all;
    if (settings.fog == Fog::Side) all = {{0, Side{0}, {}}, {1, Side{1}, {}}};
    for (std::size_t i = 0; settings.fog == Fog::Commander && i < posts.size(); ++i)
        all.push_back({static_cast<int>(i), posts[i].side, Seat{static_cast<std::uint8_t>(i)}});
    return all;
}

// With whose eyes a seat sees. Only where there is fog.
inline int eyes_of(const Settings& settings, const Posts& posts, Seat seat)
{
    return settings.fog == Fog::Commander ? seat.number : posts[seat.number].side.number;
}

}  // namespace galloper::land_and_freedom
