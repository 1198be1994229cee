#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/result.h"
#include "common/game/check_action.h"
#include "common/game/game.h"
#include "common/game/telling.h"
#include "common/match/proceedings.h"
#include "common/match/record.h"

namespace galloper {

// One game in progress: its truth, the house's proceedings, and what each viewer has been told as
// far as the next step needs it. It knows no clock and does no input or output. A step is prepared,
// which changes nothing, then stored by the host, and only then taken and told.
//
// Everything here throws Broken where our own code is wrong; a player's action can only be refused.
class Match {
public:
    // What a step is to one viewer. An empty update is not sent, stored or numbered: `number` is
    // then the viewer's last one still.
    struct Telling {
        std::shared_ptr<const Told> told;  // as before the step where it changed nothing for him
        Update update{};
        std::uint32_t number = 0;
        std::vector<Names::Given> given{};  // the names that this step gave out to him
        bool reveals = false;               // he hears of something that had been hidden
    };

    // A step that has been worked out and that nobody has heard of yet.
    struct Step {
        std::uint64_t number = 0;  // of the step
        Deed deed{};
        std::vector<Draw> dice{};
        Digest state_hash{};  // of the truth after it, under salt_for(key, number, "state")
        int elapsed = 0;      // game minutes
        std::vector<Telling> tellings{};  // one for each of viewers(), in that order
        std::shared_ptr<const Game> game{};
        Proceedings proceedings{};
        bool undoable = false;  // a step of the game that others than the seat's side were told of
    };

    // Before the first step: everybody looks at the table as it was set up. The key is the match's
    // own, for handles and salts, and revealed with the truth alone. A duplicate has another table
    // of its set-up.
    Match(std::shared_ptr<const Game> game, Posts posts, const HandleKey& key,
          bool duplicate = false);

    // Works a step out and changes nothing. The action is held against the offers as they were sent
    // to this seat; `made_on` is the number of the last update the player had seen, and where a
    // later one changed the offer the action is Stale. The dice are those of step `step() + 1`.
    Result<Step, Refusal> prepare(Seat seat, std::uint32_t made_on, const SentAction& action,
                                  Dice& dice) const;

    // The same for the seat's default offer. NotOffered where the seat is not asked.
    Result<Step, Refusal> prepare_default(Seat seat, Dice& dice) const;

    // A stored step over again: waking, verifying. The deed is not held against the offers, so it
    // must be one that was accepted in just this place. Broken where it cannot be.
    Step repeat(const Deed& deed, Dice& dice) const;

    // A stored renewal over again: what each viewer was told by it, in the order of viewers(),
    // empty for those who were told nothing. What changed then cannot be worked out from what is
    // now.
    Step repeat_renewal(std::vector<Update> told) const;

    // Under another build of the rules: each viewer's fresh picture against the one that his stored
    // transcript folds to (in the order of viewers()). Nothing where all are the same.
    std::optional<Step> renew(const std::vector<SentPicture>& as_told) const;

    void take(Step step);

    Result<Forecast, Refusal> forecast(Seat seat, const SentAction& action) const;

    // Each seat, then the public, then the truth.
    const std::vector<Viewer>& viewers() const { return viewers_; }
    const Told& told(Viewer viewer) const { return *find(viewer).told; }
    const SentPicture& picture(Viewer viewer) const { return find(viewer).told->picture; }
    std::uint32_t number(Viewer viewer) const { return find(viewer).number; }
    std::uint64_t step() const { return step_; }  // of the last step taken; 0 before the first
    const Posts& posts() const { return proceedings_.posts; }

    // As the truth has it; what a viewer may know of them stands in his picture.
    const std::vector<Seat>& awaited() const { return picture(Viewer::truth()).awaited; }
    const std::optional<Ending>& ending() const { return picture(Viewer::truth()).ending; }

    // The hash of the truth as it stands, game and proceedings, under a salt.
    Digest state_hash(const Salt& salt) const;

    // All of it as text, and back. Pictures are drawn afresh. The key is not in it, nor are the
    // replies to the seats' last commands, which are the host's.
    using LoadGame =
        std::function<Result<std::shared_ptr<const Game>, Unreadable>(std::string_view)>;
    std::string checkpoint() const;
    static Result<Match, Unreadable> restore(std::string_view text, const HandleKey& key,
                                             const LoadGame& load);

private:
    using OfferKey = std::pair<std::string, std::optional<Handle>>;

    struct Listener {
        std::shared_ptr<const Told> told;
        std::uint32_t number = 0;
        // The update that last changed an offer. One that stands as it first did is not in it.
        std::map<OfferKey, std::uint32_t> offered_since{};
        std::uint32_t offers_changed = 0;  // the update that last changed any
    };
    struct Draft;

    // The game before a side's last step that others were told of, and what each of the viewers has
    // been told since.
    struct Earlier {
        std::shared_ptr<const Game> game{};
        std::vector<Since> since{};
    };

    explicit Match(const HandleKey& key) : key_(key) {}
    static Picture look(const Game& game, const Proceedings& proceedings, Viewer viewer);
    static std::optional<Refusal> refusal(const Listener& listener, std::uint32_t made_on,
                                          const SentAction& action);
    static std::vector<Viewer> viewers_of(const Posts& posts);
    static void note_offers(Listener& listener, const Update& update);
    static void count(Since& since, const Telling& telling, bool own, bool chance);

    const Listener& find(Viewer viewer) const;
    Draft house_act(const Deed& deed) const;
    Draft game_act(const Deed& deed, Dice& dice) const;
    std::optional<Picture> look_anew(const Draft& draft, Viewer viewer) const;
    Telling tell_one(const Listener& listener, const Draft& draft) const;
    template <class Test>
    void tell_those(const Draft& draft, std::vector<Telling>& tellings, Test who) const;
    bool is_other(Viewer viewer, Side side) const;
    bool plays_on(Draft& draft, Side side, std::vector<Telling>& tellings) const;
    void count_for_request(Draft& draft, Step& step) const;
    void note_earlier(const Step& step);
    Step work_out(Deed deed, Dice& dice) const;
    std::optional<Unreadable> read_listener(Viewer viewer, const std::string& names,
                                            Listener& listener) const;

    HandleKey key_;
    std::vector<Viewer> viewers_{};
    std::shared_ptr<const Game> game_{};
    Proceedings proceedings_{};
    std::map<Side, Earlier> earlier_{};
    std::vector<Listener> listeners_{};  // in the order of viewers_
    std::uint64_t step_ = 0;
};

}  // namespace galloper
