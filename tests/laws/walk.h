#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "common/match/match.h"
#include "tests/laws/open_game.h"
#include "tests/support/random_player.h"
#include "tests/support/seeded_dice.h"

// Every law watches the same kind of thing: a random game, step by step, of any ruleset, played
// through a Match as the house plays it. A law returns what it found wrong, or nothing, so that a
// test can also show that it fails where it should.
namespace galloper::laws {

using Complaint = std::string;

// A table to hold a ruleset to the laws on.
struct Setting {
    std::string name{};  // "one seat", "two seats"
    Scenario scenario{};
    Options options{};
    Posts posts{};
    std::uint64_t brisk = 0;  // one step in so many answers what the game waits for, if it is set
};

inline constexpr HandleKey key{1, 2, 3};
inline constexpr int longest_game = 4'000;

inline std::string name_of(Viewer viewer)
{
    if (viewer.is_truth()) return "the truth";
    if (viewer.is_public()) return "the public";
    return "seat " + std::to_string(viewer.seat()->number);
}

// One step of a random game, worked out but not yet taken.
template <Ruleset R>
struct Scene {
    std::uint64_t seed;
    std::uint64_t dice_step;  // the step's dice are SeededDice(seed, dice_step)
    const Setting& setting;
    Chance& chance;
    bool first;  // of a table: at the start, and again after an edit
    const Match& match;
    const std::vector<Told>& told;  // before the step, in the order of match.viewers()
    const OpenGame<R>& game;        // before the step
    Seat seat;
    std::uint32_t made_on;
    const SentAction& action;
    const Match::Step& step;
    const OpenGame<R>& after;
};

template <Ruleset R>
using Law = std::function<Complaint(const Scene<R>&)>;

// A change by hand to make before a step, or nothing.
using Editor = std::function<std::optional<Edit>(const SentPicture& truth, Chance&)>;

template <Ruleset R>
std::shared_ptr<const OpenGame<R>> set_up(std::uint64_t seed, const Setting& setting)
{
    SeededDice dice(seed, 0);
    auto state = R::setup(setting.scenario, setting.options, setting.posts, dice);
    check(static_cast<bool>(state), state ? "" : state.error().words.c_str());
    return std::make_shared<OpenGame<R>>(std::move(*state));
}

inline std::vector<Told> first_told(const Match& match)
{
    std::vector<Told> told;
    for (const Viewer viewer : match.viewers()) told.push_back(match.told(viewer));
    return told;
}

// A seat that the game offers something, if there is one; now and then any seat, for what the house
// offers it.
inline std::optional<Seat> seat_to_act(const Match& match, Chance& chance)
{
    std::vector<Seat> able;
    for (const Viewer viewer : match.viewers()) {
        if (!viewer.seat()) continue;
        const auto& offers = match.picture(viewer).offers;
        if (std::any_of(offers.begin(), offers.end(),
                        [](const SentOffer& offer) { return !is_house_verb(offer.verb); }))
            able.push_back(*viewer.seat());
    }
    if (able.empty()) return std::nullopt;
    if (!chance.one_in(25)) return chance.pick(able);
    const auto seats = match.posts().size();
    return Seat{static_cast<std::uint8_t>(chance.below(seats))};
}

// What a seat would have played for it when its time ran out, however it is answered.
inline std::optional<SentAction> random_default(const SentPicture& picture, Chance& chance)
{
    for (const SentOffer& offer : picture.offers)
        if (offer.is_default && std::all_of(offer.asks.begin(), offer.asks.end(), answerable))
            return random_answers(offer, chance);
    return std::nullopt;
}

// Plays one random game to its end, or as far as no law complains. Laws that stand for "offers" and
// "end" are partly in the playing itself.
template <Ruleset R>
class Walk {
public:
    Walk(std::uint64_t seed, const Setting& setting, std::vector<Law<R>> laws, Editor editor = {})
        : seed_(seed),
          setting_(setting),
          laws_(std::move(laws)),
          editor_(std::move(editor)),
          chance_(seed),
          game_(set_up<R>(seed, setting)),
          match_(game_, setting.posts, key),
          told_(first_told(match_))
    {
    }

    Complaint play()
    try {
        while (!match_.ending()) {
            if (++steps_ > longest_game) return "end: the game does not end";
            if (Complaint wrong = step(); !wrong.empty())
                return setting_.name + ", seed " + std::to_string(seed_) + ", step " +
                       std::to_string(steps_) + ": " + wrong;
        }
        return {};
    } catch (const Broken& broken) {
        return setting_.name + ", seed " + std::to_string(seed_) + ", step " +
               std::to_string(steps_) + ": broken: " + broken.what();
    }

    int steps() const { return steps_; }
    int edits() const { return edits_; }
    const std::set<std::string>& verbs_played() const { return verbs_; }

private:
    Complaint step()
    {
        if (editor_) edit();
        // Where there is much to write down, most of a random game would be drafts.
        const bool answers = setting_.brisk > 0 && chance_.one_in(setting_.brisk);
        const std::optional<Seat> seat = answers && !match_.awaited().empty()
                                             ? chance_.pick(match_.awaited())
                                             : seat_to_act(match_, chance_);
        if (!seat) return match_.ending() ? "" : "end: nobody can go on and the game is not over";
        const SentPicture& picture = match_.picture(*seat);
        const auto action =
            answers ? random_default(picture, chance_) : random_action(picture, chance_);
        if (!action) return {};
        const auto dice_step = static_cast<std::uint64_t>(steps_);
        SeededDice dice(seed_, dice_step);
        const std::uint32_t made_on = match_.number(*seat);
        auto step = match_.prepare(*seat, made_on, *action, dice);
        if (!step) return "offers: \"" + action->verb + "\" was refused: " + step.error().words;
        const auto after = OpenGame<R>::of(step->game);

        const Scene<R> scene{seed_,  dice_step, setting_, chance_, first_, match_, told_,
                             *game_, *seat,     made_on,  *action, *step,  *after};
        for (const Law<R>& law : laws_)
            if (Complaint wrong = law(scene); !wrong.empty())
                return wrong + " (\"" + action->verb + "\")";

        verbs_.insert(action->verb);
        first_ = false;
        game_ = after;
        for (std::size_t i = 0; i < told_.size(); ++i) told_[i] = *step->tellings[i].told;
        match_.take(std::move(*step));
        return {};
    }

    // A table changed by hand is a new table: everybody looks at it for the first time.
    void edit()
    {
        const auto change = editor_(match_.picture(Viewer::truth()), chance_);
        if (!change) return;
        auto edited = R::edit(game_->truth(), *change);
        if (!edited) return;
        game_ = std::make_shared<OpenGame<R>>(std::move(*edited));
        match_ = Match(game_, setting_.posts, key);
        told_ = first_told(match_);
        first_ = true;
        ++edits_;
    }

    std::uint64_t seed_;
    const Setting& setting_;
    std::vector<Law<R>> laws_;
    Editor editor_;
    Chance chance_;
    std::shared_ptr<const OpenGame<R>> game_;
    Match match_;
    std::vector<Told> told_;
    bool first_ = true;
    int steps_ = 0;
    int edits_ = 0;
    std::set<std::string> verbs_{};
};

}  // namespace galloper::laws
