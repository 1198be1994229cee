// [GEN-13] [GEN-21]: what is answered without asking, as its player has said beforehand.

#include "common/rulesets/bravado/standing.h"

#include <algorithm>

#include "common/rulesets/bravado/matters.h"

namespace galloper::bravado {

namespace {

const Sheet* sheet_over(const State& state, PieceId team)
{
    const Team& asked = state.team(team);
    for (const Sheet& sheet : state.sheets)
        if (sheet.commands(asked.formation)) return &sheet;
    return nullptr;
}

// The standing answers of the team's player, or nullptr while he wants to be asked. That he is not
// asked shows, so it is said.
const Standing* standing_over(Step& step, PieceId team)
{
    const Sheet* sheet = sheet_over(step.state, team);
    if (!sheet || sheet->standing.asks) return nullptr;
    say(step, "{} has its standing orders.", {team}, "GEN-12", {},
        {{std::nullopt, matters::standing_answers(sheet->seat)}});
    return &sheet->standing;
}

bool would_go_on(const State& state, const Standing& standing, PieceId team, int good)
{
    return state.team(team).figures >= standing.figures && good >= standing.good;
}

// Above 0 where b lies to the left of a, for whoever looks along a.
std::int64_t turn_between(Facing a, Facing b)
{
    return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
}

// The direction farthest to one side, as the gun's crew looks out; the first stands for the rule.
std::size_t direction_by(const State& state, const questions::Aim& question)
{
    std::size_t best = 0;
    if (state.aim_by == AimBy::Rule) return best;
    for (std::size_t i = 1; i < question.directions.size(); ++i) {
        const auto turn =
            turn_between(question.directions[best].facing, question.directions[i].facing);
        if (state.aim_by == AimBy::Left ? turn > 0 : turn < 0) best = i;
    }
    return best;
}

struct AnswerAsStanding {
    Step& step;

    bool operator()(const questions::SetOut& question) const
    {
        const Standing* standing = standing_over(step, question.team);
        if (!standing) return false;
        const Length free = question.free;
        if (would_go_on(step.state, *standing, question.team, question.good))
            answer_on(step);
        else
            answer_stop(step, free);
        return true;
    }
    bool operator()(const questions::Reveal& question) const
    {
        const Standing* standing = standing_over(step, question.team);
        if (!standing) return false;
        if (would_go_on(step.state, *standing, question.team, question.good))
            answer_on(step);
        else
            answer_halt(step);
        return true;
    }
    bool operator()(const questions::PressOn& question) const
    {
        const Standing* standing = standing_over(step, question.team);
        if (!standing) return false;
        if (would_go_on(step.state, *standing, question.team, question.good))
            answer_on(step);
        else
            answer_cover(step);
        return true;
    }
    // The strongest goes in, if it is strong enough to go on at all.
    bool operator()(const questions::Bayonet& question) const
    {
        const Standing* standing = standing_over(step, question.candidates.front());
        if (!standing) return false;
        const auto weaker = [this](PieceId a, PieceId b) {
            return step.state.team(a).figures < step.state.team(b).figures;
        };
        const PieceId best =
            *std::max_element(question.candidates.begin(), question.candidates.end(), weaker);
        if (step.state.team(best).figures >= standing->figures)
            answer_bayonet(step, best);
        else
            answer_nobody(step);
        return true;
    }
    bool operator()(const questions::Exposed& question) const
    {
        const Standing* standing = standing_over(step, question.team);
        if (!standing) return false;
        if (standing->cover == CoverAtEnd::Never)
            answer_stay_up(step);
        else
            answer_cover(step);
        return true;
    }
    bool operator()(const questions::Aim& question) const
    {
        if (step.state.settings.reactions == Reactions::Live) return false;
        say(step, "{} aims as the defence has ordered.", {question.gun}, "GEN-13", {},
            {{std::nullopt, matters::how_guns_choose}});
        answer_aim(step, direction_by(step.state, question));
        return true;
    }
};

}  // namespace

bool answer_as_standing(Step& step)
{
    const Pending question = *step.state.pending;
    return std::visit(AnswerAsStanding{step}, question);
}

}  // namespace galloper::bravado
