#include "common/rulesets/land_and_freedom/drawing.h"

namespace galloper::land_and_freedom {

namespace {

const char* words_for(Phase phase)
{
    switch (phase) {
        case Phase::Deal:
            return "Radios and riders are dealt out";
        case Phase::Bids:
            return "Generals bid for the clock";
        case Phase::Allocation:
            return "Points are given out";
        case Phase::Riding:
            return "Riders ride";
        case Phase::ShareOut:
            return "Brigades share out";
        case Phase::Activation:
            return "Units act";
        case Phase::Pick:
            return "The clock goes down";
        case Phase::Over:
            return "The game is over";
    }
    return "";
}

// [LAF-15] Nobody controls the clock before the generals have thrown for it.
bool is_controlled(const Known& known)
{
    return known.phase != Phase::Deal && known.phase != Phase::Bids;
}

void draw_gauges(const Known& known, Picture& picture)
{
    picture.gauges.push_back(
        {"turn", known.turn, known.last_turn,
         "Turn " + std::to_string(known.turn) + " of " + std::to_string(known.last_turn)});
    picture.gauges.push_back({"phase", static_cast<int>(known.phase), static_cast<int>(Phase::Over),
                              words_for(known.phase)});
    std::string clock = "Clock " + std::to_string(known.clock);
    if (is_controlled(known)) clock += ", " + name_of(known, known.control);
    picture.gauges.push_back({"clock", known.clock, clock_at_start, clock});
    std::string level = "No level in play";
    if (known.level > 0) {
        level = "Level " + std::to_string(known.level);
        if (!known.to_act.empty()) level += ", " + name_of(known, known.to_act.front());
    }
    picture.gauges.push_back({"level", known.level, 0, level});
}

// [LAF-15] [LAF-17]
void draw_control(const Known& known, Picture& picture)
{
    if (!is_controlled(known)) return;
    std::string words = "Control of the clock: " + name_of(known, known.control) + ".";
    if (known.phase == Phase::Pick)
        words += " The dice show " + std::to_string(known.clock_dice[0]) + " and " +
                 std::to_string(known.clock_dice[1]) + ".";
    picture.facts.push_back({"control", words});
}

// [LAF-21] Nothing is said where neither side has any.
void draw_messengers(const Known& known, Side side, Picture& picture)
{
    const KnownMeans& means = known.means[side.number];
    const auto none = [](const KnownMeans& m) { return m.radios + m.motorcycles + m.cavalry == 0; };
    if (none(known.means[0]) && none(known.means[1])) return;
    std::string words = name_of(known, side) + " began with " + many(means.radios, "radio") + ", " +
                        many(means.motorcycles, "motorcycle") + " and " +
                        many(means.cavalry, "rider") + ".";
    if (means.own && means.own->artillery + means.own->fighters + means.own->bombers > 0)
        words += " Strikes left: artillery " + std::to_string(means.own->artillery) +
                 ", fighters " + std::to_string(means.own->fighters) + ", bombers " +
                 std::to_string(means.own->bombers) + ".";
    picture.facts.push_back({"messengers " + std::to_string(side.number), words});
}

// [LAF-66] [GEN-22]
void draw_score(const Known& known, Side side, Picture& picture)
{
    const Tally& tally = known.tally[side.number];
    std::string words = name_of(known, side) + " have lost " + std::to_string(tally.bases_lost) +
                        " of " + many(tally.bases_at_start, "base") + " and " +
                        std::to_string(tally.battalions_lost) + " of " +
                        many(tally.battalions_at_start, "battalion") + ".";
    std::string held;
    for (const Objective& objective : known.objectives)
        if (objective.holder == side.number) append(held, objective.name);
    if (!held.empty()) words += " They hold " + held + ".";
    words += " Points: " + std::to_string(points_of(side, known.objectives, known.tally)) + ".";
    picture.facts.push_back({"score " + std::to_string(side.number), words});
}

}  // namespace

void draw_counts(const Known& known, Picture& picture)
{
    draw_gauges(known, picture);
    draw_control(known, picture);
    for (const Side side : {nationalists, republicans}) {
        draw_score(known, side, picture);
        draw_messengers(known, side, picture);
    }
}

}  // namespace galloper::land_and_freedom
