#pragma once

#include "common/wire/messages.h"
#include "tests/laws/silence.h"
#include "tests/support/mutants.h"

// bytes: the silence law over the wire. Two truths that a viewer cannot tell apart give him, and
// the public, the same messages: as many, in the same order, of the same size, with the same
// numbers; the same refusals, the same forecasts, and the same prompts within his pictures.
//
// It holds two whole matches against one another, the second woken from the first one's checkpoint
// with the other truth in it, as two servers would serve them.
namespace galloper::laws {

// What a viewer is sent because of a step, one frame after the other.
using Frames = std::vector<std::string>;
using Sender = Frames (*)(const Match& before, const Match::Step& step, std::size_t listener,
                          bool acted);

inline std::string bytes_of(const play::v1::ServerFrame& frame)
{
    return frame.SerializeAsString();
}

// As the host sends it: his update if there is one, and to whoever acted the answer.
inline Frames sent(const Match&, const Match::Step& step, std::size_t listener, bool acted)
{
    Frames frames;
    const Match::Telling& telling = step.tellings[listener];
    if (!telling.update.empty()) {
        play::v1::ServerFrame told;
        told.set_told(wire::encode(telling.number, telling.update));
        frames.push_back(bytes_of(told));
    }
    if (acted) {
        play::v1::ServerFrame answer;
        answer.mutable_acted()->set_number(telling.number);
        frames.push_back(bytes_of(answer));
    }
    return frames;
}

inline Frames refused(const Refusal& refusal)
{
    play::v1::ServerFrame frame;
    wire::pack(refusal, *frame.mutable_refused());
    return {bytes_of(frame)};
}

// What many comparisons came to, for a test to say that they were worth the name.
struct BytesTally {
    int compared = 0;  // steps taken in two truths that differed
    int refusals = 0;  // actions refused in both
    int frames = 0;    // held against their like
};

template <Ruleset R>
class Bytes {
public:
    Bytes(Resample<R> resample, BytesTally& tally, Sender sender, std::uint64_t one_in)
        : resample_(std::move(resample)), tally_(tally), sender_(sender), one_in_(one_in)
    {
    }

    Complaint hold(const Scene<R>& scene)
    {
        for (std::size_t i = 0; i < scene.told.size(); ++i) {
            if (scene.told[i].viewer.is_truth() || !scene.chance.one_in(one_in_)) continue;
            if (Complaint wrong = hold(scene, i); !wrong.empty())
                return "bytes: " + name_of(scene.told[i].viewer) + " " + wrong;
        }
        return {};
    }

private:
    using State = typename R::State;

    Complaint hold(const Scene<R>& scene, std::size_t viewer)
    {
        Kept kept;
        for (int round = 0; round < 20; ++round) {
            const State other =
                resample_(scene.game.truth(), scene.told[viewer].viewer, kept, scene.chance);
            if (other == scene.game.truth()) return {};
            const Match elsewhere = woken_with(scene, other);
            if (Complaint wrong = by_asking(scene, viewer, elsewhere); !wrong.empty()) return wrong;

            const std::size_t before = kept.size();
            Complaint wrong = by_acting(scene, viewer, elsewhere, kept);
            if (wrong.empty() || kept.size() == before) return wrong;
        }
        return "is told things without an end";
    }

    static Match woken_with(const Scene<R>& scene, const State& other)
    {
        const std::string truth = R::save(scene.game.truth());
        auto woken = Match::restore(
            scene.match.checkpoint(), key,
            [&](std::string_view text) -> Result<std::shared_ptr<const Game>, Unreadable> {
                if (text != truth) return OpenGame<R>::load(text);
                return std::shared_ptr<const Game>(std::make_shared<OpenGame<R>>(other));
            });
        check(static_cast<bool>(woken), "a match wakes with another truth in it");
        return std::move(*woken);
    }

    // What he gets without a step: his picture, and where he acts himself, forecasts and refusals.
    Complaint by_asking(const Scene<R>& scene, std::size_t viewer, const Match& elsewhere)
    {
        for (const std::size_t listener : listeners(scene, viewer)) {
            const Viewer who = scene.told[listener].viewer;
            if (scene.match.number(who) != elsewhere.number(who))
                return "has another number in another truth";
            if (wire::encode(scene.match.picture(who)) != wire::encode(elsewhere.picture(who)))
                return "is sent another picture in another truth";
        }
        if (!scene.told[viewer].viewer.is(scene.seat)) return {};
        if (forecast(scene, scene.match) != forecast(scene, elsewhere))
            return "is sent another forecast in another truth";
        SeededDice dice(scene.seed, 0);
        const SentPicture& picture = scene.match.picture(scene.seat);
        for (const Mutant& mutant : mutants(picture, scene.action, scene.chance)) {
            const auto here = scene.match.prepare(scene.seat, scene.made_on, mutant.action, dice);
            const auto there = elsewhere.prepare(scene.seat, scene.made_on, mutant.action, dice);
            if (here || there || refused(here.error()) != refused(there.error()))
                return "is refused in other words in another truth";
            ++tally_.refusals;
        }
        return {};
    }

    static std::string forecast(const Scene<R>& scene, const Match& match)
    {
        const auto forecast = match.forecast(scene.seat, scene.action);
        return forecast ? wire::encode(*forecast) : refused(forecast.error()).front();
    }

    // He himself, and the public, who knows no more than he does.
    static std::vector<std::size_t> listeners(const Scene<R>& scene, std::size_t viewer)
    {
        std::vector<std::size_t> listeners{viewer};
        for (std::size_t i = 0; i < scene.told.size(); ++i)
            if (scene.told[i].viewer.is_public() && i != viewer) listeners.push_back(i);
        return listeners;
    }

    // Whether the seat that acts has the very same offer in the other truth.
    static bool is_offered(const Scene<R>& scene, const Match& elsewhere)
    {
        const auto find = [&](const Match& match) -> std::optional<SentOffer> {
            for (const SentOffer& offer : match.picture(scene.seat).offers)
                if (offer.verb == scene.action.verb && offer.piece == scene.action.piece)
                    return offer;
            return std::nullopt;
        };
        const auto here = find(scene.match), there = find(elsewhere);
        return here && there && here->asks == there->asks;
    }

    Complaint by_acting(const Scene<R>& scene, std::size_t viewer, const Match& elsewhere,
                        Kept& kept)
    {
        const bool acts = scene.told[viewer].viewer.is(scene.seat);
        if (!is_offered(scene, elsewhere)) return acts ? "is not offered the same" : "";
        SeededDice dice(scene.seed, scene.dice_step);
        const auto there = elsewhere.prepare(scene.seat, scene.made_on, scene.action, dice);
        if (!there) return acts ? "is refused in another truth" : "";

        ++tally_.compared;
        for (const std::size_t listener : listeners(scene, viewer)) {
            const bool acted = scene.told[listener].viewer.is(scene.seat);
            const Frames a = sender_(scene.match, scene.step, listener, acted);
            const Frames b = sender_(elsewhere, *there, listener, acted);
            tally_.frames += static_cast<int>(a.size());
            if (a == b) continue;
            keep(scene.told[listener], scene.step, listener, kept);
            keep(scene.told[listener], *there, listener, kept);
            if (a.size() != b.size()) return "is sent more messages in one truth than in another";
            return "is sent other bytes in another truth";
        }
        return {};
    }

    static void keep(const Told& before, const Match::Step& step, std::size_t listener, Kept& kept)
    {
        const Report& report = OpenGame<R>::of(step.game)->report();
        const auto revealed = revealed_to(before, *step.tellings[listener].told, report);
        kept.insert(revealed.begin(), revealed.end());
    }

    Resample<R> resample_;
    BytesTally& tally_;
    Sender sender_;
    std::uint64_t one_in_;
};

// `one_in` thins the comparisons out: each wakes a whole match.
template <Ruleset R>
Law<R> bytes_law(Resample<R> resample, BytesTally& tally, Sender sender = sent,
                 std::uint64_t one_in = 4)
{
    auto bytes = std::make_shared<Bytes<R>>(std::move(resample), tally, sender, one_in);
    return [bytes](const Scene<R>& scene) {
        return is_house_verb(scene.step.deed.action.verb) ? Complaint() : bytes->hold(scene);
    };
}

}  // namespace galloper::laws
