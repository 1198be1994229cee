#pragma once

#include <array>

#include "common/match/proceedings.h"

// What seats may propose to one another and in which words, for the files of the proceedings.
namespace galloper {

// A house ruling without a page of its own: giving up and draws are in every game. [GEN-22]
inline constexpr const char* house_rule = "GEN-22";

struct MatterVerbs {
    Matter matter;
    std::string_view propose, agree, refuse, withdraw;
};

inline constexpr std::array matter_verbs{
    MatterVerbs{Matter::Draw, house_verb::offer_draw, house_verb::accept_draw,
                house_verb::decline_draw, house_verb::withdraw_draw},
    MatterVerbs{Matter::GoingBack, house_verb::ask_back, house_verb::agree_back,
                house_verb::refuse_back, house_verb::withdraw_back}};

// Whether a seat's word is wanted on what another has proposed.
inline bool is_asked(const Posts& posts, Matter matter, Seat by, Seat seat)
{
    if (seat == by) return false;
    return matter == Matter::GoingBack || posts[seat.number].side != posts[by.number].side;
}

}  // namespace galloper
