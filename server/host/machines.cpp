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

// What a machine does that others hear of comes at a beat counted from what all were told of last.
// How long it took over its own business, which cards it laid, say, then shows in no pause.
constexpr std::chrono::milliseconds beat{500};

bool is_told_to_others(const Match::Step& step, Seat seat)
{
    return std::any_of(step.tellings.begin(), step.tellings.end(), [seat](const auto& telling) {
        const Viewer viewer = telling.told->viewer;
        return !viewer.is_truth() && !viewer.is(seat) && !telling.update.empty();
    });
}

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

// Whether it may have something to do now.
bool LiveMatch::has_its_turn(Seat seat) const
{
    if (!record_.match.seats[seat.number].machine) return false;
    const auto found = machines_.find(seat);
    if (found == machines_.end()) return true;
    if (house_answer(match_->picture(seat))) return true;
    const Machine& machine = found->second;
    if (machine.settled) return house_.now() >= machine.settled->not_before;
    return machine.idle_at != match_->number(seat);
}

void LiveMatch::play_machines()
{
    if (machine_turn_due_ || !match_ || stopped_ || record_.stage != MatchStage::Playing) return;
    if (house_.now() < not_before_) return;
    for (std::size_t i = 0; i < record_.match.seats.size(); ++i) {
        if (!has_its_turn(Seat{static_cast<std::uint8_t>(i)})) continue;

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
        if (!has_its_turn(seat)) continue;
        if (const auto answer = house_answer(match_->picture(seat))) {
            enqueue({std::nullopt, [this, seat, answer] { house_answers(seat, *answer); }});
            return;
        }
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
    if (machine.settled) return machine.settled->action;
    if (machine.idle_at == match_->number(seat)) return std::nullopt;
    return machine.brain.choose(picture, [&](const SentAction& action) -> std::optional<Forecast> {
        auto forecast = match_->forecast(seat, action);
        if (!forecast) return std::nullopt;
        return std::move(*forecast);
    });
}

Result<Match::Step, Refusal> LiveMatch::machine_step(Seat seat,
                                                     const std::optional<SentAction>& action)
{
    KeyedDice dice(dice_key(), match_->step() + 1);
    if (action) return match_->prepare(seat, match_->number(seat), *action, dice);
    return match_->prepare_default(seat, dice);
}

// What others hear of is settled first and done at its beat.
bool LiveMatch::waits_for_its_beat(Seat seat, const std::optional<SentAction>& action,
                                   const Match::Step& step)
{
    Machine& machine = machines_.at(seat);
    if (machine.settled || !is_told_to_others(step, seat)) return false;
    const auto beats = (house_.now() - all_told_at_) / beat + 1;
    machine.settled = Settled{action, all_told_at_ + beats * beat};
    return true;
}

// A brain that asks for what it was not offered is a fault of ours, but no reason to stop a match:
// the seat's default is played. What was settled on may have been overtaken; it then thinks again.
void LiveMatch::machine_acts(Seat seat, const std::optional<SentAction>& action)
{
    Machine& machine = machines_.at(seat);
    auto step = machine_step(seat, action);
    if (!step && !machine.settled && action) {
        log(ops::Level::Error, "has a seat of the house that chose what it was not offered");
        machine.idle_at = match_->number(seat);
        if (is_asked(seat)) step = machine_step(seat, std::nullopt);
    }
    if (step && waits_for_its_beat(seat, action, *step)) return finished();
    machine.settled.reset();
    if (!step) return finished();
    store_step({std::nullopt, seat, 0, {}}, std::move(*step));
}

void LiveMatch::house_answers(Seat seat, const SentAction& answer)
{
    auto step = machine_step(seat, answer);
    if (!step) return finished();  // nobody asks any more
    store_step({std::nullopt, seat, 0, {}}, std::move(*step));
}

}  // namespace galloper
