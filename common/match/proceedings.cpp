#include "common/match/proceedings.h"

#include <algorithm>

#include "common/match/matters.h"
#include "common/match/posts.h"

namespace galloper {
namespace {

template <class T>
void insert(std::vector<T>& sorted, const T& what)
{
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), what);
    if (at == sorted.end() || *at != what) sorted.insert(at, what);
}

template <class T>
void remove(std::vector<T>& sorted, const T& what)
{
    sorted.erase(std::remove(sorted.begin(), sorted.end(), what), sorted.end());
}

void drop(std::vector<Proposal>& proposals, Matter matter)
{
    std::erase_if(proposals, [matter](const Proposal& p) { return p.matter == matter; });
}

Proposal* find(std::vector<Proposal>& proposals, Matter matter)
{
    for (Proposal& proposal : proposals)
        if (proposal.matter == matter) return &proposal;
    return nullptr;
}

std::size_t asked_for(const Posts& posts, const Proposal& proposal)
{
    std::size_t asked = 0;
    for (std::size_t i = 0; i < posts.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (is_asked(posts, proposal.matter, proposal.by, seat)) ++asked;
    }
    return asked;
}

}  // namespace

bool is_house_verb(std::string_view verb)
{
    if (verb == house_verb::resign || verb == house_verb::play_on) return true;
    for (const MatterVerbs& m : matter_verbs)
        if (verb == m.propose || verb == m.agree || verb == m.refuse || verb == m.withdraw)
            return true;
    return false;
}

Proposal* request_to_go_back(Proceedings& truth)
{
    return find(truth.proposals, Matter::GoingBack);
}

// --- what is known ---------------------------------------------------------------------------

namespace {

KnownProposal known_to(const Proposal& truth, const Posts& posts, Viewer viewer)
{
    KnownProposal known{truth.matter, truth.by, truth.agreed, std::nullopt, false};
    const std::optional<Seat> seat = viewer.seat();
    if (!seat || seat->number >= truth.since.size()) return known;
    if (!is_asked(posts, truth.matter, truth.by, *seat)) return known;
    known.since = truth.since[seat->number];
    known.free = truth.free && !known.since->overtaken;
    return known;
}

}  // namespace

KnownProceedings known_to(const Proceedings& truth, Viewer viewer)
{
    KnownProceedings known;
    known.viewer = viewer;
    if (viewer.seat()) known.side = post_of(truth.posts, *viewer.seat()).side;
    known.posts = truth.posts;
    for (const Proposal& proposal : truth.proposals)
        known.proposals.push_back(known_to(proposal, truth.posts, viewer));
    known.verdict = truth.verdict;

    for (const Seat seat : truth.giving_up)
        if (viewer.is_truth() || post_of(truth.posts, seat).side == known.side)
            known.giving_up.push_back(seat);
    for (const Declined& declined : truth.declined)
        if (declined.side == known.side) known.declined.push_back(declined);
    known.can_go_back = known.side && holds(truth.can_go_back, *known.side);
    return known;
}

Viewer eyes_of(const Proceedings& truth, Viewer viewer)
{
    return truth.verdict && !truth.duplicate ? Viewer::truth() : viewer;
}

// --- what is done ----------------------------------------------------------------------------

namespace {

Line line(Audience to, std::string text)
{
    return Line{std::move(to), std::move(text), {}, house_rule, {}, {}};
}

// One act of the house: the next proceedings and what is said of it.
class Acting {
public:
    Acting(const Proceedings& truth, Seat seat, const std::vector<std::string>& sides,
           const std::vector<Since>& since)
        : seat_(seat),
          side_(post_of(truth.posts, seat).side),
          who_(called(sides, side_)),
          since_(since)
    {
        out_.next = truth;
    }

    HouseOutcome done() { return std::move(out_); }

    void resign()
    {
        insert(out_.next.giving_up, seat_);
        const auto all = seats_of(out_.next.posts, side_);
        const bool every = std::all_of(
            all.begin(), all.end(), [this](Seat seat) { return holds(out_.next.giving_up, seat); });
        if (!every) return tell_own_side("One of us would give up. It counts when all say so.");
        tell_everyone(who_ + " gives up.");
        end(Verdict{side_});
    }

    void play_on()
    {
        remove(out_.next.giving_up, seat_);
        tell_own_side("One of us would play on after all.");
    }

    void propose(Matter matter)
    {
        out_.next.proposals.push_back({matter, seat_, {}, {}, false});
        if (matter == Matter::Draw) return tell_everyone(who_ + " offers a draw.");
        Proposal& proposal = out_.next.proposals.back();
        proposal.since = since_;
        if (seat_.number < since_.size()) {
            const Since& his = since_[seat_.number];
            proposal.free = !his.chance && his.steps == his.own;
        }
        tell_everyone(who_ + " asks to go back a step.");
        out_.report.lines.back().reveals = {{std::nullopt, "how far back"}};
    }

    void agree(Matter matter)
    {
        Proposal* proposal = standing(matter);
        insert(proposal->agreed, seat_);
        tell_everyone(who_ + " agrees.");
        const Side by = post_of(out_.next.posts, proposal->by).side;
        if (proposal->agreed.size() < asked_for(out_.next.posts, *proposal)) return;
        if (matter == Matter::Draw) return end(Verdict{});
        go_back(by);
    }

    void refuse(Matter matter)
    {
        const Side by = post_of(out_.next.posts, standing(matter)->by).side;
        insert(out_.next.declined, Declined{matter, by});
        drop(out_.next.proposals, matter);
        tell_everyone(
            who_ + (matter == Matter::Draw ? " declines the draw." : " does not want to go back."));
    }

    void withdraw(Matter matter)
    {
        drop(out_.next.proposals, matter);
        tell_everyone(who_ + (matter == Matter::Draw ? " withdraws the draw."
                                                     : " withdraws the request to go back."));
    }

private:
    Proposal* standing(Matter matter)
    {
        Proposal* proposal = find(out_.next.proposals, matter);
        check(proposal != nullptr, "an answer to a proposal that nobody made");
        return proposal;
    }

    void end(Verdict verdict)
    {
        if (!out_.next.duplicate && !out_.report.lines.empty())
            out_.report.lines.back().reveals = {{std::nullopt, "all that was hidden"}};
        out_.next.verdict = verdict;
        out_.next.proposals.clear();
        out_.next.giving_up.clear();
    }

    void go_back(Side by)
    {
        out_.next.proposals.clear();
        out_.next.declined.clear();
        out_.next.can_go_back.clear();
        out_.goes_back = by;
        tell_everyone("The game goes back a step.");
    }

    void tell_everyone(std::string text)
    {
        out_.report.lines.push_back(line(Audience::everyone(), std::move(text)));
    }
    void tell_own_side(std::string text)
    {
        const Audience to = Audience::of(out_.next.posts, side_);
        out_.report.lines.push_back(line(to, std::move(text)));
    }

    HouseOutcome out_{};
    Seat seat_;
    Side side_;
    std::string who_;
    const std::vector<Since>& since_;
};

}  // namespace

HouseOutcome act(const Proceedings& truth, Seat seat, const Action& action,
                 const std::vector<std::string>& sides, const std::vector<Since>& since)
{
    Acting acting(truth, seat, sides, since);
    if (action.verb == house_verb::resign) acting.resign();
    if (action.verb == house_verb::play_on) acting.play_on();
    for (const MatterVerbs& verbs : matter_verbs) {
        if (action.verb == verbs.propose) acting.propose(verbs.matter);
        if (action.verb == verbs.agree) acting.agree(verbs.matter);
        if (action.verb == verbs.refuse) acting.refuse(verbs.matter);
        if (action.verb == verbs.withdraw) acting.withdraw(verbs.matter);
    }
    return acting.done();
}

Proceedings played_on(const Proceedings& truth, Side side)
{
    Proceedings next = truth;
    insert(next.can_go_back, side);
    std::erase_if(next.declined, [side](const Declined& d) { return d.side == side; });
    std::erase_if(next.proposals, [&](const Proposal& p) {
        return p.matter == Matter::GoingBack && post_of(truth.posts, p.by).side == side;
    });
    return next;
}

}  // namespace galloper
