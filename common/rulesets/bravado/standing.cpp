// [GEN-13] [GEN-21]: what is answered without asking, as its player has said beforehand.

#include "common/rulesets/bravado/standing.h"

#include <algorithm>

#include "common/rulesets/bravado/matters.h"
#include "common/rulesets/bravado/sums/throws.h"

namespace galloper::bravado {

namespace {

const Sheet* sheet_over(const State& state, PieceId team)
{
    const Team& asked = state.team(team);
    for (const Sheet& sheet : state.sheets)
        if (sheet.commands(asked.formation)) return &sheet;
    return nullptr;
}

// The sheet of a player who has left standing answers for the team, or nullptr while he wants to be
// asked.
const Sheet* answering_for(const State& state, PieceId team)
{
    const Sheet* sheet = sheet_over(state, team);
    return sheet && !sheet->standing.asks ? sheet : nullptr;
}

// That he is not asked shows, so it is said, and what comes of it; what he had written down is told
// to him alone.
void say_standing(Step& step, const Sheet& sheet, PieceId team, const std::string& does,
                  std::string why)
{
    say(step, "Nobody is asked: by its standing orders {} " + does + ".", {team}, "GEN-12", {},
        {{std::nullopt, matters::standing_answers(sheet.seat)}});
    step.report.lines.push_back(
        {Audience::only({sheet.seat}), std::move(why), {team}, "GEN-21", {}, {}});
}

struct Ways {
    const char* on;
    const char* off;
};

// Whether the team goes on, or nothing where its player wants to be asked.
std::optional<bool> goes_on(Step& step, PieceId team, int good, Ways ways)
{
    const Sheet* sheet = answering_for(step.state, team);
    if (!sheet) return std::nullopt;
    const Standing& standing = sheet->standing;
    const int figures = step.state.team(team).figures;
    const bool on = figures >= standing.figures && good >= standing.good;
    say_standing(step, *sheet, team, on ? ways.on : ways.off,
                 "Your standing answers let a team go on with " +
                     std::to_string(standing.figures) + " figures or more and " +
                     std::to_string(standing.good) + " chances in 36 or more: {} has " +
                     std::to_string(figures) + " and " + std::to_string(good) + ".");
    return on;
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
        const Length free = question.free;
        const auto on =
            goes_on(step, question.team, question.good, {"goes on", "stops short of the cone"});
        if (!on) return false;
        *on ? answer_on(step) : answer_stop(step, free);
        return true;
    }
    bool operator()(const questions::Reveal& question) const
    {
        const auto on = goes_on(step, question.team, question.good, {"goes on", "stops here"});
        if (!on) return false;
        *on ? answer_on(step) : answer_halt(step);
        return true;
    }
    bool operator()(const questions::PressOn& question) const
    {
        const auto on = goes_on(step, question.team, question.good,
                                {"tries to press on", "takes cover instead of pressing on"});
        if (!on) return false;
        *on ? answer_on(step) : answer_cover(step);
        return true;
    }
    // The strongest goes in, if it is strong enough to go on at all.
    bool operator()(const questions::Bayonet& question) const
    {
        const auto weaker = [this](PieceId a, PieceId b) {
            return step.state.team(a).figures < step.state.team(b).figures;
        };
        const PieceId best =
            *std::max_element(question.candidates.begin(), question.candidates.end(), weaker);
        // Of the dice to leave cover nothing is asked here.
        const auto on = goes_on(step, best, all_ways, {"goes in", "does not go in"});
        if (!on) return false;
        *on ? answer_bayonet(step, best) : answer_nobody(step);
        return true;
    }
    bool operator()(const questions::Exposed& question) const
    {
        const Sheet* sheet = answering_for(step.state, question.team);
        if (!sheet) return false;
        const bool stays = sheet->standing.cover == CoverAtEnd::Never;
        say_standing(step, *sheet, question.team, stays ? "stays in the open" : "takes cover",
                     std::string("As the turn ends, your standing answers let {} ") +
                         (stays ? "stay in the open." : "take cover in a cone."));
        stays ? answer_stay_up(step) : answer_cover(step);
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
