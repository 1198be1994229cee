#include "common/rulesets/bravado/score.h"

#include "common/rulesets/bravado/terms.h"

namespace galloper::bravado {

// [BRV-67] [GEN-22]
int attack_points(const Score& score)
{
    return 20 * score.guns_taken + 10 * score.guns_silenced + 2 * score.cards_turned +
           3 * score.turns_left;
}

int defence_points(const Score& score)
{
    return 20 * (score.guns_firing + score.guns_never_found) + 10 * score.guns_silenced +
           2 * score.figures_lost + 5 * score.leaders_lost;
}

namespace {

const char* words_for(EndedBy ended, std::optional<Side> winner)
{
    switch (ended) {
        case EndedBy::Cleared:
            return "The position is cleared: every card is turned and no gun is left.";
        case EndedBy::Broken:
            return "The attack is broken: no team of it can act any more.";
        case EndedBy::Time:
            if (!winner) return "Time has run out, and neither side has the better of it.";
            return *winner == attack ? "Time has run out, with the attack ahead on points."
                                     : "Time has run out, and the position holds.";
    }
    return "";
}

}  // namespace

Ending ending_of(EndedBy ended, const Score& score)
{
    const int attacking = attack_points(score);
    const int defending = defence_points(score);
    std::optional<Side> winner;
    if (ended == EndedBy::Cleared) winner = attack;
    if (ended == EndedBy::Broken) winner = defence;
    if (ended == EndedBy::Time && attacking != defending)
        winner = attacking > defending ? attack : defence;
    return {words_for(ended, winner), winner, {attacking, defending}};
}

}  // namespace galloper::bravado
