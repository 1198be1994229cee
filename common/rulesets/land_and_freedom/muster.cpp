// From a scenario's pieces to formations and bases.

#include "common/rulesets/land_and_freedom/muster.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/seats.h"
#include "common/rulesets/land_and_freedom/sums/foot.h"

namespace galloper::land_and_freedom {

namespace {

constexpr int highest_number = 999;  // of a scenario's formations; detachments come after it

std::optional<Arm> arm_called(const std::string& kind)
{
    for (const Arm arm : {Arm::Rifle, Arm::Mmg, Arm::At, Arm::Tank, Arm::Mortar, Arm::Truck})
        for (const auto& [known, word] : words_of(arm))
            if (known == arm && kind == word) return arm;
    return std::nullopt;
}

// What follows `word` in one of the traits: "Truck 1" of "aboard Truck 1".
std::string named_by(const ScenarioPiece& piece, const std::string& word)
{
    for (const std::string& trait : piece.traits)
        if (trait.starts_with(word + " ")) return trait.substr(word.size() + 1);
    return {};
}

bool has(const ScenarioPiece& piece, const char* trait)
{
    return std::find(piece.traits.begin(), piece.traits.end(), trait) != piece.traits.end();
}

bool may_have(Arm arm, const std::string& trait)
{
    const bool on_wheels = is_vehicle(arm);
    if (trait == "SMG") return arm == Arm::Rifle;                           // [LAF-39]
    if (trait == "entrenched") return !on_wheels;                           // [LAF-68c]
    if (trait == "independent") return arm == Arm::Tank || arm == Arm::At;  // [LAF-3]
    if (trait.starts_with("aboard ")) return !on_wheels && arm != Arm::Headquarters;
    if (trait.starts_with("with ")) return arm == Arm::Truck;
    for (const auto& [model, word] : words_of(Model{}))
        if (trait == word) return arm == Arm::Tank;
    return false;
}

bool read_traits(Reading& reading, const ScenarioPiece& piece, Base& base)
{
    for (const std::string& trait : piece.traits)
        if (!may_have(base.arm, trait))
            return reading.fail(piece, "cannot be called \"" + trait + "\".");
    base.smg = has(piece, "SMG");
    base.entrenched = has(piece, "entrenched");
    int models = 0;
    for (const auto& [model, word] : words_of(Model{})) {
        if (!has(piece, word)) continue;
        base.model = model;
        ++models;
    }
    if (base.arm == Arm::Tank && models != 1)  // [LAF-50]
        return reading.fail(piece, "is a T26, a Pz1 or a tankette: say which.");
    return true;
}

bool in_the_water(const State& state, Point at)
{
    const auto lies_in = [&](bool (Terrain::*is)() const) {
        return std::any_of(state.ground.begin(), state.ground.end(), [&](const Terrain& ground) {
            return (ground.*is)() && holds(ground.outline, at);
        });
    };
    return lies_in(&Terrain::is_water) && !lies_in(&Terrain::crosses_water);
}

// Sets down what the rest of the scenario says of a base.
bool read_base(Reading& reading, const ScenarioPiece& piece, Arm arm, std::string label)
{
    State& state = reading.state;
    Base base;
    base.id = reading.fresh_id();
    base.label = std::move(label);
    base.side = piece.side;
    base.arm = arm;
    base.formation = piece.formation;
    base.at = piece.at;
    base.facing = piece.facing.value_or(piece.side == nationalists ? Facing{0, 1} : Facing{0, -1});
    if (!read_traits(reading, piece, base)) return false;
    for (const Base& other : state.bases)
        if (other.side == base.side && other.label == base.label)
            return reading.fail("Two bases of one side are called \"" + base.label + "\".");
    if (!state.table.holds(base.at)) return reading.fail(piece, "is not on the table.");
    if (in_the_water(state, base.at)) return reading.fail(piece, "stands in the water.");
    if (base.facing == Facing{0, 0}) return reading.fail(piece, "faces nowhere.");
    ++state.tally[piece.side.number].bases_at_start;
    state.bases.push_back(std::move(base));
    return true;
}

// Where its number has it: a file may name headquarters in any order.
void add_formation(State& state, Formation formation)
{
    auto& all = state.formations;
    const auto place = std::find_if(all.begin(), all.end(), [&](const Formation& other) {
        return other.number > formation.number;
    });
    all.insert(place, std::move(formation));
}

bool read_headquarters(Reading& reading, const ScenarioPiece& piece, Level level)
{
    State& state = reading.state;
    if (piece.formation < 1 || piece.formation > highest_number)
        return reading.fail(piece, "commands a formation from 1 to 999.");
    if (state.find_formation(piece.formation))
        return reading.fail(piece, "commands what another headquarters does.");
    Formation formation;
    formation.number = piece.formation;
    formation.side = piece.side;
    formation.level = level;
    formation.label = piece.label;
    for (const Stat& stat : piece.stats) {
        if (stat.name != "under") return reading.fail(piece, "has no stat \"" + stat.name + "\".");
        formation.under = stat.value;
    }
    if (!read_base(reading, piece, Arm::Headquarters, piece.label + " HQ")) return false;
    formation.hq = state.bases.back().id;
    if (level == Level::Battalion) ++state.tally[piece.side.number].battalions_at_start;
    add_formation(state, std::move(formation));
    return true;
}

// A tank, a gun or a truck that is in no battalion acts by itself. [LAF-2] [LAF-3] [LAF-4]
void detach(Reading& reading, Base& base, int number)
{
    Formation formation;
    formation.number = number;
    formation.side = base.side;
    formation.level = Level::Detachment;
    formation.label = base.label;
    formation.under = base.formation;
    formation.bases_at_start = 1;
    base.formation = number;
    add_formation(reading.state, std::move(formation));
}

Base* base_called(State& state, const std::string& label, Side side)
{
    for (Base& base : state.bases)
        if (base.side == side && base.label == label) return &base;
    return nullptr;
}

// A truck goes with a gun that acts by itself if it is told to, and is no loss to anybody's morale.
bool put_with_its_gun(Reading& reading, const ScenarioPiece& piece, Base& truck)
{
    const std::string with = named_by(piece, "with");
    if (with.empty()) return true;
    const Base* gun = base_called(reading.state, with, piece.side);
    const Formation* own = gun ? reading.state.find_formation(gun->formation) : nullptr;
    if (!own || own->level != Level::Detachment || own->under != piece.formation)
        return reading.fail(piece, "is with \"" + with + "\", which does not act by itself there.");
    truck.formation = own->number;
    return true;
}

bool read_troops(Reading& reading, const ScenarioPiece& piece, Arm arm)
{
    State& state = reading.state;
    if (!piece.stats.empty())
        return reading.fail(piece, "has no stat \"" + piece.stats.front().name + "\".");
    const Formation* under = state.find_formation(piece.formation);
    if (!under || under->side != piece.side || !under->hq)
        return reading.fail(piece, "belongs to no formation of its side.");
    const bool in_battalion = under->level == Level::Battalion;
    const bool is_infantry = arm == Arm::Rifle || arm == Arm::Mmg;
    if (is_infantry && !in_battalion) return reading.fail(piece, "belongs to a battalion.");
    if (arm == Arm::Mortar && in_battalion)  // [LAF-4]
        return reading.fail(piece, "belongs to a brigade or an army.");
    if (!read_base(reading, piece, arm, piece.label)) return false;

    Base& base = state.bases.back();
    const bool by_itself = !in_battalion || has(piece, "independent");  // [LAF-3]
    base.attached = arm == Arm::Truck || !(by_itself || is_infantry);   // [LAF-65]
    if (arm == Arm::Truck && !put_with_its_gun(reading, piece, base)) return false;
    if (base.formation == piece.formation && by_itself)
        detach(reading, base, highest_number + static_cast<int>(base.id.value));
    else if (is_infantry)
        ++state.formation(piece.formation).bases_at_start;
    return true;
}

// [LAF-1] A battalion stands under a brigade or an army, a brigade under an army.
bool check_chain(Reading& reading)
{
    for (const Formation& formation : reading.state.formations) {
        if (formation.under == 0) continue;
        const Formation* above = reading.state.find_formation(formation.under);
        if (!above || above->side != formation.side || above->level >= formation.level)
            return reading.fail("\"" + formation.label + "\" is under nothing that commands it.");
    }
    return true;
}

// [LAF-35]
bool put_aboard(Reading& reading)
{
    for (const ScenarioPiece& piece : reading.scenario.pieces) {
        const std::string label = named_by(piece, "aboard");
        if (label.empty()) continue;
        const Base* truck = base_called(reading.state, label, piece.side);
        Base* load = base_called(reading.state, piece.label, piece.side);
        if (!truck || !load || truck->arm != Arm::Truck)
            return reading.fail(piece, "is aboard no truck of its side.");
        for (const Base& other : reading.state.bases)
            if (other.aboard == truck->id) return reading.fail(piece, "finds its truck taken.");
        load->aboard = truck->id;
        load->at = truck->at;
    }
    return true;
}

bool check_room(Reading& reading)
{
    const auto& bases = reading.state.bases;
    const auto foot = [](const Base& base) { return footprint_of(base.arm, base.at, base.facing); };
    for (std::size_t i = 0; i < bases.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!bases[i].aboard && !bases[j].aboard && overlap(foot(bases[i]), foot(bases[j])))
                return reading.fail("\"" + bases[i].label + "\" stands where \"" + bases[j].label +
                                    "\" does.");  // [GEN-18]
    return true;
}

bool check_battalions(Reading& reading)
{
    for (const Side side : {nationalists, republicans})
        if (reading.state.tally[side.number].battalions_at_start == 0)
            return reading.fail("Each side has a battalion at least.");
    for (const Formation& formation : reading.state.formations)
        if (formation.level == Level::Battalion && formation.bases_at_start == 0)
            return reading.fail("\"" + formation.label + "\" has no company.");
    return true;
}

// Headquarters first, for the others belong to them; trucks last, for they go with guns.
bool read_all(Reading& reading)
{
    for (const ScenarioPiece& piece : reading.scenario.pieces) {
        const auto level = commanded_by(piece.kind);
        if (!level && !arm_called(piece.kind))
            return reading.fail("Land and Freedom knows no piece called \"" + piece.kind + "\".");
        if (piece.side != nationalists && piece.side != republicans)
            return reading.fail(piece, "is on neither side.");
        if (level && !read_headquarters(reading, piece, *level)) return false;
    }
    if (!check_chain(reading)) return false;
    for (const bool trucks : {false, true})
        for (const ScenarioPiece& piece : reading.scenario.pieces)
            if (const auto arm = arm_called(piece.kind); arm && (arm == Arm::Truck) == trucks)
                if (!read_troops(reading, piece, *arm)) return false;
    return true;
}

}  // namespace

bool muster(Reading& reading)
{
    return read_all(reading) && check_battalions(reading) && put_aboard(reading) &&
           check_room(reading);
}

}  // namespace galloper::land_and_freedom
