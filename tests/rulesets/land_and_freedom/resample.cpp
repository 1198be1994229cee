#include "tests/rulesets/land_and_freedom/resample.h"

#include "tests/rulesets/land_and_freedom/resampling.h"

namespace galloper::land_and_freedom {

// Nothing is hidden once the game is over. What the end itself brings out is everything.
State resample(const State& truth, Viewer viewer, const laws::Kept& kept, Chance& chance)
{
    State other = truth;
    Resampling to{other, viewer, kept, chance};
    if (truth.phase == Phase::Over || to.keeps(matters::all)) return other;
    resample_the_unseen(to);
    resample_points(to);
    resample_messages(to);
    resample_desks(to);
    return other;
}

}  // namespace galloper::land_and_freedom
