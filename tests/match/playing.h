#pragma once

#include <gtest/gtest.h>

#include "common/dice/loaded_dice.h"
#include "common/match/match.h"
#include "tests/support/outpost/rules.h"

namespace galloper {

// A match to play on: one order at a time, by the words that a seat would use.
class Playing : public testing::Test {
public:
    static constexpr HandleKey key{9};
    static constexpr Seat red{0}, blue{1};

    static Result<std::shared_ptr<const Game>, Unreadable> load(std::string_view text)
    {
        auto state = outpost::Rules::load(text);
        if (!state) return Err{state.error()};
        return std::shared_ptr<const Game>(std::make_shared<GameOf<outpost::Rules>>(*state));
    }

protected:
    Playing() : match_(std::make_shared<GameOf<outpost::Rules>>(start()), outpost::posts(1, 1), key)
    {
    }

    static outpost::State start()
    {
        LoadedDice dice;
        dice.load("mine", {1});
        outpost::State state = *outpost::setup({}, {}, outpost::posts(1, 1), dice);
        state.scouts.push_back({PieceId{2}, 1, {inches(1), inches(1)}, 2, false});
        return state;
    }

    const SentOffer* offer(Seat seat, std::string_view verb, int which = 0) const
    {
        for (const SentOffer& offer : match_.picture(seat).offers)
            if (offer.verb == verb && which-- == 0) return &offer;
        return nullptr;
    }

    SentAction proposed(Seat seat, std::string_view verb, int which = 0) const
    {
        const SentOffer* found = offer(seat, verb, which);
        check(found != nullptr, "that is not offered");
        SentAction action{found->verb, found->piece, found->proposed};
        if (verb == house_verb::resign) action.answers = {Chosen{0}};
        return action;
    }

    Match::Step play(Seat seat, const SentAction& action)
    {
        auto step = match_.prepare(seat, match_.number(seat), action, dice_);
        check(static_cast<bool>(step), step ? "" : step.error().words.c_str());
        match_.take(*step);
        return std::move(*step);
    }
    Match::Step play(Seat seat, std::string_view verb) { return play(seat, proposed(seat, verb)); }

    Refusal::Kind refused(Seat seat, std::uint32_t made_on, const SentAction& action)
    {
        auto step = match_.prepare(seat, made_on, action, dice_);
        check(!step, "that was accepted");
        return step.error().kind;
    }

    Match match_;
    LoadedDice dice_{};
};

}  // namespace galloper
