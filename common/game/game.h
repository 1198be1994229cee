#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "common/game/ruleset.h"

namespace galloper {

// A game of some ruleset, its truth inside. The house knows games only as this: it can look through
// a viewer's eyes, play a step and save, and there is no way to reach the truth. A game never
// changes, so it can be shared.
class Game {
public:
    struct Next {
        std::shared_ptr<const Game> game;
        Report report{};
        int elapsed = 0;
    };

    virtual ~Game() = default;
    virtual Next after(Seat seat, const Action& action, Dice& dice) const = 0;
    virtual Result<std::shared_ptr<const Game>, Refusal> edited(const Edit& edit) const = 0;
    virtual Picture look(Viewer viewer) const = 0;

    // What look() gives, or nothing where this viewer knows just what he knew of an earlier truth
    // of the same game and look() would give the same: that is far cheaper to tell than to draw.
    virtual std::optional<Picture> look_anew(const Game& earlier, Viewer viewer) const = 0;
    virtual Forecast forecast(Viewer viewer, Seat acting, const Action& action) const = 0;
    virtual std::string save() const = 0;
};

template <Ruleset R>
class GameOf final : public Game {
public:
    explicit GameOf(typename R::State truth) : truth_(std::move(truth)) {}

    Next after(Seat seat, const Action& action, Dice& dice) const override
    {
        Outcome<typename R::State> outcome = R::act(truth_, seat, action, dice);
        return {std::make_shared<GameOf>(std::move(outcome.next)), std::move(outcome.report),
                outcome.elapsed};
    }
    Result<std::shared_ptr<const Game>, Refusal> edited(const Edit& edit) const override
    {
        auto next = R::edit(truth_, edit);
        if (!next) return Err{next.error()};
        return std::shared_ptr<const Game>(std::make_shared<GameOf>(std::move(*next)));
    }
    Picture look(Viewer viewer) const override { return galloper::look<R>(truth_, viewer); }
    std::optional<Picture> look_anew(const Game& earlier, Viewer viewer) const override
    {
        const auto& before = dynamic_cast<const GameOf&>(earlier);
        return galloper::look_anew<R>(before.truth_, truth_, viewer);
    }
    Forecast forecast(Viewer viewer, Seat acting, const Action& action) const override
    {
        return R::forecast(R::known_to(truth_, viewer), acting, action);
    }
    std::string save() const override { return R::save(truth_); }

private:
    typename R::State truth_;
};

}  // namespace galloper
