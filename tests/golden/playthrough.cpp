#include "tests/golden/playthrough.h"

#include <map>

#include "common/bot/brain.h"
#include "common/match/match.h"
#include "common/rulesets/bravado/rules.h"
#include "common/rulesets/bravado/seats.h"
#include "tests/golden/blocks.h"
#include "tests/rulesets/bravado/scenarios.h"
#include "tests/support/seeded_dice.h"

namespace galloper::golden {
namespace {

constexpr std::uint64_t seed = 7;
constexpr int longest = 1'000;

std::string name_of(Viewer viewer)
{
    if (viewer.is_truth()) return "the truth";
    if (viewer.is_public()) return "the public";
    return "seat " + std::to_string(viewer.seat()->number);
}

class Playthrough {
public:
    std::string play()
    {
        text_ =
            "Each block is what one viewer was told of a step; who was told nothing has none.\n";
        for (const Viewer viewer : match_.viewers()) {
            labels_[viewer].look_at(match_.picture(viewer));
            tell(viewer, block(match_.picture(viewer), labels_[viewer]));
        }
        for (int i = 0; i < longest && !match_.ending() && step(); ++i) continue;
        return text_;
    }

private:
    static Options options() { return {{"defence", "commands"}, {"reactions", "live"}}; }

    static Posts posts()
    {
        Posts posts;
        const auto seats = bravado::seats(bravado::small_scenario(), options());
        check(bool(seats), "a scenario without seats");
        for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
        return posts;
    }

    static std::shared_ptr<const Game> game()
    {
        SeededDice dice(seed, 0);
        auto state = bravado::setup(bravado::small_scenario(), options(), posts(), dice);
        check(bool(state), "a scenario that cannot be set up");
        return std::make_shared<GameOf<bravado::Rules>>(std::move(*state));
    }

    void tell(Viewer viewer, const std::string& told)
    {
        if (!told.empty()) text_ += "  " + name_of(viewer) + "\n" + told;
    }

    std::optional<SentAction> choice_of(Seat seat)
    {
        return brains_.at(seat).choose(
            match_.picture(seat), [&](const SentAction& action) -> std::optional<Forecast> {
                const auto forecast = match_.forecast(seat, action);
                return forecast ? std::optional(*forecast) : std::nullopt;
            });
    }

    // The first seat that has something to do does it; false where none has.
    bool step()
    {
        for (auto& [seat, brain] : brains_) {
            const auto action = choice_of(seat);
            if (!action) continue;
            take(seat, *action);
            return true;
        }
        return false;
    }

    void take(Seat seat, const SentAction& action)
    {
        SeededDice dice(seed, match_.step() + 1);
        auto step = match_.prepare(seat, match_.number(seat), action, dice);
        check(bool(step), "the brain took what is not offered");
        text_ += "\n" + std::to_string(step->number) + ". seat " + std::to_string(seat.number) +
                 ": " + action.verb;
        if (action.piece) text_ += " (" + labels_[seat].of(*action.piece) + ")";
        text_ += "\n";
        for (std::size_t i = 0; i < match_.viewers().size(); ++i) {
            const Viewer viewer = match_.viewers()[i];
            labels_[viewer].look_at(step->tellings[i].told->picture);
            tell(viewer, block(step->tellings[i].update, labels_[viewer]));
        }
        match_.take(std::move(*step));
    }

    Match match_{game(), posts(), HandleKey{7}};
    std::map<Seat, Brain> brains_{{Seat{0}, Brain(seed, 12)}, {Seat{1}, Brain(seed + 1, 12)}};
    std::map<Viewer, Labels> labels_{};
    std::string text_{};
};

}  // namespace

std::string platoon() { return Playthrough().play(); }

}  // namespace galloper::golden
