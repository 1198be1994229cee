#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/table/path.h"

namespace galloper {

// A chance as a player counts it: so many in so many.
struct Odds {
    std::string of{};
    int good = 0;
    int in = 1;
    friend bool operator==(const Odds&, const Odds&) = default;
};

// Something that is due at a point of the way: a band is crossed, a card comes within range.
struct Mark {
    Point at{};
    std::string words{};
    friend bool operator==(const Mark&, const Mark&) = default;
};

// What an action would cost and how it stands, as far as its seat can tell. It is worked out from
// knowledge alone, so asking is free: no step, no dice, no number in anybody's transcript.
struct Forecast {
    std::optional<Length> cost{};
    std::optional<Length> allowance{};
    std::vector<Odds> odds{};
    std::vector<Mark> marks{};
    std::vector<std::string> notes{};
    int merit = 0;  // of this very action; see OfferOf::merit
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

}  // namespace galloper
