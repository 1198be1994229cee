#pragma once

#include <string>
#include <vector>

#include "common/match/match.h"
#include "common/match/record.h"

// Steps as the rows that are stored of them, and back.
namespace galloper {

// A step's update for each of the match's viewers, encoded once: the same bytes are stored and
// sent. Empty for those who are told nothing.
std::vector<std::string> encode_updates(const Match::Step& step);

Row row_of(const Match::Step& step, const std::vector<Viewer>& viewers,
           const std::vector<std::string>& updates);

// Row 0: everybody's first picture, and what he calls the pieces in it.
Row set_up_row(const Match& match, const std::vector<Draw>& dice, const HandleKey& key);

Digest link_after(const Digest& before, const Row& row, const HandleKey& key);

// What a stored row says that a viewer was told; empty where it was nothing.
Update update_for(Viewer viewer, const Row& row);

// What a stored row says was done and rolled. Broken where this build cannot read it.
Deed deed_of(const Row& row);
std::vector<Draw> dice_of(const Row& row);

}  // namespace galloper
