#include "common/rulesets/bravado/drawing.h"

namespace galloper::bravado {

namespace {

const char* words_for(Phase phase)
{
    switch (phase) {
        case Phase::Deploy:
            return "The defence lays its cards";
        case Phase::Orders:
            return "Leaders and orders";
        case Phase::Aim:
            return "Guns aim";
        case Phase::Covering:
            return "Covering fire";
        case Phase::Fire:
            return "Direct fire and grenades";
        case Phase::Moves:
            return "Teams move";
        case Phase::Exposure:
            return "Dice under fire";
        case Phase::Cover:
            return "Taking cover";
        case Phase::Over:
            return "The game is over";
    }
    return "";
}

std::string many(int count, const std::string& one, const std::string& more)
{
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

std::string points_of(const Known& known, Side side, int points)
{
    return known.sides[side.number] + " " + std::to_string(points);
}

std::string score_words(const Known& known)
{
    const Score& score = known.score;
    std::string words = many(score.guns_taken, "gun taken", "guns taken") + ", " +
                        std::to_string(score.guns_silenced) + " silenced, " +
                        std::to_string(score.guns_firing) + " firing; " +
                        many(score.cards_turned, "card", "cards") + " of 6 turned; " +
                        many(score.figures_lost, "figure", "figures") + " lost";
    if (score.leaders_lost > 0) words += ", " + many(score.leaders_lost, "leader", "leaders");
    return words + ". Points, if time runs out: " + points_of(known, attack, attack_points(score)) +
           ", " + points_of(known, defence, defence_points(score)) + ".";
}

}  // namespace

void draw_counts(const Known& known, Picture& picture)
{
    picture.gauges.push_back(
        {"turn", known.turn, known.last_turn,
         "Turn " + std::to_string(known.turn) + " of " + std::to_string(known.last_turn)});
    picture.gauges.push_back({"phase", static_cast<int>(known.phase), static_cast<int>(Phase::Over),
                              words_for(known.phase)});
    picture.facts.push_back({"score", score_words(known)});
    for (const Covering& covering : known.covering)
        if (const KnownGun* gun = known.find_gun(covering.gun))
            picture.facts.push_back({"covering fire " + std::to_string(gun - known.guns.data() + 1),
                                     "Covering fire adds " +
                                         many(covering.inches, "inch", "inches") +
                                         " to whoever moves in a gun's cone."});
}

}  // namespace galloper::bravado
