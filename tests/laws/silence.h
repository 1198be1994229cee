#pragma once

#include "common/match/recorded_dice.h"
#include "tests/laws/varied.h"
#include "tests/laws/walk.h"

// Two truths that a viewer cannot tell apart give him, and the public, the same.
//
// What is built on Known is silent by its type. What is left to test is known_to() itself and what
// act() lets out, and for that each ruleset's tests give one function:
//
//     State resample(const State& truth, Viewer viewer, const Kept& kept, Chance&);
//
// another truth that by the rulebook this viewer could not tell from the given one, in which all
// that is hidden of what was `kept` is as it was. It is written from RULES.md and not from
// known.cpp: the law compares the two.
//
// Where a line brings out something hidden it names it, and then two truths may part company in
// that alone: the law asks again with all that was named kept equal, until nothing new comes out.
// Then the updates must be equal.
namespace galloper::laws {

using Kept = std::set<Revealed>;

template <Ruleset R>
using Resample =
    std::function<typename R::State(const typename R::State&, Viewer, const Kept&, Chance&)>;

// What many comparisons came to, for a test to say that they were worth the name.
struct SilenceTally {
    int compared = 0;                   // steps taken in two truths that differed
    int with_reveals = 0;               // of them, those that had to be asked again
    FieldNames varied{};                // of the state, between the two truths
    std::set<std::string> revealing{};  // rules whose lines reveal, with what: "BRV-25 a piece"
};

inline std::string words_for(const Line& line, const Revealed& revealed)
{
    return line.rule + (revealed.piece ? " a piece" : " " + revealed.matter);
}

template <Ruleset R>
class Silence {
public:
    Silence(Resample<R> resample, SilenceTally& tally)
        : resample_(std::move(resample)), tally_(tally)
    {
    }

    Complaint hold(const Scene<R>& scene)
    {
        for (const Line& line : scene.after.report().lines)
            for (const Revealed& revealed : line.reveals)
                tally_.revealing.insert(words_for(line, revealed));
        for (const Told& told : scene.told) {
            if (told.viewer.is_truth()) continue;
            if (Complaint wrong = hold(scene, told); !wrong.empty()) return "silence: " + wrong;
        }
        return {};
    }

private:
    using State = typename R::State;

    Complaint hold(const Scene<R>& scene, const Told& told)
    {
        Kept kept;
        for (int round = 0; round < 20; ++round) {
            const State other = resample_(scene.game.truth(), told.viewer, kept, scene.chance);
            if (Complaint wrong = by_looking(scene, told.viewer, other); !wrong.empty())
                return wrong;
            if (other == scene.game.truth() || !is_offered(scene, other)) return {};
            if (round == 0) ++tally_.compared;
            varied_fields(scene.game.truth(), other, {}, tally_.varied);

            std::size_t before = kept.size();
            Complaint wrong = by_acting(scene, told, other, kept);
            if (wrong.empty()) return {};
            if (kept.size() == before) return wrong;
            if (round == 0) ++tally_.with_reveals;
        }
        return "what comes out has no end";
    }

    static Complaint by_looking(const Scene<R>& scene, Viewer viewer, const State& other)
    {
        const State& truth = scene.game.truth();
        if (R::known_to(truth, viewer) != R::known_to(other, viewer))
            return name_of(viewer) + " can tell two truths apart by looking";
        if (R::known_to(truth, Viewer::everybody()) != R::known_to(other, Viewer::everybody()))
            return "the public can tell apart what " + name_of(viewer) + " cannot";
        if (look<R>(truth, viewer) != look<R>(other, viewer))
            return name_of(viewer) + " is shown more than it knows";
        if (!viewer.is(scene.seat) || is_house_verb(scene.step.deed.action.verb)) return {};
        const Action& action = scene.step.deed.action;
        if (R::forecast(R::known_to(truth, viewer), scene.seat, action) !=
            R::forecast(R::known_to(other, viewer), scene.seat, action))
            return "a forecast tells two truths apart";
        return {};
    }

    // Whether the step can be taken in the other truth, under the very same offer.
    static bool is_offered(const Scene<R>& scene, const State& other)
    {
        const Action& action = scene.step.deed.action;
        const auto find = [&](const State& state) -> std::optional<Offer> {
            for (Offer& offer : R::offers(R::known_to(state, scene.seat)))
                if (offer.verb == action.verb && offer.piece == action.piece) return offer;
            return std::nullopt;
        };
        const auto here = find(scene.game.truth()), there = find(other);
        return here && there && here->asks == there->asks;
    }

    struct Heard {
        Update update{};
        std::vector<Revealed> revealed{};
    };

    static Heard heard(const Told& told, const State& after, const Report& report)
    {
        Telling telling = tell(told, look<R>(after, told.viewer), report);
        std::vector<Revealed> revealed = revealed_to(told, telling.told, report);
        return {std::move(telling.update), std::move(revealed)};
    }

    static Complaint by_acting(const Scene<R>& scene, const Told& told, const State& other,
                               Kept& kept)
    {
        SeededDice dice(scene.seed, scene.dice_step);
        RecordingDice thrown(dice);
        const auto there = R::act(other, scene.seat, scene.step.deed.action, thrown);
        const bool as_many = thrown.take().empty() == scene.step.dice.empty();
        Complaint wrong = compare(scene, told, there, as_many, kept);
        if (!wrong.empty() || told.viewer.is_public()) return wrong;
        for (const Told& everybody : scene.told)
            if (everybody.viewer.is_public())
                return compare(scene, everybody, there, as_many, kept);
        return {};
    }

    // Whether dice were thrown may be known to whoever is told of the step: the house says so to
    // those who are asked to go back over it.
    static Complaint compare(const Scene<R>& scene, const Told& told, const Outcome<State>& there,
                             bool as_many_dice, Kept& kept)
    {
        const Heard a = heard(told, scene.after.truth(), scene.after.report());
        const Heard b = heard(told, there.next, there.report);
        if (a.update == b.update && (as_many_dice || a.update.empty())) return {};
        kept.insert(a.revealed.begin(), a.revealed.end());
        kept.insert(b.revealed.begin(), b.revealed.end());
        if (a.update == b.update)
            return name_of(told.viewer) + " could hear of dice that only one truth threw";
        if (a.update.change == b.update.change)
            return name_of(told.viewer) + " is told what the picture does not show";
        return name_of(told.viewer) + " is shown something hidden and no line says so";
    }

    Resample<R> resample_;
    SilenceTally& tally_;
};

template <Ruleset R>
Law<R> silence_law(Resample<R> resample, SilenceTally& tally)
{
    auto silence = std::make_shared<Silence<R>>(std::move(resample), tally);
    return [silence](const Scene<R>& scene) {
        return is_house_verb(scene.step.deed.action.verb) ? Complaint() : silence->hold(scene);
    };
}

}  // namespace galloper::laws
