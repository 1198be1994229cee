// Bases that are set down, moved, turned and taken away by hand.

#include <algorithm>

#include "common/rulesets/land_and_freedom/editing.h"
#include "common/rulesets/land_and_freedom/flow.h"

namespace galloper::land_and_freedom {

namespace {

// As a scenario spells it, a headquarters by what it commands.
std::optional<Arm> arm_called(const std::string& kind)
{
    if (kind == "army HQ" || kind == "brigade HQ" || kind == "battalion HQ")
        return Arm::Headquarters;
    for (const auto& [arm, word] : words_of(Arm{}))
        if (kind == word) return arm;
    return std::nullopt;
}

bool has(const edits::PlacePiece& edit, std::string_view trait)
{
    return std::find(edit.traits.begin(), edit.traits.end(), trait) != edit.traits.end();
}

Model model_among(const edits::PlacePiece& edit)
{
    for (const auto& [model, word] : words_of(Model{}))
        if (has(edit, word)) return model;
    return Model::T26;
}

bool has_room(const State& state, const Footprint& stands, PieceId id)
{
    return std::none_of(state.bases.begin(), state.bases.end(), [&](const Base& other) {
        return other.id != id && !other.aboard && overlap(stands, footprint_of(state, other));
    });
}

bool is_taken(const State& state, const Formation& detachment)
{
    return std::any_of(state.bases.begin(), state.bases.end(), [&](const Base& base) {
        return base.formation == detachment.number && base.arm != Arm::Truck;
    });
}

// Why a base of that arm cannot belong to the formation, or nothing. [LAF-1] [LAF-2]
std::string misfit(const State& state, const Formation& formation, Arm arm)
{
    const bool alone = formation.level == Level::Detachment;
    if (arm == Arm::Headquarters)
        return alone || formation.hq ? "That formation has its headquarters, or needs none." : "";
    if (is_rider(arm))  // [LAF-23]
        return !acts(formation.level) && formation.hq
                   ? ""
                   : "Riders wait at the headquarters of an army or a brigade.";
    if (!acts(formation.level))
        return "That belongs to a battalion, or to a detachment of its own.";
    if (arm == Arm::Truck) return {};
    const bool company = arm == Arm::Rifle || arm == Arm::Mmg;
    if (company && alone) return "Companies and machine guns belong to a battalion.";
    const bool must_be_alone = arm == Arm::Spotter || arm == Arm::Mortar;  // [LAF-4] [LAF-29]
    if (must_be_alone && !alone) return "That acts by itself.";
    return alone && is_taken(state, formation) ? "A detachment is one base." : "";
}

// Whom a trait names: "to British battalion", "aboard First truck".
template <class List>
auto named_by(List& list, const edits::PlacePiece& edit, const std::string& word, Side side)
    -> decltype(&list.front())
{
    for (auto& item : list)
        if (item.side == side && has(edit, word + " " + item.label)) return &item;
    return nullptr;
}

bool says(const edits::PlacePiece& edit, std::string_view word)
{
    return std::any_of(edit.traits.begin(), edit.traits.end(),
                       [word](const std::string& trait) { return trait.starts_with(word); });
}

// What belongs to no battalion is a unit of its own, under whom it is set down. [LAF-2]
bool makes_a_unit(const Formation& above, Arm arm)
{
    const bool of_the_line = arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Headquarters;
    return !acts(above.level) && !of_the_line && !is_rider(arm) && arm != Arm::Truck;
}

int make_unit(State& state, const Formation& above, const edits::PlacePiece& edit, Arm arm)
{
    Formation unit{.number = state.formations.back().number + 1, .side = above.side};
    unit.level = Level::Detachment;
    unit.label = edit.label;
    unit.under = above.number;
    unit.radio = arm == Arm::Spotter;  // [LAF-29]
    const int number = unit.number;
    state.desk_of(above.number).formations.push_back(number);
    state.formations.push_back(std::move(unit));
    return number;
}

// [LAF-35]
std::string put_aboard(const State& state, const edits::PlacePiece& edit, Base& base)
{
    const Base* truck = named_by(state.bases, edit, "aboard", base.side);
    if (!truck || truck->arm != Arm::Truck || is_vehicle(base.arm))
        return "There is no such truck to be aboard of.";
    for (const Base& other : state.bases)
        if (other.aboard == truck->id) return "That truck is taken.";
    base.aboard = truck->id;
    base.at = truck->at;
    return {};
}

// A rider with a message is on his way to a formation of his side, with one point. [LAF-23]
std::string send_out(State& state, const edits::PlacePiece& edit, const Base& rider)
{
    const Formation* to = named_by(state.formations, edit, "to", rider.side);
    if (!to || to->number == rider.formation) return "There is nobody such to ride to.";
    const auto behind = std::find_if(state.errands.begin(), state.errands.end(),
                                     [&](const Errand& e) { return e.rider > rider.id; });
    state.errands.insert(behind, {rider.id, Load{rider.formation, to->number, 1, {}}});
    return {};
}

// A rider begins at home.
void send_home(Base& rider, const State& state, const Formation& formation)
{
    rider.aboard = formation.hq;
    rider.at = state.base(*formation.hq).at;
}

// Where it is: at home, on the road, aboard or on the table.
std::string settle(State& state, const edits::PlacePiece& edit, const Formation& formation,
                   Base& base)
{
    const bool is_out = is_rider(base.arm) && says(edit, "to ");
    if (is_rider(base.arm) && !is_out) {
        send_home(base, state, formation);
        return {};
    }
    if (says(edit, "aboard ")) return put_aboard(state, edit, base);
    if (!has_room(state, footprint_of(base.arm, base.at, base.facing), base.id))
        return "Another base stands there.";  // [GEN-18]
    return is_out ? send_out(state, edit, base) : "";
}

void insert(State& state, Base base)
{
    const auto behind = std::find_if(state.bases.begin(), state.bases.end(),
                                     [&](const Base& other) { return other.id > base.id; });
    state.bases.insert(behind, std::move(base));
}

// What is counted from the start on counts it, or counts it no longer.
void count(State& state, const Base& base, int by)
{
    if (!is_rider(base.arm)) state.tally[base.side.number].bases_at_start += by;
    if (Formation* formation = state.find_formation(base.formation))
        formation->bases_at_start += base.counts_for_morale() ? by : 0;
}

Base made_from(const edits::PlacePiece& edit, const Formation& formation, Arm arm)
{
    Base base;
    base.id = edit.piece;
    base.label = edit.label;
    base.side = formation.side;
    base.arm = arm;
    base.model = model_among(edit);
    base.formation = formation.number;
    base.smg = arm == Arm::Rifle && has(edit, "SMG");
    base.at = edit.at;
    base.facing =
        edit.facing.value_or(formation.side == nationalists ? Facing{0, 1} : Facing{0, -1});
    base.entrenched = has(edit, "entrenched");
    const bool of_the_line = arm == Arm::Rifle || arm == Arm::Mmg || arm == Arm::Headquarters;
    base.attached = !is_round(arm) && !of_the_line &&
                    (arm == Arm::Truck || formation.level == Level::Battalion);  // [LAF-65]
    return base;
}

std::string check_place(const State& state, const edits::PlacePiece& edit)
{
    const auto is_ground = [&](const Terrain& ground) { return ground.id == edit.piece; };
    if (is_a_piece(state, edit.piece) ||
        std::any_of(state.ground.begin(), state.ground.end(), is_ground))
        return "That id is taken.";
    if (edit.piece >= PieceId{first_of_the_house}) return "That id belongs to the house.";
    if (!state.table.holds(edit.at)) return "That is not on the table.";
    if (edit.facing && *edit.facing == Facing{0, 0}) return "A facing needs a direction.";
    const Formation* formation = state.find_formation(edit.formation);
    if (!formation) return "There is no such formation.";
    if (edit.side && *edit.side != formation->side) return "That formation is the other side's.";
    const bool brings_it_back = arm_called(edit.kind) == Arm::Headquarters;
    if (formation->broken && formation->level != Level::Detachment && !brings_it_back)
        return "That battalion is broken: set down its headquarters first.";
    return {};
}

// Whoever is aboard gets down where it stood; riders who waited there go with it.
void empty_out(State& state, const Base& gone)
{
    if (gone.arm == Arm::Headquarters)
        std::erase_if(state.bases, [&](const Base& base) {
            return base.aboard == gone.id && is_rider(base.arm);
        });
    std::vector<PieceId> carried;
    for (const Base& base : state.bases)
        if (base.aboard == gone.id) carried.push_back(base.id);
    for (const PieceId id : carried) {
        state.base(id).aboard.reset();
        put(state, id, gone.at, gone.facing);
    }
}

void leave_the_formation(State& state, const Base& gone)
{
    Formation* formation = state.find_formation(gone.formation);
    if (!formation) return;
    if (formation->hq == gone.id) formation->hq.reset();
    if (acts(formation->level) && bases_of(state, formation->number).empty())
        formation->broken = true;
}

}  // namespace

bool is_a_piece(const State& state, PieceId id)
{
    const auto is_it = [id](const Memory& memory) { return memory.id == id; };
    return state.find_base(id) || std::any_of(state.memories.begin(), state.memories.end(), is_it);
}

std::string place(State& state, const edits::PlacePiece& edit)
{
    if (std::string refused = check_place(state, edit); !refused.empty()) return refused;
    const auto arm = arm_called(edit.kind);
    if (!arm) return "Land and Freedom knows no piece called \"" + edit.kind + "\".";
    int number = edit.formation;
    if (const Formation& above = state.formation(number); makes_a_unit(above, *arm))
        number = make_unit(state, above, edit, *arm);
    Formation& formation = state.formation(number);
    if (std::string refused = misfit(state, formation, *arm); !refused.empty()) return refused;
    Base base = made_from(edit, formation, *arm);
    if (std::string refused = settle(state, edit, formation, base); !refused.empty())
        return refused;
    if (formation.broken) formation.bases_at_start = 0;  // it begins anew
    if (*arm == Arm::Headquarters) formation.hq = base.id;
    formation.broken = false;
    count(state, base, 1);
    state.next_id = std::max(state.next_id, edit.piece.value + 1);
    insert(state, std::move(base));
    return {};
}

std::string move(State& state, PieceId id, Point to)
{
    Base* base = state.find_base(id);
    if (!base) return "There is no such base.";
    if (!has_room(state, footprint_of(base->arm, to, base->facing), id))
        return "Another base stands there.";  // [GEN-18]
    const bool was_at_home = is_rider(base->arm) && base->aboard;
    base->aboard.reset();
    base->entrenched = false;  // it has left its trench [LAF-68c]
    put(state, id, to, base->facing);
    // A rider who is not at home is on his way there. [LAF-25]
    const auto behind = std::find_if(state.errands.begin(), state.errands.end(),
                                     [id](const Errand& other) { return other.rider > id; });
    if (was_at_home) state.errands.insert(behind, {id, std::nullopt});
    return {};
}

std::string turn(State& state, PieceId id, Facing facing)
{
    const Base* base = state.find_base(id);
    if (!base) return "There is no such base.";
    if (!base->aboard && !has_room(state, footprint_of(base->arm, base->at, facing), id))
        return "There is no room to turn it so.";  // [GEN-18]
    put(state, id, base->at, facing);
    return {};
}

std::string remove(State& state, PieceId id)
{
    const auto is_it = [id](const auto& item) { return item.id == id; };
    if (std::erase_if(state.memories, is_it) > 0) return {};
    const Base* found = state.find_base(id);
    if (!found) return "There is no such base.";
    const Base gone = *found;
    std::erase_if(state.bases, is_it);
    count(state, gone, -1);
    empty_out(state, gone);
    leave_the_formation(state, gone);
    return {};
}

}  // namespace galloper::land_and_freedom
