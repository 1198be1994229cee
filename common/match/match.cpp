#include "common/match/match.h"

#include <algorithm>
#include <utility>

#include "common/base/save.h"
#include "common/match/recorded_dice.h"

namespace galloper {
namespace {

Digest hash_of(const Game& game, const Proceedings& proceedings, const Salt& salt)
{
    return salted(salt, save_text(proceedings) + '\n' + game.save());
}

SentAction taken_as_proposed(const SentOffer& offer)
{
    return {offer.verb, offer.piece, offer.proposed};
}

}  // namespace

Match::Match(std::shared_ptr<const Game> game, Posts posts, const HandleKey& key, bool duplicate)
    : key_(key), viewers_(viewers_of(posts)), game_(std::move(game))
{
    proceedings_.posts = std::move(posts);
    proceedings_.duplicate = duplicate;
    for (const Viewer viewer : viewers_)
        listeners_.push_back({std::make_shared<const Told>(
            first_look(viewer, key_, look(*game_, proceedings_, viewer)))});
}

std::vector<Viewer> Match::viewers_of(const Posts& posts)
{
    std::vector<Viewer> viewers;
    for (std::size_t i = 0; i < posts.size(); ++i)
        viewers.push_back(Seat{static_cast<std::uint8_t>(i)});
    viewers.push_back(Viewer::everybody());
    viewers.push_back(Viewer::truth());
    return viewers;
}

// Here, and in look_anew(), the two halves of the truth come together in a picture.
Picture Match::look(const Game& game, const Proceedings& proceedings, Viewer viewer)
{
    Picture picture = game.look(eyes_of(proceedings, viewer));
    add_to(picture, known_to(proceedings, viewer));
    return picture;
}

const Match::Listener& Match::find(Viewer viewer) const
{
    for (const Listener& listener : listeners_)
        if (listener.told->viewer == viewer) return listener;
    check(false, "nobody is listening there");
    return listeners_.front();
}

// --- what a seat may do ----------------------------------------------------------------------

std::optional<Refusal> Match::refusal(const Listener& listener, std::uint32_t made_on,
                                      const SentAction& action)
{
    if (made_on > listener.number)
        return Refusal{Refusal::Kind::BadAnswer, "That was made on an update yet to be sent."};
    // An offer that is gone has no number left; whoever saw any offers before the last change of
    // them may have seen it.
    const auto since = listener.offered_since.find({action.verb, action.piece});
    bool offered = false;
    for (const SentOffer& offer : listener.told->picture.offers)
        offered = offered || (offer.verb == action.verb && offer.piece == action.piece);
    const std::uint32_t changed = !offered                                ? listener.offers_changed
                                  : since == listener.offered_since.end() ? 0
                                                                          : since->second;
    if (made_on < changed)
        return Refusal{Refusal::Kind::Stale,
                       "Things have changed since you last looked. Look again and choose anew."};
    return check_action(listener.told->picture.offers, action);
}

Result<Match::Step, Refusal> Match::prepare(Seat seat, std::uint32_t made_on,
                                            const SentAction& action, Dice& dice) const
{
    const Listener& listener = find(seat);
    if (auto refused = refusal(listener, made_on, action)) return Err{std::move(*refused)};
    return work_out({Cause::Chosen, seat, listener.told->names.translate(action)}, dice);
}

Result<Match::Step, Refusal> Match::prepare_default(Seat seat, Dice& dice) const
{
    const Listener& listener = find(seat);
    for (const SentOffer& offer : listener.told->picture.offers) {
        if (!offer.is_default) continue;
        const SentAction action = taken_as_proposed(offer);
        check(!check_action(listener.told->picture.offers, action), "a default that is not legal");
        return work_out({Cause::Default, seat, listener.told->names.translate(action)}, dice);
    }
    return Err{Refusal{Refusal::Kind::NotOffered, "This seat is not asked anything."}};
}

Result<Forecast, Refusal> Match::forecast(Seat seat, const SentAction& action) const
{
    const Told& told = *find(seat).told;
    if (auto refused = check_action(told.picture.offers, action)) return Err{std::move(*refused)};
    if (!is_house_verb(action.verb))
        return game_->forecast(seat, seat, told.names.translate(action));
    Forecast forecast;
    for (const SentOffer& offer : told.picture.offers)
        if (offer.verb == action.verb) forecast.merit = offer.merit;
    return forecast;
}

// --- working a step out ----------------------------------------------------------------------

// Both halves of the truth after a deed, before anybody has looked at them.
struct Match::Draft {
    std::shared_ptr<const Game> game{};
    Proceedings proceedings{};
    Report report{};
    int elapsed = 0;
    const Earlier* back = nullptr;  // the game goes back to it
};

Match::Draft Match::house_act(const Deed& deed) const
{
    const auto behind = earlier_.find(posts()[deed.seat.number].side);
    std::vector<Since> since;
    if (behind != earlier_.end()) since = behind->second.since;
    since.resize(posts().size());
    HouseOutcome outcome =
        act(proceedings_, deed.seat, deed.action, picture(Viewer::truth()).sides, since);
    Draft draft{game_, std::move(outcome.next), std::move(outcome.report)};
    if (!outcome.goes_back) return draft;
    // Only the game goes back. Step numbers go on, so its dice are new ones; and so do the counts
    // of sightings, so what was lost from sight in between comes back as a stranger.
    const auto earlier = earlier_.find(*outcome.goes_back);
    check(earlier != earlier_.end(), "there is no step to go back");
    draft.game = earlier->second.game;
    draft.back = &earlier->second;
    return draft;
}

Match::Draft Match::game_act(const Deed& deed, Dice& dice) const
{
    Game::Next next = game_->after(deed.seat, deed.action, dice);
    return {std::move(next.game), proceedings_, std::move(next.report), next.elapsed};
}

// Most steps change nothing for most viewers, and finding that out is cheap: the writing of an
// order, say, is its seat's own business.
std::optional<Picture> Match::look_anew(const Draft& draft, Viewer viewer) const
{
    const KnownProceedings known = known_to(draft.proceedings, viewer);
    if (known_to(proceedings_, viewer) != known)
        return look(*draft.game, draft.proceedings, viewer);
    if (draft.game == game_) return std::nullopt;
    auto picture = draft.game->look_anew(*game_, eyes_of(draft.proceedings, viewer));
    if (picture) add_to(*picture, known);
    return picture;
}

Match::Telling Match::tell_one(const Listener& listener, const Draft& draft) const
{
    const Told& before = *listener.told;
    const auto number = [&listener](const Update& update) {
        return listener.number + (update.empty() ? 0 : 1);
    };
    std::optional<Picture> picture = look_anew(draft, before.viewer);
    if (!picture) {
        Update update{{}, news_for(draft.report, before, before)};
        const std::uint32_t its = number(update);
        const bool reveals = !revealed_to(before, before, draft.report).empty();
        return {listener.told, std::move(update), its, {}, reveals};
    }
    galloper::Telling now = tell(before, std::move(*picture), draft.report);
    const std::uint32_t its = number(now.update);
    auto given = now.told.names.given_since(before.names);
    const bool reveals = !revealed_to(before, now.told, draft.report).empty();
    return {std::make_shared<const Told>(std::move(now.told)), std::move(now.update), its,
            std::move(given), reveals};
}

// Whoever has not been told yet.
template <class Test>
void Match::tell_those(const Draft& draft, std::vector<Telling>& tellings, Test who) const
{
    for (std::size_t i = 0; i < listeners_.size(); ++i)
        if (!tellings[i].told && who(listeners_[i].told->viewer))
            tellings[i] = tell_one(listeners_[i], draft);
}

bool Match::is_other(Viewer viewer, Side side) const
{
    if (viewer.is_truth()) return false;
    return !viewer.seat() || posts()[viewer.seat()->number].side != side;
}

// A step of the game that others than the side's own are told of lets it propose again, and may be
// undone. So they are told first; and again, should the house's half be another for them by that.
bool Match::plays_on(Draft& draft, Side side, std::vector<Telling>& tellings) const
{
    tell_those(draft, tellings, [&](Viewer viewer) { return is_other(viewer, side); });
    const bool heard = std::any_of(tellings.begin(), tellings.end(),
                                   [](const Telling& one) { return !one.update.empty(); });
    if (!heard) return false;
    const Proceedings before = draft.proceedings;
    draft.proceedings = played_on(before, side);
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        const Viewer viewer = listeners_[i].told->viewer;
        if (known_to(before, viewer) != known_to(draft.proceedings, viewer)) tellings[i] = {};
    }
    return true;
}

// Whether dice were thrown is no secret to whoever is told of a step at all: a law says so.
void Match::count(Since& since, const Telling& telling, bool own, bool chance)
{
    if (telling.update.empty()) return;
    ++since.steps;
    if (own) ++since.own;
    since.chance = since.chance || chance;
}

// Whoever is asked to go back hears with each step that he is told of how far it would be now.
void Match::count_for_request(Draft& draft, Step& step) const
{
    Proposal* request = request_to_go_back(draft.proceedings);
    if (request == nullptr) return;
    for (std::size_t seat = 0; seat < request->since.size(); ++seat) {
        Telling& telling = step.tellings[seat];
        if (telling.update.empty()) continue;
        Since& since = request->since[seat];
        const bool chance = telling.reveals || !step.dice.empty();
        count(since, telling, seat == step.deed.seat.number, chance);
        since.overtaken = since.overtaken || chance || step.deed.seat != request->by;
        telling = tell_one(listeners_[seat], draft);
    }
}

Match::Step Match::work_out(Deed deed, Dice& dice) const
{
    RecordingDice recording(dice);
    const bool by_the_house = is_house_verb(deed.action.verb);
    Draft draft = by_the_house ? house_act(deed) : game_act(deed, recording);
    Step step;
    step.tellings.resize(listeners_.size());
    if (!by_the_house)
        step.undoable = plays_on(draft, posts()[deed.seat.number].side, step.tellings);
    tell_those(draft, step.tellings, [](Viewer) { return true; });
    step.deed = std::move(deed);
    step.dice = recording.take();
    if (!by_the_house) count_for_request(draft, step);
    for (std::size_t i = 0; draft.back != nullptr && i < listeners_.size(); ++i)
        step.tellings[i].update.news.back_to =
            static_cast<std::uint32_t>(draft.back->since[i].number);
    step.number = step_ + 1;
    step.elapsed = draft.elapsed;
    step.state_hash = hash_of(*draft.game, draft.proceedings, salt_for(key_, step.number, "state"));
    step.game = std::move(draft.game);
    step.proceedings = std::move(draft.proceedings);
    return step;
}

Match::Step Match::repeat(const Deed& deed, Dice& dice) const
{
    check(deed.cause != Cause::Renewed, "a renewal is no deed of a seat");
    check(deed.seat.number < posts().size(), "a deed of a seat that is not there");
    return work_out(deed, dice);
}

Match::Step Match::repeat_renewal(std::vector<Update> told) const
{
    check(told.size() == listeners_.size(), "a viewer's update is missing");
    Step step;
    step.number = step_ + 1;
    step.deed.cause = Cause::Renewed;
    step.game = game_;
    step.proceedings = proceedings_;
    step.state_hash = hash_of(*game_, proceedings_, salt_for(key_, step.number, "state"));
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        const std::uint32_t number = listeners_[i].number + (told[i].empty() ? 0 : 1);
        step.tellings.push_back({listeners_[i].told, std::move(told[i]), number, {}});
    }
    return step;
}

std::optional<Match::Step> Match::renew(const std::vector<SentPicture>& as_told) const
{
    check(as_told.size() == listeners_.size(), "a picture is missing");
    std::vector<Update> updates;
    for (std::size_t i = 0; i < listeners_.size(); ++i)
        updates.push_back({diff(as_told[i], listeners_[i].told->picture), {}});
    Step step = repeat_renewal(std::move(updates));
    for (const Telling& telling : step.tellings)
        if (!telling.update.empty()) return step;
    return std::nullopt;
}

// --- taking it -------------------------------------------------------------------------------

void Match::note_offers(Listener& listener, const Update& update)
{
    const ListDiff<SentOffer>& offers = update.change.offers;
    if (offers.empty()) return;
    listener.offers_changed = listener.number;
    for (const auto& key : offers.gone)
        listener.offered_since.erase({std::get<0>(key), std::get<1>(key)});
    for (const SentOffer& offer : offers.changed)
        listener.offered_since[{offer.verb, offer.piece}] = listener.number;
}

void Match::note_earlier(const Step& step)
{
    const Seat by = step.deed.seat;
    if (step.undoable) {
        Earlier& earlier = earlier_[posts()[by.number].side];
        earlier = {game_, {}};
        for (const Listener& listener : listeners_)
            earlier.since.push_back({.number = static_cast<int>(listener.number)});
    }
    if (step.proceedings.can_go_back.empty()) earlier_.clear();
    if (is_house_verb(step.deed.action.verb) || step.deed.cause == Cause::Renewed) return;
    for (auto& [side, earlier] : earlier_)
        for (std::size_t i = 0; i < listeners_.size(); ++i)
            count(earlier.since[i], step.tellings[i], listeners_[i].told->viewer.is(by),
                  step.tellings[i].reveals || !step.dice.empty());
}

void Match::take(Step step)
{
    check(step.number == step_ + 1, "a step is taken out of its turn");
    note_earlier(step);
    game_ = std::move(step.game);
    proceedings_ = std::move(step.proceedings);
    step_ = step.number;
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        listeners_[i].told = std::move(step.tellings[i].told);
        listeners_[i].number = step.tellings[i].number;
        note_offers(listeners_[i], step.tellings[i].update);
    }
}

Digest Match::state_hash(const Salt& salt) const { return hash_of(*game_, proceedings_, salt); }

}  // namespace galloper
