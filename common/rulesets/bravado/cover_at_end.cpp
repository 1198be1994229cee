// [BRV-12] step 9, [BRV-40]: who takes cover as the turn ends.

#include <algorithm>

#include "common/rulesets/bravado/flow.h"
#include "common/rulesets/bravado/matters.h"

namespace galloper::bravado {

namespace {

// The sheet's teams that stand in the open, or only those of them that a cone covers.
std::vector<PieceId> in_the_open(const State& state, const Sheet& sheet, bool only_in_a_cone)
{
    std::vector<PieceId> teams;
    for (const Team& team : state.teams) {
        if (!sheet.commands(team.formation) || team.in_cover) continue;
        if (!only_in_a_cone || !cones_over(state, team.at).empty()) teams.push_back(team.id);
    }
    return teams;
}

// A player who is away is asked nothing; if he has left it open, cones decide.
CoverAtEnd as_it_holds(const Standing& standing)
{
    const bool open =
        standing.cover == CoverAtEnd::AskInACone || standing.cover == CoverAtEnd::AskAlways;
    return open && !standing.asks ? CoverAtEnd::InACone : standing.cover;
}

const char* words_for(CoverAtEnd cover)
{
    switch (cover) {
        case CoverAtEnd::AskInACone:
            return "No team of yours is in the open in a cone: you are not asked who takes cover. "
                   "Standing answers can change that.";
        case CoverAtEnd::AskAlways:
            return "";
        case CoverAtEnd::InACone:
            return "Your standing answers: whoever stands in a cone in the open takes cover.";
        case CoverAtEnd::Never:
            return "Your standing answers: nobody takes cover as the turn ends.";
    }
    return "";
}

// What the player has written down is told to him alone.
void say_settled(Step& step, const Sheet& sheet, CoverAtEnd cover)
{
    say(step, "Who takes cover is settled by standing orders: nobody is asked.", {}, "BRV-40", {},
        {{std::nullopt, matters::standing_answers(sheet.seat)}});
    step.report.lines.push_back(
        {Audience::only({sheet.seat}), words_for(cover), {}, "GEN-21", {}, {}});
}

}  // namespace

void end_with_cover(Step& step, Sheet& sheet, const std::vector<PieceId>& teams)
{
    for (const PieceId team : teams) take_cover(step, team);
    sheet.turn_ended = true;
}

void begin_cover(Step& step)
{
    for (Sheet& sheet : step.state.sheets) {
        const CoverAtEnd cover = as_it_holds(sheet.standing);
        const bool only_in_a_cone = cover != CoverAtEnd::AskAlways;
        const std::vector<PieceId> teams = in_the_open(step.state, sheet, only_in_a_cone);
        const bool asked = cover == CoverAtEnd::AskAlways || cover == CoverAtEnd::AskInACone;
        if (asked && !teams.empty()) continue;
        if (!in_the_open(step.state, sheet, false).empty())
            say_settled(step, sheet, cover);
        end_with_cover(step, sheet, cover == CoverAtEnd::InACone ? teams : std::vector<PieceId>{});
    }
}

}  // namespace galloper::bravado
