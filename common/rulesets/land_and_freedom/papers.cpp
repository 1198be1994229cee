// What is nobody else's: a side's planned strikes and its riders' loads are on the table for it
// already, and here stands in words what the viewer himself has written down.

#include "common/rulesets/land_and_freedom/drawing.h"

namespace galloper::land_and_freedom {

namespace {

const char* word_for(StrikeKind kind)
{
    for (const auto& [known, word] : words_of(kind))
        if (known == kind) return word;
    return "";
}

// [LAF-3] [LAF-22] [LAF-23] [LAF-29]
void draw_deal(const Known& known, const Deal& deal, Picture& picture)
{
    std::string words;
    const auto add = [&](const std::string& what, const std::string& list) {
        if (!list.empty()) words += (words.empty() ? "" : " ") + what + ": " + list + ".";
    };
    std::string list;
    for (const int formation : deal.radios) append(list, name_of(known, formation));
    add("Radios", std::exchange(list, {}));
    for (const Stable& stable : deal.motorcycles)
        append(list, std::to_string(stable.count) + " with " + name_of(known, stable.formation));
    add("Motorcycles", std::exchange(list, {}));
    for (const Stable& stable : deal.cavalry)
        append(list, std::to_string(stable.count) + " with " + name_of(known, stable.formation));
    add("Riders", std::exchange(list, {}));
    for (const int formation : deal.spotters) append(list, name_of(known, formation));
    add("Spotters with", std::exchange(list, {}));
    for (const Assigned& assigned : deal.assigned)
        append(list, name_of(known, assigned.base) +
                         (assigned.under == 0 ? std::string(" independent")
                                              : " under " + name_of(known, assigned.under)));
    add("Tanks and guns", std::exchange(list, {}));
    if (!words.empty()) picture.facts.push_back({"deal", words});
}

// [LAF-6] [LAF-12] One line for each headquarters that gives.
void draw_giving(const Known& known, const Desk& desk, int from, Picture& picture)
{
    std::string words;
    for (const Allotment& allotment : desk.allotments)
        if (allotment.from == from && allotment.points > 0)
            append(words, std::to_string(allotment.points) + " to " + name_of(known, allotment.to));
    for (const Recovery& recovery : desk.recoveries)
        if (recovery.from == from) append(words, "recovery of " + name_of(known, recovery.base));
    if (words.empty()) return;
    picture.facts.push_back(
        {"points of " + std::to_string(from), name_of(known, from) + " gives " + words + "."});
}

// [LAF-30]
template <class Strikes>
void draw_strikes(const Known& known, const char* name, const Strikes& strikes, Picture& picture)
{
    std::string words;
    for (const auto& strike : strikes)
        append(words, std::string(word_for(strike.kind)) + " at level " +
                          std::to_string(strike.points) + " by " + name_of(known, strike.spotter));
    if (!words.empty()) picture.facts.push_back({name, "Strikes: " + words + "."});
}

std::vector<KnownStrike> still_to_come(const Known& known)
{
    std::vector<KnownStrike> left = known.strikes;
    std::erase_if(left, [](const KnownStrike& strike) { return strike.done; });
    return left;
}

}  // namespace

void draw_papers(const Known& known, Picture& picture)
{
    const Desk* desk = known.own_desk();
    if (!desk || known.phase == Phase::Over) return;
    if (known.phase == Phase::Deal && desk->general) draw_deal(known, desk->deal, picture);
    if (known.phase == Phase::Bids && desk->bid)
        picture.facts.push_back({"bid", "You have bid " + std::to_string(*desk->bid) + "."});
    if (known.phase == Phase::Allocation || known.phase == Phase::ShareOut)
        for (const int formation : desk->formations) draw_giving(known, *desk, formation, picture);
    if (known.phase == Phase::Allocation)
        draw_strikes(known, "strikes drafted", desk->strikes, picture);
    draw_strikes(known, "strikes", still_to_come(known), picture);
    if (desk->pick != ClockPick::Ask)
        picture.facts.push_back({"standing order for the clock",
                                 std::string("You take the ") +
                                     (desk->pick == ClockPick::Higher ? "higher" : "lower") +
                                     " die off the clock without being asked."});
}

}  // namespace galloper::land_and_freedom
