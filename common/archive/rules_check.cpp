// A match file's deeds done over again.

#include <exception>

#include "common/archive/checks.h"
#include "common/archive/log_rows.h"
#include "common/archive/sections.h"
#include "common/base/save.h"
#include "common/match/recorded_dice.h"
#include "common/wire/scenario.h"

namespace galloper::archive {

namespace {

// A deed by this seat's own names for things: the other way of Names::translate. What he has no
// name for gets one that he never gave.
class InHisWords {
public:
    explicit InHisWords(const Names& names) : names_(names) {}

    SentAction action(const Action& action) const
    {
        SentAction sent{.verb = action.verb};
        if (action.piece) sent.piece = of(*action.piece);
        for (const Answer& one : action.answers)
            sent.answers.push_back(std::visit([&](const auto& held) { return answer(held); }, one));
        return sent;
    }

private:
    Handle of(PieceId piece) const { return names_.of(piece).value_or(Handle{}); }

    SentAnswer answer(const PieceId& piece) const { return of(piece); }
    SentAnswer answer(const std::vector<PieceId>& pieces) const
    {
        std::vector<Handle> handles;
        for (const PieceId piece : pieces) handles.push_back(of(piece));
        return handles;
    }
    SentAnswer answer(const std::vector<Share>& shares) const
    {
        std::vector<SentShare> sent;
        for (const Share& share : shares) sent.push_back({of(share.to), share.points});
        return sent;
    }
    template <class Plain>
    SentAnswer answer(const Plain& plain) const
    {
        return plain;
    }

    const Names& names_;
};

bool is_the_default(const Action& action, const Told& seat)
{
    for (const SentOffer& offer : seat.picture.offers)
        if (offer.is_default)
            return seat.names.translate({offer.verb, offer.piece, offer.proposed}) == action;
    return false;
}

// Rules are only ever handed what they offered, and so must it be with a file that anybody may have
// written.
bool was_offered(const Deed& deed, const Told& seat)
{
    if (deed.cause == Cause::Default) return is_the_default(deed.action, seat);
    const SentAction sent = InHisWords(seat.names).action(deed.action);
    if (check_action(seat.picture.offers, sent)) return false;
    return seat.names.translate(sent) == deed.action;
}

Posts posts_of(const MatchFile& match)
{
    Posts posts;
    for (const Place& place : match.seats) posts.push_back(place.post);
    return posts;
}

// What cannot be done over again. A match that was renewed was decided by two builds of its rules,
// and this is at best one of them.
std::string why_not(const MatchFile& match)
{
    const RulesetEntry* ruleset = find_ruleset(match.ruleset);
    if (ruleset == nullptr) return "not retold: this build has no such ruleset";
    if (match.version != ruleset->info().version)
        return "not retold: rules " + std::to_string(match.version) + ", this build has " +
               std::to_string(ruleset->info().version);
    for (const FiledRow& filed : match.rows) {
        const auto deed = load_text<Deed>(filed.row.deed);
        if (deed && deed->cause == Cause::Renewed)
            return "not retold: from " + words_for_step(filed.row.step) +
                   " on it was played under another build of the rules";
    }
    return {};
}

}  // namespace

RulesCheck::RulesCheck(const MatchFile& match) : match_(match), not_done_(why_not(match)) {}

void RulesCheck::row(const FiledRow& filed)
{
    if (wrong() || !not_done_.empty()) return;
    try {
        if (!again_)
            set_up(filed);
        else
            step(filed);
    } catch (const std::exception&) {
        say(filed.row.step, "the rules cannot come to it");
    }
}

void RulesCheck::set_up(const FiledRow& filed)
{
    const RulesetEntry& ruleset = *find_ruleset(match_.ruleset);
    const auto scenario = wire::read_scenario(match_.scenario, match_.scenario_text);
    if (!scenario) return say("head: its scenario cannot be read");
    const auto seats = ruleset.seats(*scenario, match_.options);
    if (!seats) return say("head: its options are not the scenario's");
    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    if (posts != posts_of(match_)) return say("head: its posts are not the scenario's");

    RecordedDice dice(dice_of(filed.row));
    RecordingDice recorded(dice);
    const auto game = ruleset.setup(*scenario, match_.options, posts, recorded);
    if (!game) return say("head: its scenario cannot be set up");
    again_ = std::make_unique<Match>(*game, posts, match_.opened.handles, match_.closed);
    compare(set_up_row(*again_, recorded.take(), match_.opened.handles), filed.row);
}

void RulesCheck::step(const FiledRow& filed)
{
    const auto deed = load_text<Deed>(filed.row.deed);
    if (!deed || deed->seat.number >= match_.seats.size())
        return say(filed.row.step, "its deed cannot be read");
    if (!was_offered(*deed, again_->told(deed->seat)))
        return say(filed.row.step, "its deed was not offered");
    RecordedDice dice(dice_of(filed.row));
    Match::Step step = again_->repeat(*deed, dice);
    compare(row_of(step, again_->viewers(), encode_updates(step)), filed.row);
    again_->take(std::move(step));
}

void RulesCheck::compare(const Row& again, const Row& filed)
{
    const std::uint64_t step = filed.step;
    if (again.step != step) return say(step, "is out of turn");
    if (again.deed != filed.deed) return say(step, "its deed is written otherwise");
    if (again.dice != filed.dice) return say(step, "other dice are thrown");
    if (again.state != filed.state) return say(step, "the rules come to another state");
    for (std::size_t i = 0; i < std::max(again.told.size(), filed.told.size()); ++i) {
        if (i >= again.told.size() || i >= filed.told.size() ||
            again.told[i].viewer != filed.told[i].viewer)
            return say(step, "others are told of it");
        const Row::Told& told = filed.told[i];
        const std::string whose =
            words_for(told.viewer) + ", update " + std::to_string(told.number);
        if (again.told[i].number != told.number || again.told[i].update != told.update)
            return say(step, "transcript of " + whose + ": the rules tell him something else");
        // A set-up's row was once written without them.
        const bool without = step == 0 && told.names.empty();
        if (again.told[i].names != told.names && !without)
            return say(step, "names of " + whose + ": he would have given others");
    }
}

}  // namespace galloper::archive
