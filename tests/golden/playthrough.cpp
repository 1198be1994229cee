#include "tests/golden/playthrough.h"

#include <map>

#include "common/bot/brain.h"
#include "common/match/match.h"
#include "tests/golden/blocks.h"
#include "tests/support/seeded_dice.h"

namespace galloper::golden {
namespace {

constexpr int longest = 1'000;

std::string name_of(Viewer viewer)
{
    if (viewer.is_truth()) return "the truth";
    if (viewer.is_public()) return "the public";
    return "seat " + std::to_string(viewer.seat()->number);
}

class Playthrough {
public:
    explicit Playthrough(const Playing& playing)
        : seed_(playing.seed), match_(playing.game, playing.posts, HandleKey{7})
    {
        for (std::uint8_t i = 0; i < playing.posts.size(); ++i)
            brains_.emplace(Seat{i}, Brain(seed_ + i, 12));
        for (const Viewer viewer : match_.viewers()) labels_.emplace(viewer, Labels(playing.unit));
    }

    std::string play()
    {
        text_ =
            "Each block is what one viewer was told of a step; who was told nothing has none.\n";
        for (const Viewer viewer : match_.viewers()) {
            labels_.at(viewer).look_at(match_.picture(viewer));
            tell(viewer, block(match_.picture(viewer), labels_.at(viewer)));
        }
        for (int i = 0; i < longest && !match_.ending() && step(); ++i) continue;
        return text_;
    }

private:
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
        SeededDice dice(seed_, match_.step() + 1);
        auto step = match_.prepare(seat, match_.number(seat), action, dice);
        check(bool(step), "the brain took what is not offered");
        text_ += "\n" + std::to_string(step->number) + ". seat " + std::to_string(seat.number) +
                 ": " + action.verb;
        if (action.piece) text_ += " (" + labels_.at(seat).of(*action.piece) + ")";
        text_ += "\n";
        for (std::size_t i = 0; i < match_.viewers().size(); ++i) {
            const Viewer viewer = match_.viewers()[i];
            labels_.at(viewer).look_at(step->tellings[i].told->picture);
            tell(viewer, block(step->tellings[i].update, labels_.at(viewer)));
        }
        match_.take(std::move(*step));
    }

    std::uint64_t seed_;
    Match match_;
    std::map<Seat, Brain> brains_{};
    std::map<Viewer, Labels> labels_{};
    std::string text_{};
};

}  // namespace

std::string play_out(const Playing& playing) { return Playthrough(playing).play(); }

}  // namespace galloper::golden
