// [GEN-19]: under fog, who sees what, and what is remembered of what is seen no longer. Kept as
// bases come, go and move; no picture ever works it out again.

#include <algorithm>

#include "common/rulesets/land_and_freedom/glimpses.h"
#include "common/rulesets/land_and_freedom/matters.h"

namespace galloper::land_and_freedom {

namespace {

// A rider at home is with his headquarters: he looks with its eyes and is not to be seen.
bool is_at_home(const Base& base) { return is_rider(base.arm) && base.aboard; }

// One pair of eyes, and all that it looks at and through.
class Looking {
public:
    Looking(State& state, const Lie& lie, Eyes eyes) : state_(state), lie_(lie), eyes_(eyes)
    {
        for (const Base& base : state.bases)
            if (looks(base)) watchers_.push_back(&base);
    }

    const Eyes& eyes() const { return eyes_; }

    bool looks(const Base& base) const
    {
        if (base.side != eyes_.side || is_at_home(base)) return false;
        if (!eyes_.seat) return true;
        const Desk* desk = state_.find_desk(*eyes_.seat);
        return desk && desk->commands(base.formation);
    }
    bool is_enemy(const Base& base) const { return base.side != eyes_.side && !is_at_home(base); }

    bool sees(const Base& from, Point at) const
    {
        return lie_.sight.clear(place_of(state_, from), at);
    }
    bool anybody_sees(Point at) const
    {
        return std::any_of(watchers_.begin(), watchers_.end(),
                           [&](const Base* base) { return sees(*base, at); });
    }

    // True where it had not been in sight.
    bool keep_in_sight(const Base& base)
    {
        const Seen now{eyes_.number, base.id, place_of(state_, base), base.facing};
        const auto at = std::lower_bound(state_.seen.begin(), state_.seen.end(), now);
        const bool is_new = at == state_.seen.end() || now < *at;
        if (is_new)
            state_.seen.insert(at, now);
        else
            *at = now;
        return is_new;
    }

    // It is remembered where it was last looked at, and as what it was.
    std::optional<PieceId> lose_from_sight(const Base& base)
    {
        const auto at = std::lower_bound(state_.seen.begin(), state_.seen.end(),
                                         Seen{.eyes = eyes_.number, .base = base.id});
        const bool was_seen =
            at != state_.seen.end() && at->eyes == eyes_.number && at->base == base.id;
        if (!was_seen) return std::nullopt;
        state_.memories.push_back({.id = PieceId{state_.next_id++},
                                   .eyes = eyes_.number,
                                   .of = base.id,
                                   .label = base.label,
                                   .side = base.side,
                                   .arm = base.arm,
                                   .at = at->at,
                                   .facing = at->facing,
                                   .turn = state_.turn});
        state_.seen.erase(at);
        return state_.memories.back().id;
    }

    // What stands in for a base goes as its place is looked at anew, or a friend comes by.
    void clear_memories(const Base& watcher)
    {
        const Footprint stands = footprint_of(state_, watcher);
        std::erase_if(state_.memories, [&](const Memory& memory) {
            return memory.eyes == eyes_.number &&
                   (sees(watcher, memory.at) || in_range(stands, memory.at, passing_by));
        });
    }

private:
    State& state_;
    const Lie& lie_;
    Eyes eyes_{};
    std::vector<const Base*> watchers_{};
};

// What comes into sight, or is a memory from now on; and the pair of eyes that is told of it.
struct Sighting {
    Eyes eyes{};
    PieceId base{};
    std::optional<PieceId> memory{};
};
using Sightings = std::vector<Sighting>;

void lose_from_sight(Looking& looking, const Base& base, Sightings& sightings)
{
    if (const auto memory = looking.lose_from_sight(base))
        sightings.push_back({looking.eyes(), base.id, memory});
}

// Of the enemies that this base does not see, those stay in sight whom another does.
void look_out(const State& state, Looking& looking, const Base& watcher, Sightings& sightings)
{
    for (const Base& base : state.bases) {
        if (!looking.is_enemy(base)) continue;
        const Point at = place_of(state, base);
        if (looking.sees(watcher, at)) {
            if (looking.keep_in_sight(base)) sightings.push_back({looking.eyes(), base.id, {}});
        } else if (state.is_seen(looking.eyes().number, base.id) && !looking.anybody_sees(at)) {
            lose_from_sight(looking, base, sightings);
        }
    }
    looking.clear_memories(watcher);
}

void look_at(const State& state, Looking& looking, const Base& base, Sightings& sightings)
{
    if (!looking.is_enemy(base) || !looking.anybody_sees(place_of(state, base)))
        return lose_from_sight(looking, base, sightings);
    if (looking.keep_in_sight(base)) sightings.push_back({looking.eyes(), base.id, {}});
}

// A base is gone: nobody sees it, and nobody sees with it.
void look_without(State& state, Looking& looking, Sightings& sightings)
{
    std::erase_if(state.seen, [&](const Seen& seen) { return !state.find_base(seen.base); });
    for (const Base& base : state.bases)
        if (state.is_seen(looking.eyes().number, base.id) &&
            !looking.anybody_sees(place_of(state, base)))
            lose_from_sight(looking, base, sightings);
}

void look_for(State& state, const Lie& lie, PieceId id, Sightings& sightings)
{
    for (const Eyes& eyes : all_eyes(state.settings, state.posts)) {
        Looking looking(state, lie, eyes);
        const Base* base = state.find_base(id);
        if (!base)
            look_without(state, looking, sightings);
        else if (base->side != eyes.side)
            look_at(state, looking, *base, sightings);
        else if (looking.looks(*base))
            look_out(state, looking, *base, sightings);
    }
}

// A vehicle and what is in it.
std::vector<PieceId> all_in(const State& state, PieceId id)
{
    std::vector<PieceId> ids{id};
    for (const Base& base : state.bases)
        if (base.aboard == id && !is_rider(base.arm)) ids.push_back(base.id);
    return ids;
}

// A rider shows by his way where he comes from and where he is bound.
std::vector<Revealed> brought_out(const State& state, PieceId id)
{
    std::vector<Revealed> reveals{{id, {}}};
    const Base* base = state.find_base(id);
    if (!base || !is_rider(base->arm)) return reveals;
    reveals.push_back({std::nullopt, matters::message(base->side)});
    reveals.push_back({std::nullopt, matters::fight(base->side)});
    return reveals;
}

// What has come and gone again within a step is known by its memory alone.
void tell(Step& step, const Sighting& sighting)
{
    step.report.lines.push_back({audience_of(step.state, sighting.eyes),
                                 sighting.memory ? "{} is out of sight." : "{} comes into sight.",
                                 {sighting.memory.value_or(sighting.base)},
                                 "GEN-19",
                                 {},
                                 brought_out(step.state, sighting.base)});
}

}  // namespace

Audience audience_of(const State& state, const Eyes& eyes)
{
    return eyes.seat ? Audience::only({*eyes.seat}) : Audience::of(state.posts, eyes.side);
}

void look_again(Step& step, PieceId id)
{
    State& state = step.state;
    if (state.settings.fog == Fog::None) return;
    Sightings sightings;
    for (const PieceId each : all_in(state, id)) look_for(state, step.lie, each, sightings);
    for (const Sighting& sighting : sightings) tell(step, sighting);
}

void look_everywhere(State& state)
{
    if (state.settings.fog == Fog::None) return;
    const Lie lie(state.ground);
    std::vector<PieceId> ids;
    for (const Base& base : state.bases) ids.push_back(base.id);
    Sightings sightings;
    for (const PieceId id : ids) look_for(state, lie, id, sightings);
}

}  // namespace galloper::land_and_freedom
