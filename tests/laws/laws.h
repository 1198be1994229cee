#pragma once

#include "common/match/recorded_dice.h"
#include "tests/laws/walk.h"
#include "tests/support/mutants.h"

// The laws but for silence (silence.h) and bytes. Each function makes a law afresh for one walk.
namespace galloper::laws {

// fold: a viewer's first picture and his updates come to his picture, drawn afresh and renamed.
template <Ruleset R>
Law<R> fold_law(void (*folded)(SentPicture&, const PictureDiff&) = fold)
{
    auto clients = std::make_shared<std::vector<SentPicture>>();
    return [clients, folded](const Scene<R>& scene) -> Complaint {
        const auto& viewers = scene.match.viewers();
        if (scene.first) {
            clients->clear();
            for (const Viewer viewer : viewers) clients->push_back(scene.match.picture(viewer));
        }
        for (std::size_t i = 0; i < viewers.size(); ++i) {
            const Match::Telling& telling = scene.step.tellings[i];
            folded((*clients)[i], telling.update.change);
            Picture afresh =
                look<R>(scene.after.truth(), eyes_of(scene.step.proceedings, viewers[i]));
            add_to(afresh, known_to(scene.step.proceedings, viewers[i]));
            if ((*clients)[i] != telling.told->names.rename(std::move(afresh)))
                return "fold: " + name_of(viewers[i]) + " has a wrong picture";
            const std::uint32_t number =
                scene.match.number(viewers[i]) + (telling.update.empty() ? 0 : 1);
            if (telling.number != number)
                return "fold: " + name_of(viewers[i]) + "'s numbers have a gap";
        }
        return {};
    };
}

// restore: a save loses nothing, in the middle of an interrupted move too; nor does a checkpoint.
template <Ruleset R>
Law<R> restore_law()
{
    return [](const Scene<R>& scene) -> Complaint {
        const std::string text = R::save(scene.after.truth());
        auto loaded = R::load(text);
        if (!loaded) return "restore: a save cannot be read: " + loaded.error().words;
        if (*loaded != scene.after.truth()) return "restore: a save lost something";
        if (!scene.chance.one_in(16)) return {};

        const std::string checkpoint = scene.match.checkpoint();
        auto restored = Match::restore(checkpoint, key, OpenGame<R>::load);
        if (!restored) return "restore: a checkpoint cannot be read: " + restored.error().words;
        if (restored->checkpoint() != checkpoint) return "restore: a checkpoint lost something";
        for (const Viewer viewer : scene.match.viewers())
            if (restored->told(viewer) != scene.match.told(viewer))
                return "restore: " + name_of(viewer) + " is told something else after waking";
        RecordedDice dice(scene.step.dice);
        auto step = restored->prepare(scene.seat, scene.made_on, scene.action, dice);
        if (!step) return "restore: refused after waking: " + step.error().words;
        if (step->state_hash != scene.step.state_hash)
            return "restore: a woken match plays another step";
        return {};
    };
}

// retell: the recorded deeds and dice give the same states and the same updates over again.
template <Ruleset R>
Law<R> retell_law()
{
    auto shadow = std::make_shared<std::optional<Match>>();
    return [shadow](const Scene<R>& scene) -> Complaint {
        if (scene.first) {
            auto game = std::make_shared<OpenGame<R>>(scene.game.truth());
            shadow->emplace(std::move(game), scene.setting.posts, key);
        }
        RecordedDice dice(scene.step.dice);
        Match::Step again = (*shadow)->repeat(scene.step.deed, dice);
        if (!dice.all_drawn()) return "retell: fewer dice are thrown the second time";
        if (again.state_hash != scene.step.state_hash)
            return "retell: the same game was told in two ways";
        for (std::size_t i = 0; i < again.tellings.size(); ++i)
            if (again.tellings[i].update != scene.step.tellings[i].update)
                return "retell: " + name_of(scene.match.viewers()[i]) + " is told something else";
        (*shadow)->take(std::move(again));
        return {};
    };
}

// offers: what does not fit the offers as sent is refused and changes nothing.
using Spoiler = std::vector<Mutant> (*)(const SentPicture&, const SentAction&, Chance&);

template <Ruleset R>
Law<R> refusal_law(Spoiler spoiler = mutants)
{
    return [spoiler](const Scene<R>& scene) -> Complaint {
        const bool closely = scene.chance.one_in(16);
        const std::string before = closely ? scene.match.checkpoint() : std::string();
        const SentPicture& picture = scene.match.picture(scene.seat);
        SeededDice dice(scene.seed, 0);
        for (const Mutant& mutant : spoiler(picture, scene.action, scene.chance)) {
            if (scene.match.prepare(scene.seat, scene.made_on, mutant.action, dice))
                return "offers: " + mutant.flaw + " was accepted";
            if (scene.match.forecast(scene.seat, mutant.action))
                return "offers: " + mutant.flaw + " was forecast";
        }
        for (const Viewer viewer : scene.match.viewers()) {
            if (!viewer.seat() || viewer.is(scene.seat)) continue;
            const auto& theirs = scene.match.picture(viewer).offers;
            const bool shared =
                std::any_of(theirs.begin(), theirs.end(), [&](const SentOffer& offer) {
                    return offer.verb == scene.action.verb && offer.piece == scene.action.piece;
                });
            if (!shared &&
                scene.match.prepare(*viewer.seat(), scene.match.number(viewer), scene.action, dice))
                return "offers: another seat could take this offer";
        }
        if (closely && scene.match.checkpoint() != before)
            return "offers: a refused action changed something";
        return {};
    };
}

// end: whoever is awaited has exactly one default, which is accepted, and nobody else has one.
template <Ruleset R>
Law<R> default_law()
{
    return [](const Scene<R>& scene) -> Complaint {
        for (const Viewer viewer : scene.match.viewers()) {
            if (!viewer.seat()) continue;
            const auto& offers = scene.match.picture(viewer).offers;
            const auto defaults = std::count_if(offers.begin(), offers.end(),
                                                [](const SentOffer& o) { return o.is_default; });
            const auto& awaited = scene.match.awaited();
            const bool asked =
                std::find(awaited.begin(), awaited.end(), *viewer.seat()) != awaited.end();
            if (defaults != (asked ? 1 : 0))
                return "end: " + name_of(viewer) + (asked ? " is asked" : " is not asked") +
                       " and has " + std::to_string(defaults) + " defaults";
            if (!asked || !scene.chance.one_in(8)) continue;
            SeededDice dice(scene.seed, 1);
            if (auto step = scene.match.prepare_default(*viewer.seat(), dice); !step)
                return "end: a default is refused: " + step.error().words;
        }
        for (const Viewer viewer : {Viewer::everybody(), Viewer::truth()})
            if (!scene.match.picture(viewer).offers.empty())
                return "offers: " + name_of(viewer) + " is offered something";
        return {};
    };
}

// offers: each can be answered; what is proposed is legal and can be forecast.
template <Ruleset R>
Law<R> proposal_law()
{
    return [](const Scene<R>& scene) -> Complaint {
        for (const SentOffer& offer : scene.match.picture(scene.seat).offers) {
            for (const SentAsk& ask : offer.asks)
                if (!answerable(ask)) return "offers: \"" + offer.verb + "\" cannot be answered";
            if (offer.proposed.empty() && !offer.asks.empty()) continue;
            const SentAction action{offer.verb, offer.piece, offer.proposed};
            if (auto forecast = scene.match.forecast(scene.seat, action); !forecast)
                return "offers: what \"" + offer.verb +
                       "\" proposes is refused: " + forecast.error().words;
        }
        if (auto forecast = scene.match.forecast(scene.seat, scene.action); !forecast)
            return "offers: what is offered cannot be forecast: " + forecast.error().words;
        return {};
    };
}

// end: a game that nobody plays ends by its defaults alone. Returns what is wrong, or nothing.
template <Ruleset R>
Complaint defaults_end(std::uint64_t seed, const Setting& setting)
try {
    Match match(set_up<R>(seed, setting), setting.posts, key);
    for (std::uint64_t step = 1; !match.ending(); ++step) {
        if (step > longest_game) return "end: defaults alone do not end the game";
        if (match.awaited().empty()) return "end: nobody is awaited and the game is not over";
        SeededDice dice(seed, step);
        auto taken = match.prepare_default(match.awaited().front(), dice);
        if (!taken) return "end: a default is refused: " + taken.error().words;
        match.take(std::move(*taken));
    }
    return {};
} catch (const Broken& broken) {
    return std::string("end: broken: ") + broken.what();
}

}  // namespace galloper::laws
