#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "common/dice/dice.h"
#include "common/rulesets/bravado/face.h"
#include "common/rulesets/bravado/ground.h"
#include "common/rulesets/bravado/terms.h"

// The deck and where its cards may lie.
namespace galloper::bravado {

// Six cards off a deck of 52, in the order in which they are laid: one picture taken first, five
// drawn from all the rest, the six shuffled. [BRV-3]
std::array<Face, cards_laid> deal(Dice& dice);

// "the queen of spades"
std::string name_of(Face face);

// Whether each card has at most one other within 4 inches. [BRV-5]
bool keeps_spacing(const std::vector<Point>& cards);

// Every choice of six spots that keeps the spacing, each ascending by number.
using Layout = std::array<std::size_t, cards_laid>;
std::vector<Layout> layouts(const std::vector<CardSpot>& spots);

}  // namespace galloper::bravado
