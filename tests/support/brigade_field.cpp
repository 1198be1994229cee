#include "tests/support/brigade_field.h"

#include <algorithm>

namespace galloper::land_and_freedom {

Field::Field()
{
    state.table = {{}, {200_cm, 150_cm}};
    state.posts = {Post{nationalists, {}, Sight::Side}, Post{republicans, {}, Sight::Side}};
    state.sides = {"Nationalists", "Republicans"};
    state.desks = {Desk{.seat = nationalist, .general = true},
                   Desk{.seat = republican, .general = true}};
    state.phase = Phase::Activation;
    state.level = 3;
    state.to_act = {nationalists, republicans};
}

PieceId Field::next_id() { return PieceId{state.next_id++}; }

int Field::formation(Formation formation, std::optional<Point> hq)
{
    const int number = formation.number;
    const auto after = [](const Formation& f, int n) { return f.number < n; };
    state.formations.insert(
        std::lower_bound(state.formations.begin(), state.formations.end(), number, after),
        formation);
    auto& commanded = state.desks[formation.side.number].formations;
    commanded.insert(std::lower_bound(commanded.begin(), commanded.end(), number), number);
    if (hq) {
        const PieceId id = base(number, {.arm = Arm::Headquarters, .at = *hq});
        state.formation(number).hq = id;
    }
    if (formation.level == Level::Battalion)
        ++state.tally[formation.side.number].battalions_at_start;
    return number;
}

int Field::army(Side side, int number, Point hq, int allowance)
{
    return formation({.number = number,
                      .side = side,
                      .level = Level::Army,
                      .label = "Army " + std::to_string(number),
                      .allowance = allowance},
                     hq);
}

int Field::brigade(Side side, int number, int under, Point hq, int allowance)
{
    return formation({.number = number,
                      .side = side,
                      .level = Level::Brigade,
                      .label = "Brigade " + std::to_string(number),
                      .under = under,
                      .allowance = allowance},
                     hq);
}

int Field::battalion(Side side, int number, int under, Point hq, int allowance)
{
    return formation({.number = number,
                      .side = side,
                      .level = Level::Battalion,
                      .label = "Battalion " + std::to_string(number),
                      .under = under,
                      .allowance = allowance},
                     hq);
}

int Field::detachment(Side side, int number, int under, int allowance)
{
    return formation({.number = number,
                      .side = side,
                      .level = Level::Detachment,
                      .label = "Detachment " + std::to_string(number),
                      .under = under,
                      .allowance = allowance},
                     {});
}

PieceId Field::base(int formation, Base base)
{
    Formation& of = state.formation(formation);
    base.id = next_id();
    base.side = of.side;
    base.formation = formation;
    if (base.label.empty()) base.label = "Base " + std::to_string(base.id.value);
    if (base.facing == Facing{}) base.facing = {0, 1};
    if (base.counts_for_morale()) ++of.bases_at_start;
    if (!is_rider(base.arm)) ++state.tally[of.side.number].bases_at_start;
    state.bases.push_back(base);
    return base.id;
}

PieceId Field::ground(std::string kind, Polygon outline, int height)
{
    const PieceId id = PieceId{1'000'000 + static_cast<std::uint32_t>(state.ground.size())};
    state.ground.push_back({id, kind, kind, std::move(outline), height});
    return id;
}

Field& Field::dice(const std::string& purpose, std::initializer_list<int> faces)
{
    dice_.load(purpose, faces);
    return *this;
}

namespace {

// What is thrown for nothing no test has to load. [GEN-15]
class WithoutNothing final : public Dice {
public:
    explicit WithoutNothing(Dice& loaded) : loaded_(loaded) {}
    int roll(Purpose purpose, int sides) override
    {
        return purpose.what == "nothing" ? 1 : loaded_.roll(purpose, sides);
    }

private:
    Dice& loaded_;
};

}  // namespace

void Field::play(Seat seat, Verb verb, std::optional<PieceId> piece, std::vector<Answer> answers)
{
    const Action action{word_of(verb), piece, std::move(answers)};
    // Every step is played from a saved state, so that nothing can hang on what is not in it.
    const auto loaded = load_text<State>(save_text(state));
    check(bool(loaded), "a state that cannot be read back");
    WithoutNothing dice(dice_);
    Outcome<State> outcome = act(*loaded, seat, action, dice);
    state = std::move(outcome.next);
    for (Line& line : outcome.report.lines) report_.lines.push_back(std::move(line));
    for (Motion& motion : outcome.report.motions) report_.motions.push_back(std::move(motion));
}

void Field::go(int formation, std::vector<BaseOrder> orders)
{
    Formation& unit = state.formation(formation);
    if (unit.points == 0) unit.points = state.level;
    Desk& desk = state.desk_of(formation);
    desk.orders = std::move(orders);
    const PieceId piece = unit.hq ? *unit.hq : desk.orders.front().base;
    play(desk.seat, Verb::Go, piece, {Chosen{0}});
}

std::vector<std::string> Field::heard() const
{
    std::vector<std::string> words;
    for (const Line& line : report_.lines) words.push_back(line.text);
    return words;
}

bool Field::was_said(const std::string& text) const
{
    return std::any_of(report_.lines.begin(), report_.lines.end(),
                       [&](const Line& line) { return line.text == text; });
}

std::vector<Throw> Field::throws(const std::string& purpose) const
{
    std::vector<Throw> found;
    for (const Line& line : report_.lines)
        for (const Throw& thrown : line.throws)
            if (thrown.purpose == purpose) found.push_back(thrown);
    return found;
}

Polygon square(Point low, Point high) { return outline_of(Area{low, high}); }

BaseOrder move(PieceId base, Path way) { return {base, {deeds::Move{std::move(way)}}}; }
BaseOrder fire(PieceId base, PieceId target) { return {base, {deeds::Fire{target}}}; }
BaseOrder assault(PieceId base, PieceId target) { return {base, {deeds::Assault{target}}}; }

}  // namespace galloper::land_and_freedom
