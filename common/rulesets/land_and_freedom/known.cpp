// The door. Everything this game tells anybody goes through this file, and nothing is copied whole
// and then blanked out: what is not written down here stays unknown. [GEN-15]

#include "common/rulesets/land_and_freedom/known.h"

#include "common/rulesets/land_and_freedom/sight.h"
#include "common/rulesets/land_and_freedom/state.h"

namespace galloper::land_and_freedom {

namespace {

// What one viewer may know, asked field by field.
class Door {
public:
    Door(const State& truth, Viewer viewer) : truth_(truth), viewer_(viewer)
    {
        if (const auto seat = viewer.seat(); seat && seat->number < truth.posts.size())
            side_ = truth.posts[seat->number].side;
    }

    // Once the game is over nothing is kept back any more.
    bool is_open() const { return viewer_.is_truth() || truth_.phase == Phase::Over; }

    // What a side keeps from the other: both its seats know it, and the public does not.
    bool is_own(Side side) const { return is_open() || side_ == side; }

    // What a seat keeps from everybody: its drafts.
    bool is_own(Seat seat) const { return is_open() || viewer_.is(seat); }

    bool has_fog() const { return truth_.settings.fog != Fog::None; }

    // [GEN-19] A rider at home is his own side's [LAF-23], the rest is in sight of whoever sees it.
    // The public has no eyes: what it was shown would tell a player by whom his bases are seen.
    bool sees(const Base& base) const
    {
        if (is_own(base.side)) return true;
        if (is_rider(base.arm) && base.aboard) return false;
        return !has_fog() || seat_sees(base);
    }
    bool sees(PieceId id) const
    {
        const Base* base = truth_.find_base(id);
        return base && sees(*base);
    }

    // Which of its like a base is, can be told by whoever never loses sight of it.
    bool tells_apart(Side side) const { return is_own(side) || !has_fog(); }

    // What acts by itself is there for whoever sees it; the chain of command is no secret.
    bool knows(const Formation& formation) const
    {
        if (formation.level != Level::Detachment || tells_apart(formation.side)) return true;
        return std::any_of(truth_.bases.begin(), truth_.bases.end(), [&](const Base& base) {
            return base.formation == formation.number && sees(base);
        });
    }

    bool remembers(const Memory& memory) const
    {
        if (viewer_.is_truth()) return true;
        return !is_open() && has_fog() && side_ &&
               memory.eyes == eyes_of(truth_.settings, truth_.posts, *viewer_.seat());
    }

private:
    bool is_seen_with(int eyes, const Base& base) const
    {
        return std::binary_search(truth_.seen.begin(), truth_.seen.end(), Seen{eyes, base.id});
    }
    bool seat_sees(const Base& base) const
    {
        return side_ && is_seen_with(eyes_of(truth_.settings, truth_.posts, *viewer_.seat()), base);
    }

    const State& truth_;
    Viewer viewer_;
    std::optional<Side> side_{};
};

std::string word_for(Arm arm)
{
    for (const auto& [known, word] : words_of(arm)) {
        if (known != arm) continue;
        std::string capital(word);
        capital[0] = static_cast<char>(capital[0] - 'a' + 'A');
        return capital;
    }
    return {};
}

KnownBase face_of(const Door& door, const Base& base)
{
    KnownBase face;
    face.id = base.id;
    face.label = door.tells_apart(base.side) ? base.label : word_for(base.arm);
    face.side = base.side;
    face.arm = base.arm;
    face.model = base.model;
    if (!is_rider(base.arm) || door.tells_apart(base.side)) face.formation = base.formation;
    face.attached = base.attached;
    face.smg = base.smg;
    face.at = base.at;
    face.facing = base.facing;
    face.entrenched = base.entrenched;
    if (base.aboard && door.sees(*base.aboard)) face.aboard = base.aboard;
    face.disordered = base.disordered;
    face.disordered_in = base.disordered_in;
    face.moved = base.moved;
    face.fired = base.fired;
    face.by_truck = base.by_truck;
    return face;
}

KnownFormation face_of(const Door& door, const Formation& formation)
{
    KnownFormation face;
    face.number = formation.number;
    face.side = formation.side;
    face.level = formation.level;
    face.label = door.tells_apart(formation.side) || formation.level != Level::Detachment
                     ? formation.label
                     : "Detachment";
    face.under = formation.under;
    if (formation.hq && door.sees(*formation.hq)) face.hq = formation.hq;
    face.allowance = formation.allowance;
    face.bases_at_start = formation.bases_at_start;
    face.broken = formation.broken;
    face.activated = formation.activated;
    if (door.is_own(formation.side))
        face.own = {formation.radio, formation.points, formation.to_clear, formation.arrived};
    return face;
}

// [LAF-23] That he rides is seen by whoever sees him, what he carries is his side's.
KnownErrand face_of(const Door& door, const Errand& errand, Side side)
{
    KnownErrand face;
    face.rider = errand.rider;
    if (!door.is_own(side)) return face;
    KnownErrand::Own own;
    own.out = errand.load.has_value();
    if (errand.load) {
        own.from = errand.load->from;
        own.to = errand.load->to;
        own.points = errand.load->points;
        own.to_clear = errand.load->to_clear;
    }
    face.own = std::move(own);
    return face;
}

// Only what it is, never which: a memory must not name what has moved on. [GEN-19]
KnownMemory face_of(const Memory& memory)
{
    return {memory.id, word_for(memory.arm), memory.side, memory.arm,
            memory.at, memory.facing,        memory.turn};
}

// [LAF-21] The throws for messengers are open. Strikes are planned in secret. [LAF-30]
KnownMeans face_of(const Door& door, const Means& means, Side side)
{
    KnownMeans face{means.radios, means.motorcycles, means.cavalry, {}};
    if (door.is_own(side)) face.own = {means.artillery, means.fighters, means.bombers};
    return face;
}

KnownDesk face_of(const Door& door, const State& truth, const Desk& desk)
{
    KnownDesk face;
    face.seat = desk.seat;
    face.side = truth.posts[desk.seat.number].side;
    for (const int number : desk.formations)
        if (const Formation* formation = truth.find_formation(number);
            formation && door.knows(*formation))
            face.formations.push_back(number);
    face.general = desk.general;
    face.sealed = desk.sealed;
    if (door.is_own(desk.seat)) face.own = desk;
    return face;
}

// Whose bases the formation's seat moves, and riders with them.
bool is_ordered_by(const Door& door, const State& truth, const Base& base)
{
    const bool in_the_list = truth.find_formation(base.formation) != nullptr;
    return door.is_open() || (in_the_list && door.is_own(truth.desk_of(base.formation).seat));
}

std::optional<KnownHalt> halted(const Door& door, const State& truth)
{
    if (!truth.halt || !door.sees(truth.halt->mover)) return std::nullopt;
    const Base& mover = truth.base(truth.halt->mover);
    if (!is_ordered_by(door, truth, mover)) return KnownHalt{mover.id, mover.at, {}, {}, {}};
    return KnownHalt{mover.id, truth.halt->from, truth.halt->way, truth.halt->gone,
                     truth.halt->can_go};
}

// [GEN-13] Who is asked is as open as that he is waited for; what he could fire with is his own.
std::optional<KnownWindow> window(const Door& door, const State& truth, Viewer viewer)
{
    if (!truth.pending) return std::nullopt;
    const auto& open = std::get<questions::Window>(*truth.pending);
    KnownWindow face;
    if (door.sees(open.mover)) {
        face.mover = open.mover;
        face.at = open.at;
    }
    for (const auto& asked : open.asked) {
        if (!asked.answered) face.awaited.push_back(asked.seat);
        if (!asked.answered && viewer.is(asked.seat)) face.candidates = asked.candidates;
    }
    return face;
}

void show_pieces(Known& known, const Door& door, const State& truth)
{
    known.bases.reserve(truth.bases.size());
    for (const Base& base : truth.bases)
        if (door.sees(base)) known.bases.push_back(face_of(door, base));
    known.formations.reserve(truth.formations.size());
    for (const Formation& formation : truth.formations)
        if (door.knows(formation)) known.formations.push_back(face_of(door, formation));
    for (const Errand& errand : truth.errands)
        if (door.sees(errand.rider))
            known.errands.push_back(face_of(door, errand, truth.base(errand.rider).side));
    for (const Memory& memory : truth.memories)
        if (door.remembers(memory)) known.memories.push_back(face_of(memory));
}

void show_papers(Known& known, const Door& door, const State& truth)
{
    known.means = {face_of(door, truth.means[0], nationalists),
                   face_of(door, truth.means[1], republicans)};
    for (const Desk& desk : truth.desks) known.desks.push_back(face_of(door, truth, desk));
    for (const Strike& strike : truth.strikes) {
        const Base* spotter = truth.find_base(strike.spotter);
        if (spotter ? door.is_own(spotter->side) : door.is_open())
            known.strikes.push_back({strike.spotter, strike.kind, strike.points, strike.done});
    }
}

}  // namespace

Known known_to(const State& truth, Viewer viewer)
{
    const Door door(truth, viewer);
    Known known{viewer};
    known.settings = truth.settings;
    known.posts = truth.posts;
    known.sides = truth.sides;
    known.table = truth.table;
    known.ground = truth.ground;
    known.last_turn = truth.last_turn;
    known.objectives = truth.objectives;
    known.tally = truth.tally;
    show_pieces(known, door, truth);
    show_papers(known, door, truth);
    known.turn = truth.turn;
    known.phase = truth.phase;
    known.clock = truth.clock;
    known.control = truth.control;
    known.level = truth.level;
    known.to_act = truth.to_act;
    known.clock_dice = truth.clock_dice;
    if (truth.running) known.running = truth.running->formation;
    known.halt = halted(door, truth);
    known.window = window(door, truth, viewer);
    known.ended = truth.ended;
    return known;
}

}  // namespace galloper::land_and_freedom
