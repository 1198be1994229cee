#include "common/rulesets/land_and_freedom/step.h"

namespace galloper::land_and_freedom {

void say(Step& step, std::string text, std::vector<PieceId> about, std::string rule,
         std::vector<Throw> throws, std::vector<Revealed> reveals)
{
    step.report.lines.push_back({Audience::everyone(), std::move(text), std::move(about),
                                 std::move(rule), std::move(throws), std::move(reveals)});
}

void say_to(Step& step, Side side, std::string text, std::vector<PieceId> about, std::string rule,
            std::vector<Throw> throws, std::vector<Revealed> reveals)
{
    step.report.lines.push_back({Audience::of(step.state.posts, side), std::move(text),
                                 std::move(about), std::move(rule), std::move(throws),
                                 std::move(reveals)});
}

}  // namespace galloper::land_and_freedom
