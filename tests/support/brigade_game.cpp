#include "tests/support/brigade_game.h"

#include <algorithm>

#include "common/rulesets/land_and_freedom/seats.h"
#include "tests/support/seeded_dice.h"

namespace galloper::land_and_freedom {

Posts posts_of(const Scenario& scenario, const Options& options)
{
    Posts posts;
    const auto all = seats(scenario, options);
    check(bool(all), "a scenario without its seats");
    for (const ScenarioSeat& seat : *all) posts.push_back(seat.post);
    return posts;
}

OfferedBrigade::OfferedBrigade(const Scenario& scenario, const Options& options, std::uint64_t seed)
    : seed_(seed)
{
    SeededDice dice(seed_, step_);
    auto made = setup(scenario, options, posts_of(scenario, options), dice);
    check(bool(made), "a scenario that cannot be set up");
    state = std::move(*made);
}

std::optional<Offer> OfferedBrigade::offer(Seat seat, Verb verb, std::optional<PieceId> piece) const
{
    for (Offer& offer : offered(seat))
        if (offer.verb == word_of(verb) && offer.piece == piece) return std::move(offer);
    return std::nullopt;
}

void OfferedBrigade::play(Seat seat, Verb verb, std::optional<PieceId> piece,
                          std::optional<std::vector<Answer>> answers)
{
    const auto made = offer(seat, verb, piece);
    check(made.has_value(), ("not offered: " + word_of(verb)).c_str());
    SeededDice dice(seed_, ++step_);
    const Action action{made->verb, piece, answers ? *answers : made->proposed};
    Outcome<State> outcome = act(state, seat, action, dice);
    state = std::move(outcome.next);
    report_ = std::move(outcome.report);
    elapsed_ = outcome.elapsed;
}

void OfferedBrigade::play_default()
{
    const Seat seat = awaited_now().front();
    for (const Offer& offer : offered(seat))
        if (offer.is_default) return play(seat, verb_of(offer.verb), offer.piece);
    check(false, "whoever is awaited has a default");
}

bool OfferedBrigade::is_awaited(Seat seat) const
{
    const std::vector<Seat> seats = awaited_now();
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

std::vector<std::string> OfferedBrigade::heard(Viewer viewer) const
{
    std::vector<std::string> words;
    for (const Line& line : report_.lines)
        if (line.to.includes(viewer)) words.push_back(line.text);
    return words;
}

}  // namespace galloper::land_and_freedom
