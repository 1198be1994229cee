#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "common/game/game.h"

namespace galloper::laws {

// A game whose truth and last report the laws may look at, as the house may not.
template <Ruleset R>
class OpenGame final : public Game {
public:
    explicit OpenGame(typename R::State truth, Report report = {})
        : truth_(std::move(truth)), report_(std::move(report))
    {
    }

    static std::shared_ptr<const OpenGame> of(const std::shared_ptr<const Game>& game)
    {
        auto open = std::dynamic_pointer_cast<const OpenGame>(game);
        check(open != nullptr, "a game that was not set up for the laws");
        return open;
    }

    const typename R::State& truth() const { return truth_; }
    const Report& report() const { return report_; }  // of the step that led here

    Next after(Seat seat, const Action& action, Dice& dice) const override
    {
        Outcome<typename R::State> outcome = R::act(truth_, seat, action, dice);
        auto next = std::make_shared<OpenGame>(std::move(outcome.next), outcome.report);
        return {std::move(next), std::move(outcome.report), outcome.elapsed};
    }
    Result<std::shared_ptr<const Game>, Refusal> edited(const Edit& edit) const override
    {
        auto next = R::edit(truth_, edit);
        if (!next) return Err{next.error()};
        return std::shared_ptr<const Game>(std::make_shared<OpenGame>(std::move(*next)));
    }
    Picture look(Viewer viewer) const override { return galloper::look<R>(truth_, viewer); }
    std::optional<Picture> look_anew(const Game& earlier, Viewer viewer) const override
    {
        const auto& before = dynamic_cast<const OpenGame&>(earlier);
        return galloper::look_anew<R>(before.truth_, truth_, viewer);
    }
    Forecast forecast(Viewer viewer, Seat acting, const Action& action) const override
    {
        return R::forecast(R::known_to(truth_, viewer), acting, action);
    }
    std::string save() const override { return R::save(truth_); }

    static Result<std::shared_ptr<const Game>, Unreadable> load(std::string_view text)
    {
        auto state = R::load(text);
        if (!state) return Err{state.error()};
        return std::shared_ptr<const Game>(std::make_shared<OpenGame>(std::move(*state)));
    }

private:
    typename R::State truth_;
    Report report_;
};

}  // namespace galloper::laws
