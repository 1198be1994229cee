// The seats that the house plays: through the same door as everybody, one action in a turn of the
// loop.

#include <algorithm>
#include <array>
#include <span>

#include "common/base/check.h"
#include "common/dice/keyed_dice.h"
#include "common/match/proceedings.h"
#include "server/host/live_match.h"
#include "server/ops/logging.h"

namespace galloper {

namespace {

std::optional<SentAction> taken(const SentPicture& picture, std::string_view verb)
{
    for (const SentOffer& offer : picture.offers)
        if (offer.verb == verb) return SentAction{offer.verb, offer.piece, offer.proposed};
    return std::nullopt;
}

// What the house answers where a person would have to be asked. It plays to the end; and whoever
// asks may take back what taught him nothing, but no throw that he saw fall, no card that he saw
// turned and no step that others have answered.
std::optional<SentAction> house_answer(const SentPicture& picture)
{
    for (const Proposed& proposal : picture.proposals) {
        if (!proposal.undoes) continue;
        const bool free = proposal.undoes->free;
        if (auto answer = taken(picture, free ? house_verb::agree_back : house_verb::refuse_back))
            return answer;
    }
    return taken(picture, house_verb::decline_draw);
}

}  // namespace

// As the seat itself knows it.
bool LiveMatch::is_asked(Seat seat) const
{
    const std::vector<Seat>& awaited = match_->picture(seat).awaited;
    return std::find(awaited.begin(), awaited.end(), seat) != awaited.end();
}

void LiveMatch::play_machines()
{
    if (machine_turn_due_ || !match_ || stopped_ || record_.stage != MatchStage::Playing) return;
    if (house_.now() < not_before_) return;
    for (std::size_t i = 0; i < record_.match.seats.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (!record_.match.seats[i].machine) continue;
        const auto machine = machines_.find(seat);
        if (machine != machines_.end() && machine->second.idle_at == match_->number(seat)) continue;

        machine_turn_due_ = true;
        return house_.later([this] {
            machine_turn_due_ = false;
            guarded([this] { machine_turn(); });
            house_.idle();
        });
    }
}

// Whatever is in hand when it comes to this asks again when it is done.
void LiveMatch::machine_turn()
{
    if (!match_ || busy_ || stopped_ || record_.stage != MatchStage::Playing) return;
    for (std::size_t i = 0; i < record_.match.seats.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (!record_.match.seats[i].machine) continue;
        const std::optional<SentAction> action = machine_action(seat);
        if (!action && !is_asked(seat)) {
            machines_.at(seat).idle_at = match_->number(seat);
            continue;
        }
        enqueue({std::nullopt, [this, seat, action] { machine_acts(seat, action); }});
        return;
    }
}

std::optional<SentAction> LiveMatch::machine_action(Seat seat)
{
    if (!machines_.contains(seat)) {
        std::array<std::uint8_t, 8> seed{};
        house_.chance()(seed);
        std::uint64_t number = 0;
        for (const std::uint8_t byte : seed) number = number << 8 | byte;
        machines_.emplace(seat, Machine{Brain(number), std::nullopt});
    }
    Machine& machine = machines_.at(seat);
    const SentPicture& picture = match_->picture(seat);
    if (machine.idle_at == match_->number(seat)) return std::nullopt;
    if (auto answer = house_answer(picture)) return answer;
    return machine.brain.choose(picture, [&](const SentAction& action) -> std::optional<Forecast> {
        auto forecast = match_->forecast(seat, action);
        if (!forecast) return std::nullopt;
        return std::move(*forecast);
    });
}

// A brain that asks for what it was not offered is a fault of ours, but no reason to stop a match:
// the seat's default is played.
void LiveMatch::machine_acts(Seat seat, const std::optional<SentAction>& action)
{
    const Command command{std::nullopt, seat, 0, {}};
    KeyedDice dice(dice_key(), match_->step() + 1);
    if (action) {
        auto step = match_->prepare(seat, match_->number(seat), *action, dice);
        if (step) return store_step(command, std::move(*step));
        log(ops::Level::Error, "has a seat of the house that chose what it was not offered");
        machines_.at(seat).idle_at = match_->number(seat);
    }
    if (!is_asked(seat)) return finished();

    KeyedDice other_dice(dice_key(), match_->step() + 1);
    auto step = match_->prepare_default(seat, other_dice);
    check(static_cast<bool>(step), "a seat that is asked has a default");
    store_step(command, std::move(*step));
}

}  // namespace galloper
