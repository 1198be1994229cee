#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <tuple>
#include <utility>

#include "common/base/field.h"

// The face of a playing card. Whoever holds one may know it: where it goes is known.cpp's affair.
namespace galloper::bravado {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

constexpr auto words_of(Suit)
{
    return std::array{std::pair{Suit::Clubs, "clubs"}, std::pair{Suit::Diamonds, "diamonds"},
                      std::pair{Suit::Hearts, "hearts"}, std::pair{Suit::Spades, "spades"}};
}

// Rank 1 is the ace, 11 to 13 are the pictures.
struct Face {
    Suit suit = Suit::Clubs;
    int rank = 1;
    constexpr bool is_picture() const { return rank >= 11; }
    friend constexpr auto operator<=>(Face, Face) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("suit", &Face::suit), field("rank", &Face::rank));
    }
};

}  // namespace galloper::bravado
