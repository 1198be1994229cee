// A way before it is walked: how far the dice may let it go, and what waits along it. [BRV-15]

#include <algorithm>

#include "common/rulesets/bravado/drawing.h"
#include "common/rulesets/bravado/foresight.h"
#include "common/rulesets/bravado/sums/cone.h"
#include "common/rulesets/bravado/view.h"

namespace galloper::bravado {

namespace {

// The first distance at which the test holds. Marks are for the eye: a touch shorter than a stride
// may go unmarked, and a mark stands where the rule will find it.
template <class Test>
std::optional<Length> first_touch(const Track& track, Length from, Test test)
{
    constexpr Length stride{8};
    for (Length gone = from;; gone = gone + stride) {
        const Length to = std::min(gone, track.whole());
        if (test(track.at(to))) return track.first(std::max(from, to - stride), to, test);
        if (to == track.whole()) return std::nullopt;
    }
}

bool could_touch(const KnownTeam& team, const Track& track, Point at, Length reach)
{
    return within(team.at, at, reach + track.whole());
}

void mark_cards(const Known& known, const KnownTeam& team, const Track& track, Forecast& forecast)
{
    bool may_be_a_gun = false;
    for (const KnownCard& card : known.cards) {
        if (!could_touch(team, track, card.at, turned_within)) continue;
        const auto near = [&](Point at) { return within(at, card.at, turned_within); };
        const auto where = first_touch(track, Length{}, near);
        if (!where) continue;
        forecast.marks.push_back({track.at(*where), label_of(card) + " is turned. [BRV-23]"});
        may_be_a_gun |= !card.face || card.face->is_picture();
    }
    if (!may_be_a_gun) return;
    forecast.notes.emplace_back(
        "A card that is turned may be a gun. If it can bear, it fires on the team at once: any "
        "double then costs a figure, and one more throw is due. [BRV-25] [BRV-26]");
    forecast.odds.push_back(odds_of(to_hold(team.bravado), dice_of(team.troops),
                                    "keeps its figures if a card is a gun"));
}

// Where the band changes along the way, each change asking for a test. [BRV-35]
void mark_bands(const Known& known, const KnownGun& gun, const Track& track, int bravado,
                Forecast& forecast)
{
    const Need need = to_hold(bravado);
    const bool can_hold = need.ways(DiceKind::Ordinary) > 0;
    const std::string words =
        (can_hold ? "a throw of " + need.words() + ", or " : "") + std::string("a figure is lost");
    const auto band_of = [&](Point at) -> std::optional<Band> {
        if (!covers(known, gun, at)) return std::nullopt;
        return band_at(gun.at, at);
    };
    Length gone{};
    std::optional<Band> band = band_of(track.at(gone));
    constexpr int at_most = 12;
    for (int i = 0; i < at_most; ++i) {
        const auto changed =
            first_touch(track, gone, [&](Point at) { return band_of(at) != band; });
        if (!changed) return;
        const std::optional<Band> next = band_of(track.at(*changed));
        if (next)
            forecast.marks.push_back(
                {track.at(*changed),
                 (band ? "Another band of the cone: " : "Into the cone: ") + words + ". [BRV-35]"});
        band = next;
        gone = *changed;
    }
}

// Whether any part of the way, as far as Bravado lets the team go, lies in a cone. [BRV-21]
bool comes_under_fire(const Known& known, const KnownTeam& team, const Track& track)
{
    const Length most = std::min(track.whole(), inches(team.bravado));
    const auto in_any = [&](Point at) { return in_a_cone(known, at); };
    const auto where = first_touch(track, Length{}, in_any);
    return where && *where <= most;
}

void mark_guns(const Known& known, const KnownTeam& team, const Track& track, Forecast& forecast)
{
    for (const KnownGun& gun : known.guns) {
        if (!could_touch(team, track, gun.at, cone_reach)) continue;
        if (gun.state == GunState::Firing) mark_bands(known, gun, track, team.bravado, forecast);
        if (gun.state != GunState::Silenced) continue;
        const auto near = [&](Point at) { return within(at, gun.at, reopens_within); };
        if (const auto where = first_touch(track, Length{}, near))
            forecast.marks.push_back(
                {track.at(*where), label_of(gun) + " may open fire again. [BRV-60]"});
    }
}

}  // namespace

void foresee_way(const Known& known, const KnownTeam& team, const Path& way, Forecast& forecast)
{
    const Track track(team.at, way);
    const DiceKind kind = dice_of(team.troops);
    const AvdDouble by = known.settings.avd_double;
    forecast.cost = track.whole();
    forecast.allowance = inches(team.bravado);
    forecast.odds.push_back({"moves its full " + std::to_string(team.bravado) + " inches (" +
                                 to_move(team.bravado).words() + ")",
                             to_move(team.bravado).ways(kind), all_ways});
    const bool under_fire = comes_under_fire(known, team, track);
    const int lost = under_fire ? ways_double(kind, by) : ways_odd_double(kind, by);
    forecast.odds.push_back(
        {under_fire ? "no casualty from a double under fire" : "no casualty from an odd double",
         all_ways - lost, all_ways});
    if (under_fire)
        forecast.notes.emplace_back("Under fire what it throws over is lost for good. [BRV-20]");
    mark_cards(known, team, track, forecast);
    mark_guns(known, team, track, forecast);
}

}  // namespace galloper::bravado
