// A way before it is gone: how far it leads, and where the enemy could fire at whoever goes it.

#include "common/rulesets/land_and_freedom/foresight.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/sums/apart.h"
#include "common/rulesets/land_and_freedom/sums/room.h"
#include "common/rulesets/land_and_freedom/sums/standing.h"
#include "common/rulesets/land_and_freedom/sums/watch.h"

namespace galloper::land_and_freedom {

namespace {

// As if it had the rule's own order. [LAF-53]
bool could_react(const KnownBase& enemy, Arm mover)
{
    return could_fire_out_of_turn(enemy) && (!waits_for_vehicles(enemy.arm) || is_vehicle(mover));
}

struct Reaction {
    Length gone{};
    int many = 0;
};

// The first point of the way at which the enemy's usual order comes due.
std::optional<Length> usually_due(const Foreseeing& f, const Course& course, Length to,
                                  const KnownBase& enemy)
{
    const Firer firer = firer_of(enemy, footprint_of(f.known, enemy));
    const Length dice =
        throws_within(firer, target_of(f.base, f.stands(), false), f.known.settings.small_arms);
    const Length from = std::min(distance_named(usual_fire(enemy.arm)), dice);
    if (from == Length{}) return std::nullopt;
    return first_due(f.lie, {firer, from}, {course, to}, Length{}, to);
}

// Where along the way the enemy would fire, the first place first.
std::vector<Reaction> reactions_on(const Foreseeing& f, const Course& course, Length to)
{
    std::vector<Reaction> reactions;
    for (const KnownBase& enemy : f.known.bases) {
        if (enemy.side == f.base.side || !could_react(enemy, f.base.arm)) continue;
        const auto gone = usually_due(f, course, to, enemy);
        if (!gone) continue;
        const auto same = std::find_if(reactions.begin(), reactions.end(),
                                       [&](const Reaction& r) { return r.gone == *gone; });
        if (same != reactions.end())
            ++same->many;
        else
            reactions.push_back({*gone, 1});
    }
    std::sort(reactions.begin(), reactions.end(),
              [](const Reaction& a, const Reaction& b) { return a.gone < b.gone; });
    return reactions;
}

constexpr std::size_t most_marks = 6;

std::string words_for(const Reaction& reaction)
{
    return counted(reaction.many, "base", "bases") + " may fire defensively. [LAF-52]";
}

// Where the first enemy in its way stops it. [LAF-34]
Length kept_off(const Foreseeing& f, const Course& course, Length to)
{
    for (const KnownBase& other : f.known.bases)
        if (keeps_off(other, f.base.side))
            to = short_of(f.base.arm, f.stands(), course, footprint_of(f.known, other), to);
    return to;
}

// --- who else is there -----------------------------------------------------------------------

using Others = std::vector<KnownBase>;

// Friends of the unit whose orders are carried out before have gone where those lead. [LAF-19]
void carry_out(const Foreseeing& f, const BaseOrder& order, Others& others)
{
    const KnownBase* base = f.known.find_base(order.base);
    if (!base || base->formation != f.base.formation || !in_command(f.known, *base)) return;
    const Footprint end = planned(*base, footprint_of(f.known, *base), &order, f.lie);
    const auto* haul = deed_of<deeds::Haul>(&order);
    for (KnownBase& other : others) {
        if (other.id == base->id) {
            other.at = end.at;
            other.facing = end.facing;
        }
        if (haul && haul->load == other.id) other.aboard = base->id;
    }
}

// Everybody as he will stand when the base's turn comes, as far as its seat knows, but for whom it
// takes up. [LAF-35]
Others others_by_then(const Foreseeing& f, const std::vector<PieceId>& load)
{
    Others others = f.known.bases;
    if (const Desk* desk = f.known.own_desk())
        for (const BaseOrder& order : desk->orders) {
            if (order.base == f.base.id) break;
            carry_out(f, order, others);
        }
    std::erase_if(others, [&](const KnownBase& base) {
        return std::find(load.begin(), load.end(), base.id) != load.end();
    });
    return others;
}

bool goes_along(const Foreseeing& f, const KnownBase& base)
{
    // Whoever is down for an assault goes there.
    return base.formation == f.base.formation && in_command(f.known, base) && can_walk(base) &&
           !deed_of<deeds::Assault>(draft_of(f.known, base.id));
}

// Those who go the same way side by side are in nobody's.
Others without_its_unit(const Foreseeing& f)
{
    Others others = f.known.bases;
    std::erase_if(others, [&](const KnownBase& base) { return goes_along(f, base); });
    return others;
}

// --- a way -----------------------------------------------------------------------------------

// A way with what it costs, what its legs can pay and where it ends.
struct Going {
    Course course;
    Length whole{};
    Length paid{};
    Length kept{};  // short of the enemy
    Length goes{};
    Length open{};  // as far as there is no water
};

Going going_along(const Foreseeing& f, const Path& way, const Others& others)
{
    const Footprint stands = f.stands();
    const Track track(stands.at, way);
    const Length paid = can_go(f.base.arm, track, f.lie.going);
    Going going{Course(f.base.arm, stands.at, stands.facing, way, paid),
                track.whole(),
                paid,
                {},
                {},
                f.lie.going.open(track)};
    going.kept = kept_off(f, going.course, paid);
    going.goes =
        room::last_room(others, f.lie, f.base, going.course, stands.facing, going.kept).gone;
    return going;
}

// --- a whole unit's way ----------------------------------------------------------------------

// What becomes of those who go the same way side by side.
struct Company {
    int go = 0, no_room = 0, stopped = 0, slower = 0, in_cover = 0, entrenched = 0;
};

void add_one(const Foreseeing& f, const Path& way, const Others& others, Company& company)
{
    const Going going = going_along(f, way, others);
    ++company.go;
    if (going.goes < going.kept)
        ++company.no_room;
    else if (going.goes < going.paid)
        ++company.stopped;
    else if (going.goes < going.whole)
        ++company.slower;
    if (f.lie.cover.hold(going.course.at(going.goes))) ++company.in_cover;
    if (f.base.entrenched) ++company.entrenched;
    const auto reactions = reactions_on(f, going.course, going.goes);
    if (!reactions.empty() && f.forecast.marks.size() < most_marks)
        f.forecast.marks.push_back({going.course.at(reactions.front().gone),
                                    f.base.label + ": " + words_for(reactions.front())});
}

void note_company(const Company& company, int left, Forecast& forecast)
{
    const auto note = [&](int many, const char* one, const char* more) {
        if (many > 0) forecast.notes.push_back(counted(many, one, more));
    };
    note(company.go, "base goes along.", "bases go along.");
    note(company.no_room, "base finds no room farther on. [GEN-18]",
         "bases find no room farther on. [GEN-18]");
    note(company.stopped, "base stops 1 cm short of the enemy. [LAF-34]",
         "bases stop 1 cm short of the enemy. [LAF-34]");
    note(company.slower, "base does not come so far. [LAF-32]",
         "bases do not come so far. [LAF-32]");
    note(company.in_cover, "base ends in cover.", "bases end in cover.");
    note(company.entrenched, "base leaves its trench for good. [LAF-68c]",
         "bases leave their trench for good. [LAF-68c]");
    note(left, "base is out of command and would not move. [LAF-9]",
         "bases are out of command and would not move. [LAF-9]");
}

}  // namespace

void foresee_way(const Foreseeing& f, const Path& way, const std::vector<PieceId>& load)
{
    const Going going = going_along(f, way, others_by_then(f, load));
    const Length goes = going.goes;
    f.forecast.cost = going.whole;
    f.forecast.allowance = goes;
    if (goes < going.kept)
        f.forecast.notes.emplace_back("It finds no room farther on. [GEN-18]");
    else if (goes < going.paid)
        f.forecast.notes.emplace_back("It stops 1 cm short of the enemy. [LAF-34]");
    else if (goes < going.whole && goes == going.open)
        f.forecast.notes.emplace_back("Water stops it. [LAF-33]");
    else if (goes < going.whole)
        f.forecast.notes.emplace_back("It does not come so far in one move. [LAF-32]");
    if (f.lie.cover.hold(going.course.at(goes))) f.forecast.notes.emplace_back("It ends in cover.");
    if (f.base.entrenched)
        f.forecast.notes.emplace_back("It leaves its trench for good. [LAF-68c]");
    for (const Reaction& reaction : reactions_on(f, going.course, goes))
        if (f.forecast.marks.size() < most_marks)
            f.forecast.marks.push_back({going.course.at(reaction.gone), words_for(reaction)});
}

void foresee_unit(const Foreseeing& f, const Path& way)
{
    const Others others = without_its_unit(f);
    const Going lead = going_along(f, way, others);
    f.forecast.cost = lead.whole;
    f.forecast.allowance = lead.goes;
    Company company;
    int left = 0;
    for (const PieceId id : bases_of(f.known, f.base.formation)) {
        const KnownBase* base = f.known.find_base(id);
        if (!base) continue;
        if (!in_command(f.known, *base)) {
            ++left;
            continue;
        }
        if (!goes_along(f, *base)) continue;
        const Point from = place_of(f.known, f.base);
        add_one({f.known, f.lie, *base, f.forecast},
                beside(way, from, place_of(f.known, *base), f.known.table), others, company);
    }
    note_company(company, left, f.forecast);
}

}  // namespace galloper::land_and_freedom
