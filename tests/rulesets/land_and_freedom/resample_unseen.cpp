// [GEN-19]: under fog, where those enemies are whom a viewer does not see. They may be anywhere out
// of his sight.

#include <algorithm>

#include "common/rulesets/land_and_freedom/sight.h"
#include "tests/rulesets/land_and_freedom/resampling.h"

namespace galloper::land_and_freedom {

namespace {

bool is_at_home(const Base& base) { return is_rider(base.arm) && base.aboard; }

// What one pair of eyes has in sight, by the lines on the table alone.
struct Lookout {
    const State& state;
    const Lie& lie;
    Eyes eyes{};

    bool looks(const Base& base) const
    {
        if (base.side != eyes.side || is_at_home(base)) return false;
        const Desk* desk = eyes.seat ? state.find_desk(*eyes.seat) : nullptr;
        return !eyes.seat || (desk && desk->commands(base.formation));
    }
    bool sees(Point at) const
    {
        return std::any_of(state.bases.begin(), state.bases.end(), [&](const Base& base) {
            return looks(base) && lie.sight.clear(place_of(state, base), at);
        });
    }
    bool sees(const Base& base) const
    {
        return base.side != eyes.side && !is_at_home(base) && sees(place_of(state, base));
    }
};

// All that is to be seen, kept in the order of the state.
std::vector<Seen> all_seen(const State& state, const Lie& lie)
{
    std::vector<Seen> seen;
    for (const Eyes& eyes : all_eyes(state.settings, state.posts)) {
        const Lookout lookout{state, lie, eyes};
        for (const Base& base : state.bases)
            if (lookout.sees(base))
                seen.push_back({eyes.number, base.id, place_of(state, base), base.facing});
    }
    return seen;
}

// Whom the viewer does not see. The public sees nobody.
class Unseen {
public:
    explicit Unseen(Resampling& to) : to_(to), lie_(to.state.ground) {}

    bool sees(const Base& base) const
    {
        if (to_.viewer.is_public()) return false;
        return to_.is_of(base.side) || to_.state.is_seen(my_eyes(), base.id);
    }

    // What can be sent how depends on who is near whom. [LAF-8]
    bool is_told(Side side) const
    {
        const bool sends =
            to_.state.phase == Phase::Allocation || to_.state.phase == Phase::ShareOut;
        return to_.keeps(matters::fight(side)) || (sends && to_.keeps(matters::level(side)));
    }

    void move_about()
    {
        const State before = to_.state;
        for (const Base& base : before.bases) {
            const bool free = !base.aboard && !to_.keeps(base.id) && !is_halted(base.id) &&
                              !to_.keeps(matters::ground(base.side)) && !is_told(base.side);
            if (free && !sees(base) && to_.chance.coin()) move(base.id);
        }
    }

    // What it is like shows where it is in sight.
    void change()
    {
        for (Base& base : to_.state.bases) {
            if (base.aboard || to_.keeps(base.id) || is_halted(base.id) || sees(base) ||
                is_told(base.side))
                continue;
            if (!to_.keeps(matters::recovery(base.side)) && to_.chance.one_in(4)) {
                base.disordered = !base.disordered;
                base.disordered_in = base.disordered ? to_.chance.between(1, to_.state.turn) : 0;
            }
            if (to_.chance.one_in(4)) base.facing = {-base.facing.y, base.facing.x};
        }
    }

    // [GEN-19] Which of its like an enemy is cannot be told, in sight or out of it.
    void rename()
    {
        for (Base& base : to_.state.bases)
            if (!to_.is_of(base.side) && to_.chance.one_in(4)) base.label += " (or another)";
        for (Formation& formation : to_.state.formations)
            if (!to_.is_of(formation.side) && formation.level == Level::Detachment &&
                to_.chance.one_in(4))
                formation.label += " (or another)";
    }

    // What others remember.
    void forget()
    {
        std::erase_if(to_.state.memories, [&](const Memory& memory) {
            const bool mine = to_.viewer.seat() && memory.eyes == my_eyes();
            return !mine && to_.chance.one_in(4);
        });
    }

private:
    int my_eyes() const { return eyes_of(to_.state.settings, to_.state.posts, *to_.viewer.seat()); }

    bool is_halted(PieceId id) const
    {
        const bool halted = to_.state.halt && to_.state.halt->mover == id;
        return halted ||
               (to_.state.pending && std::get<questions::Window>(*to_.state.pending).mover == id);
    }

    bool is_free(const Base& base, Point at) const
    {
        if (!lie_.going.passable(at)) return false;
        return std::none_of(to_.state.bases.begin(), to_.state.bases.end(), [&](const Base& other) {
            return other.id != base.id && !other.aboard && within(at, other.at, 7_cm);
        });
    }

    Point some_point(Point near) const
    {
        const Area& table = to_.state.table;
        const auto pick = [&](Length at, Length low, Length high) {
            if (to_.chance.coin()) return Length{to_.chance.between(low.tenths, high.tenths)};
            const int moved = at.tenths + to_.chance.between(-1000, 1000);
            return Length{std::clamp(moved, low.tenths, high.tenths)};
        };
        return {pick(near.x, table.low.x, table.high.x), pick(near.y, table.low.y, table.high.y)};
    }

    void put(PieceId id, Point at)
    {
        for (Base& base : to_.state.bases)
            if (base.id == id || base.aboard == id) base.at = at;
        to_.state.base(id).entrenched = false;
    }

    // Anywhere where what this viewer sees stays as it is.
    void move(PieceId id)
    {
        const State before = to_.state;
        for (int tries = 0; tries < 5; ++tries) {
            const Base& base = before.base(id);
            const Point at = some_point(base.at);
            if (!is_free(base, at)) continue;
            put(id, at);
            to_.state.seen = all_seen(to_.state, lie_);
            if (looks_the_same(before)) return;
            to_.state = before;
        }
    }

    bool looks_the_same(const State& before) const
    {
        Resampling was{const_cast<State&>(before), to_.viewer, to_.kept, to_.chance};
        const Unseen earlier(was);
        return std::all_of(before.bases.begin(), before.bases.end(), [&](const Base& base) {
            return earlier.sees(base) == sees(to_.state.base(base.id));
        });
    }

    Resampling& to_;
    Lie lie_;
};

}  // namespace

void resample_the_unseen(Resampling& to)
{
    if (!to.has_fog() || to.state.phase == Phase::Deal) return;  // as the scenario has them
    Unseen unseen(to);
    unseen.move_about();
    unseen.change();
    unseen.rename();
    unseen.forget();
}

}  // namespace galloper::land_and_freedom
