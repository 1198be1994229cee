#include "tests/support/bravado_table.h"

#include <algorithm>

namespace galloper::bravado {

Table::Table()
{
    state.table = {{}, {60_in, 60_in}};
    state.posts = {Post{attack, {}, Sight::Side}, Post{defence, {}, Sight::Side}};
    state.sides = {"Attack", "Defence"};
    state.sheets = {Sheet{.seat = Seat{0}, .formations = {0, 1, 2, 3}}};
    card({60_in, 60_in}, {0, -1}, {Suit::Clubs, 2});
}

PieceId Table::next_id() { return PieceId{state.next_id++}; }

PieceId Table::team(Team team)
{
    team.id = next_id();
    if (team.label.empty()) team.label = "Team " + std::to_string(team.id.value);
    state.tally.figures_at_start += team.figures;
    state.teams.push_back(team);
    return team.id;
}

PieceId Table::leader(Leader leader)
{
    leader.id = next_id();
    if (leader.label.empty()) leader.label = "Leader " + std::to_string(leader.id.value);
    if (leader.team) leader.at = state.team(*leader.team).at;
    state.leaders.push_back(leader);
    return leader.id;
}

PieceId Table::card(Point at, Facing facing, Face face)
{
    const PieceId id = next_id();
    state.cards.push_back({.id = id, .face = face, .at = at, .facing = facing});
    return id;
}

PieceId Table::gun(Gun gun)
{
    gun.id = card(gun.at, gun.front, {Suit::Spades, 12});
    state.card(gun.id).turned = true;
    if (gun.aim == Facing{}) gun.aim = gun.front;
    state.guns.push_back(gun);
    return gun.id;
}

Table& Table::dice(const std::string& purpose, std::initializer_list<int> faces)
{
    dice_.load(purpose, faces);
    return *this;
}

void Table::turn(std::vector<Order> orders, std::vector<PieceId> leading)
{
    report_ = {};
    state.sheets.front().orders = std::move(orders);
    state.sheets.front().leading = std::move(leading);
    play(Verb::Seal);
}

void Table::play(Verb verb, std::optional<PieceId> piece, std::vector<Answer> answers, Seat seat)
{
    const Action action{word_of(verb), piece, std::move(answers)};
    // Every step is played from a saved state, so that nothing can hang on what is not in it.
    const auto loaded = load_text<State>(save_text(state));
    check(bool(loaded), "a state that cannot be read back");
    Outcome<State> outcome = act(*loaded, seat, action, dice_);
    state = std::move(outcome.next);
    for (Line& line : outcome.report.lines) report_.lines.push_back(std::move(line));
    for (Motion& motion : outcome.report.motions) report_.motions.push_back(std::move(motion));
}

std::optional<PieceId> Table::asked_team() const
{
    check(state.pending.has_value(), "nothing has been asked");
    if (const auto* set_out = asked<questions::SetOut>()) return set_out->team;
    if (const auto* reveal = asked<questions::Reveal>()) return reveal->team;
    if (const auto* press_on = asked<questions::PressOn>()) return press_on->team;
    if (const auto* exposed = asked<questions::Exposed>()) return exposed->team;
    return {};
}

std::vector<std::string> Table::heard() const
{
    std::vector<std::string> words;
    for (const Line& line : report_.lines) words.push_back(line.text);
    return words;
}

bool Table::was_said(const std::string& text) const
{
    return std::any_of(report_.lines.begin(), report_.lines.end(),
                       [&](const Line& line) { return line.text == text; });
}

std::vector<Throw> Table::throws(const std::string& purpose) const
{
    std::vector<Throw> found;
    for (const Line& line : report_.lines)
        for (const Throw& thrown : line.throws)
            if (thrown.purpose == purpose) found.push_back(thrown);
    return found;
}

Order move(PieceId team, Path way) { return {team, deeds::Move{std::move(way)}}; }
Order leave_cover(PieceId team, Path way) { return {team, deeds::LeaveCover{std::move(way)}}; }
Order direct_fire(PieceId team, PieceId gun) { return {team, deeds::DirectFire{gun}}; }
Order covering_fire(PieceId team, PieceId gun) { return {team, deeds::CoveringFire{gun}}; }
Order grenade(PieceId team, PieceId gun) { return {team, deeds::Grenade{gun}}; }

}  // namespace galloper::bravado
