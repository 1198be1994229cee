#pragma once

#include <string>

#include "common/base/ids.h"

// What a line can bring out beside a card's face, by name: what players had written down for
// themselves alone until a rule opened it or it had its effect for all to see.
namespace galloper::bravado::matters {

inline const std::string where_the_cards_lie = "where the cards lie";  // [BRV-2]
inline const std::string orders = "orders";                            // [BRV-12]
inline const std::string how_guns_choose = "how the guns choose";      // [GEN-13]

// What a player wants done without being asked.
inline std::string standing_answers(Seat seat)
{
    return "standing answers of seat " + std::to_string(seat.number);
}

}  // namespace galloper::bravado::matters
