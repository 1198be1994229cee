#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "common/base/ids.h"
#include "common/table/point.h"

// What the game may be waiting for in the middle of a phase, one question at a time. [GEN-12]
namespace galloper::land_and_freedom::questions {

// With `reactions: live`: an enemy base is on the move where bases that have neither moved nor
// fired may fire at it. Every seat that could have one, by what is public, is asked, for the same
// time and at most once in a unit's activation; which of its bases fire here is a draft of its own
// until the last has answered. [LAF-52] [LAF-53] [GEN-21]
struct Window {
    static constexpr std::string_view word = "window";
    struct Asked {
        Seat seat{};
        std::vector<PieceId> candidates{};  // its bases that may fire at this point
        bool answered = false;
        std::vector<PieceId> fire{};
        friend bool operator==(const Asked&, const Asked&) = default;
        static constexpr auto fields()
        {
            return std::make_tuple(
                field("seat", &Asked::seat), field("candidates", &Asked::candidates),
                field("answered", &Asked::answered), field("fire", &Asked::fire));
        }
    };
    PieceId mover{};
    Point at{};
    std::vector<Asked> asked{};
    friend bool operator==(const Window&, const Window&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("mover", &Window::mover), field("at", &Window::at),
                               field("asked", &Window::asked));
    }
};

}  // namespace galloper::land_and_freedom::questions

namespace galloper::land_and_freedom {

using Pending = std::variant<questions::Window>;

}  // namespace galloper::land_and_freedom
