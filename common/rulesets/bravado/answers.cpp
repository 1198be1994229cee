// What the answers to the game's questions do.

#include "common/rulesets/bravado/standing.h"

namespace galloper::bravado {

namespace {

template <class Question>
Question close(Step& step)
{
    check(step.state.pending && std::holds_alternative<Question>(*step.state.pending),
          "an answer to a question that was not put");
    Question question = std::move(std::get<Question>(*step.state.pending));
    step.state.pending.reset();
    return question;
}

Halt& halted(Step& step)
{
    check(step.state.halt.has_value(), "a question about a move without one");
    return *step.state.halt;
}

}  // namespace

void answer_on(Step& step)
{
    check(step.state.pending.has_value(), "an answer to no question");
    const bool after_a_casualty = std::holds_alternative<questions::PressOn>(*step.state.pending);
    if (after_a_casualty) {
        close<questions::PressOn>(step);
        return press_on(step);
    }
    step.state.pending.reset();  // the way ahead is open: proceed() walks on
}

// [BRV-14]
void answer_stop(Step& step, Length at_most)
{
    close<questions::SetOut>(step);
    halted(step).will_stop = at_most;
}

// [BRV-25] What is due where it stands is due all the same.
void answer_halt(Step& step)
{
    close<questions::Reveal>(step);
    halted(step).will_stop = halted(step).gone;
}

void answer_cover(Step& step)
{
    check(step.state.pending.has_value(), "an answer to no question");
    if (std::holds_alternative<questions::PressOn>(*step.state.pending)) {
        close<questions::PressOn>(step);
        return take_cover_instead(step);
    }
    take_cover(step, close<questions::Exposed>(step).team);
}

void answer_stay_up(Step& step) { close<questions::Exposed>(step); }

void answer_bayonet(Step& step, PieceId team)
{
    const PieceId gun = close<questions::Bayonet>(step).gun;
    go_in(step, gun, team);
}

// [BRV-48] The next seat of the side that has somebody near enough is asked. A seat commands whole
// formations, so one of its candidates tells all of them.
void answer_nobody(Step& step)
{
    auto question = close<questions::Bayonet>(step);
    if (question.others.empty()) return;
    const int formation = step.state.team(question.others.front()).formation;
    for (const Sheet& sheet : step.state.sheets) {
        if (!sheet.commands(formation)) continue;
        question.candidates.clear();
        const auto is_its_own = [&](PieceId id) {
            return sheet.commands(step.state.team(id).formation);
        };
        for (const PieceId id : question.others)
            if (is_its_own(id)) question.candidates.push_back(id);
        std::erase_if(question.others, is_its_own);
    }
    ask(step, std::move(question));
}

void answer_aim(Step& step, std::size_t which)
{
    const auto question = close<questions::Aim>(step);
    check(which < question.directions.size(), "a direction that was not offered");
    aim_at(step, question.gun, question.directions[which].facing);
}

}  // namespace galloper::bravado
