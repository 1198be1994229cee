#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "common/dice/loaded_dice.h"
#include "common/rulesets/land_and_freedom/flow.h"
#include "common/rulesets/land_and_freedom/rules.h"
#include "common/rulesets/land_and_freedom/verbs.h"

namespace galloper::land_and_freedom {

// A field to play Land and Freedom on in tests: set formations and bases down, load the dice, play
// one step or call one chapter, then look. It is 200 by 150 cm. Seat 0 commands all Nationalists,
// seat 1 all Republicans. It stands in the first turn's Activation at level 3, the Nationalists to
// act, with a clock of 14, unless a test says otherwise.
class Field {
public:
    State state{};

    Field();

    // A formation with its number; a headquarters is set down for all but a detachment where `hq`
    // is a place. A battalion counts the bases that are added to it later as its strength.
    int army(Side side, int number, Point hq, int allowance = 3);
    int brigade(Side side, int number, int under, Point hq, int allowance = 3);
    int battalion(Side side, int number, int under, Point hq, int allowance = 2);
    int detachment(Side side, int number, int under, int allowance = 0);

    // Each gets the next id, and its side from its formation. What a test does not say is a rifle
    // base that faces up the table.
    PieceId base(int formation, Base base);
    PieceId rifles(int formation, Point at) { return base(formation, {.at = at}); }
    PieceId ground(std::string kind, Polygon outline, int height = 0);

    Field& dice(const std::string& purpose, std::initializer_list<int> faces);

    // Takes an offer of a seat, without asking whether it was made; each step from a saved state.
    void play(Seat seat, Verb verb, std::optional<PieceId> piece = {},
              std::vector<Answer> answers = {});

    // Calls one chapter on the state as it stands: field.run([&](Step& step) { fire(step, ...); })
    template <class Chapter>
    void run(Chapter chapter)
    {
        Step step{state, report_, dice_, Lie(state.ground)};
        chapter(step);
    }

    // The unit's orders, and Go as its level acts. Points make it one of the level.
    void go(int formation, std::vector<BaseOrder> orders);

    const Base& find(PieceId base) const { return state.base(base); }
    bool gone(PieceId base) const { return state.find_base(base) == nullptr; }
    PieceId hq(int formation) const { return *state.formation(formation).hq; }

    std::vector<std::string> heard() const;
    bool was_said(const std::string& text) const;
    std::vector<Throw> throws(const std::string& purpose) const;
    const Report& report() const { return report_; }
    bool dice_are_spent() const { return dice_.all_rolled(); }

private:
    int formation(Formation formation, std::optional<Point> hq);
    PieceId next_id();

    LoadedDice dice_{};
    Report report_{};
};

inline Point cm(int x, int y) { return {Length{x * 100}, Length{y * 100}}; }
Polygon square(Point low, Point high);

inline constexpr Seat nationalist{0};
inline constexpr Seat republican{1};

// Orders, as short as they are spoken.
BaseOrder move(PieceId base, Path way);
BaseOrder fire(PieceId base, PieceId target);
BaseOrder assault(PieceId base, PieceId target);

}  // namespace galloper::land_and_freedom
