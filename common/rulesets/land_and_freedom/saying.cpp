#include "common/rulesets/land_and_freedom/saying.h"

#include "common/rulesets/land_and_freedom/matters.h"

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

void say_otherwise(Step& step, std::string text, std::vector<PieceId> about, std::string rule,
                   std::vector<Revealed> reveals)
{
    say(step, std::move(text), std::move(about), std::move(rule), {}, std::move(reveals));
    step.report.lines.back().otherwise = true;
}

void say_of_unit(Step& step, const Formation& unit, const std::string& does, std::string rule,
                 std::vector<Revealed> reveals)
{
    const bool has_no_name =
        unit.level == Level::Detachment && step.state.settings.fog != Fog::None;
    say(step, (has_no_name ? "A detachment" : unit.label) + does, {}, std::move(rule), {},
        std::move(reveals));
}

void mark_headquarters(Step& step, PieceId base)
{
    if (step.state.base(base).arm == Arm::Headquarters) mark(step.report, "headquarters lost");
}

void say_it_goes_on(Step& step)
{
    if (!step.state.running) return;
    const Formation& unit = step.state.formation(step.state.running->formation);
    say_of_unit(step, unit, " goes on.", "LAF-53", {{std::nullopt, matters::orders(unit.side)}});
}

}  // namespace galloper::land_and_freedom
