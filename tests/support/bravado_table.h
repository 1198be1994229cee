#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "common/dice/loaded_dice.h"
#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/verbs.h"

namespace galloper::bravado {

// A table to play Bravado on in tests: set pieces down, load the dice, give the orders of a turn,
// then look. It is 60 by 60 inches, the attack (one seat, seat 0) begins below, and one blank card
// lies in the far corner so that the game is not over while a test plays it.
class Table {
public:
    State state{};

    Table();

    // Each gets the next id. What a test does not say is a regular rifle team of 4 with Bravado 8.
    PieceId team(Team team);
    PieceId leader(Leader leader);
    PieceId card(Point at, Facing facing, Face face);
    PieceId gun(Gun gun);  // `aim` is its front where a test leaves it as it is

    Table& dice(const std::string& purpose, std::initializer_list<int> faces);

    // Plays a turn's orders from the sealed sheet on, as far as the first question or step 9; what
    // was said before is forgotten. `leading` are the leaders declared to lead.
    void turn(std::vector<Order> orders, std::vector<PieceId> leading = {});

    // Takes an offer of seat 0, unless another is named, without asking whether it was made.
    void play(Verb verb, std::optional<PieceId> piece = {}, std::vector<Answer> answers = {},
              Seat seat = Seat{0});

    void press_on() { play(Verb::PressOn, asked_team()); }
    void take_cover() { play(Verb::TakeCover, asked_team()); }
    void go_on() { play(Verb::GoOn, asked_team()); }
    void stop_here() { play(Verb::StopHere, asked_team()); }
    void stop_short(int inches) { play(Verb::StopShort, asked_team(), {Number{inches}}); }

    template <class Question>
    const Question* asked() const
    {
        return state.pending ? std::get_if<Question>(&*state.pending) : nullptr;
    }

    // A team that has left the table is a failure of the test that asks for it.
    const Team& find(PieceId team) const { return state.team(team); }
    bool gone(PieceId team) const { return state.find_team(team) == nullptr; }

    // What has been said since the turn began, with {} for pieces, and the throws that came along.
    std::vector<std::string> heard() const;
    bool was_said(const std::string& text) const;
    std::vector<Throw> throws(const std::string& purpose) const;
    const Report& report() const { return report_; }
    bool dice_are_spent() const { return dice_.all_rolled(); }

private:
    PieceId next_id();
    std::optional<PieceId> asked_team() const;

    LoadedDice dice_{};
    Report report_{};
};

// Orders, as short as they are spoken.
Order move(PieceId team, Path way);
Order leave_cover(PieceId team, Path way);
Order direct_fire(PieceId team, PieceId gun);
Order covering_fire(PieceId team, PieceId gun);
Order grenade(PieceId team, PieceId gun);

}  // namespace galloper::bravado
