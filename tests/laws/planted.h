#pragma once

#include <string>
#include <variant>
#include <vector>

#include "tests/laws/complains.h"
#include "tests/laws/silence.h"

// What the tests of the laws plant in a good ruleset, whichever it is. Each takes what it changes
// as a type of its own.
namespace galloper::laws::planted {

// Whether the silence law notices it, with one seat a side or with two.
template <Ruleset R, class Resample>
testing::AssertionResult breaks_silence(const std::vector<Setting>& with_one_seat,
                                        const std::vector<Setting>& with_two_seats,
                                        Resample resample, const char* words, std::uint64_t many)
{
    SilenceTally tally;
    const auto law = [&] { return silence_law<R>(resample, tally); };
    const auto found = complains<R>(with_one_seat, words, law, {}, many);
    return found ? found : complains<R>(with_two_seats, words, law, {}, many);
}

// A door that lets something out beside what the good one does.
template <Ruleset Good, class Leak>
struct WithLeak : Good {
    static typename Good::Known known_to(const typename Good::State& truth, Viewer viewer)
    {
        typename Good::Known known = Good::known_to(truth, viewer);
        Leak::leak(truth, known);
        return known;
    }
};

// An act that does something more, or says it otherwise.
template <Ruleset Good, class Change>
struct WithChange : Good {
    using State = typename Good::State;
    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome = Good::act(truth, seat, action, dice);
        Change::change(truth, outcome);
        return outcome;
    }
};

// Offers that are changed on their way to their seat.
template <Ruleset Good, class Change>
struct WithOffers : Good {
    static std::vector<Offer> offers(const typename Good::Known& known)
    {
        std::vector<Offer> offers = Good::offers(known);
        Change::change(offers);
        return offers;
    }
};

struct MovesTooFar {
    static void change(std::vector<Offer>& offers)
    {
        for (Offer& offer : offers)
            for (Answer& answer : offer.proposed)
                if (auto* way = std::get_if<Path>(&answer))
                    way->push_back({Length{-1}, Length{-1}});
    }
};

template <Ruleset Good>
struct ForgetsTheHalt : Good {
    using State = typename Good::State;
    static std::string save(const State& state)
    {
        State without = state;
        without.halt.reset();
        return Good::save(without);
    }
};

}  // namespace galloper::laws::planted
