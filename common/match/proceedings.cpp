#include "common/match/proceedings.h"

#include <algorithm>

#include "common/base/check.h"

namespace galloper {
namespace {

// A house ruling without a page of its own: giving up and draws are in every game. [GEN-22]
constexpr const char* rule = "GEN-22";

struct HouseVerbs {
    Matter matter;
    std::string_view propose, agree, refuse, withdraw;
};

constexpr std::array matters{
    HouseVerbs{Matter::Draw, house_verb::offer_draw, house_verb::accept_draw,
               house_verb::decline_draw, house_verb::withdraw_draw},
    HouseVerbs{Matter::GoingBack, house_verb::ask_back, house_verb::agree_back,
               house_verb::refuse_back, house_verb::withdraw_back}};

const Post& post_of(const Posts& posts, Seat seat)
{
    check(seat.number < posts.size(), "a seat without a post");
    return posts[seat.number];
}

std::vector<Seat> seats_of(const Posts& posts, Side side)
{
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < posts.size(); ++i)
        if (posts[i].side == side) seats.push_back(Seat{static_cast<std::uint8_t>(i)});
    return seats;
}

std::size_t opponents_of(const Posts& posts, Side side)
{
    return posts.size() - seats_of(posts, side).size();
}

template <class T>
bool holds(const std::vector<T>& sorted, const T& what)
{
    return std::binary_search(sorted.begin(), sorted.end(), what);
}

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

const Proposal* find(const std::vector<Proposal>& proposals, Matter matter)
{
    for (const Proposal& proposal : proposals)
        if (proposal.matter == matter) return &proposal;
    return nullptr;
}

void drop(std::vector<Proposal>& proposals, Matter matter)
{
    std::erase_if(proposals, [matter](const Proposal& p) { return p.matter == matter; });
}

std::string called(const std::vector<std::string>& sides, Side side)
{
    return side.number < sides.size() ? sides[side.number]
                                      : "Side " + std::to_string(side.number + 1);
}

}  // namespace

bool is_house_verb(std::string_view verb)
{
    if (verb == house_verb::resign || verb == house_verb::play_on) return true;
    for (const HouseVerbs& m : matters)
        if (verb == m.propose || verb == m.agree || verb == m.refuse || verb == m.withdraw)
            return true;
    return false;
}

// --- what is known ---------------------------------------------------------------------------

KnownProceedings known_to(const Proceedings& truth, Viewer viewer)
{
    KnownProceedings known;
    known.viewer = viewer;
    if (viewer.seat()) known.side = post_of(truth.posts, *viewer.seat()).side;
    known.posts = truth.posts;
    known.proposals = truth.proposals;
    known.verdict = truth.verdict;

    for (const Seat seat : truth.giving_up)
        if (viewer.is_truth() || post_of(truth.posts, seat).side == known.side)
            known.giving_up.push_back(seat);
    for (const Declined& declined : truth.declined)
        if (declined.side == known.side) known.declined.push_back(declined);
    known.can_go_back = known.side && holds(truth.can_go_back, *known.side);
    return known;
}

// --- what is shown ---------------------------------------------------------------------------

namespace {

Ending ending_of(const Verdict& verdict, const std::vector<std::string>& sides)
{
    if (!verdict.gave_up) return {"The game is a draw by agreement.", std::nullopt, {}};
    Ending ending{called(sides, *verdict.gave_up) + " has given up.", std::nullopt, {}};
    if (sides.size() == 2)
        ending.winner = Side{static_cast<std::uint8_t>(1 - verdict.gave_up->number)};
    return ending;
}

void add_facts(Picture& picture, const KnownProceedings& known)
{
    for (const Proposal& proposal : known.proposals) {
        const std::string who = called(picture.sides, post_of(known.posts, proposal.by).side);
        if (proposal.matter == Matter::Draw)
            picture.facts.push_back({"draw offered", who + " offers a draw."});
        else
            picture.facts.push_back({"going back asked", who + " asks to go back a step."});
    }
    for (std::size_t side = 0; side < picture.sides.size(); ++side) {
        const auto seats = seats_of(known.posts, Side{static_cast<std::uint8_t>(side)});
        const auto given_up = std::count_if(
            seats.begin(), seats.end(), [&](Seat seat) { return holds(known.giving_up, seat); });
        if (given_up == 0) continue;
        picture.facts.push_back({"giving up " + std::to_string(side),
                                 picture.sides[side] + ": " + std::to_string(given_up) + " of " +
                                     std::to_string(seats.size()) + " would give up."});
    }
}

// A press of the wrong button must not end a game: the one choice stands for "are you sure?".
void offer_resignation(std::vector<Offer>& offers, const KnownProceedings& known, Seat seat)
{
    if (holds(known.giving_up, seat)) {
        offers.push_back(
            {std::string(house_verb::play_on), {}, "Play on after all", rule, {}, {}, false, 0});
        return;
    }
    const bool alone = seats_of(known.posts, *known.side).size() == 1;
    Ask sure{alone ? "Give up the game?" : "The side gives up when all of it have said so",
             AskChoice{{"We give up"}}};
    offers.push_back(
        {std::string(house_verb::resign), {}, "Give up", rule, {sure}, {}, false, -100});
}

struct Labels {
    const char *propose, *agree, *refuse, *withdraw;
};

Labels labels_of(Matter matter)
{
    if (matter == Matter::Draw)
        return {"Offer a draw", "Accept the draw", "Decline the draw", "Withdraw the draw"};
    return {"Ask to go back a step", "Agree to go back a step", "Refuse to go back",
            "Withdraw the request to go back"};
}

// The merits say: turn draws down, let a step be taken back, propose nothing of one's own accord.
void offer_matter(std::vector<Offer>& offers, const KnownProceedings& known, Seat seat,
                  const HouseVerbs& verbs)
{
    const auto add = [&offers](std::string_view verb, const char* label, int merit) {
        offers.push_back({std::string(verb), {}, label, rule, {}, {}, false, merit});
    };
    const Labels label = labels_of(verbs.matter);
    const Proposal* proposal = find(known.proposals, verbs.matter);
    if (!proposal) {
        const bool possible = verbs.matter == Matter::Draw || known.can_go_back;
        if (possible && !holds(known.declined, Declined{verbs.matter, *known.side}))
            add(verbs.propose, label.propose, -50);
        return;
    }
    const Side by = post_of(known.posts, proposal->by).side;
    if (proposal->by == seat) add(verbs.withdraw, label.withdraw, -10);
    if (by == *known.side) return;
    const bool obliging = verbs.matter == Matter::GoingBack;
    add(verbs.refuse, label.refuse, obliging ? 1 : 2);
    if (!holds(proposal->agreed, seat)) add(verbs.agree, label.agree, obliging ? 2 : 1);
}

}  // namespace

void add_to(Picture& picture, const KnownProceedings& known)
{
    if (known.verdict && !picture.ending) picture.ending = ending_of(*known.verdict, picture.sides);
    if (picture.ending) {
        picture.offers.clear();
        picture.awaited.clear();
        return;
    }
    add_facts(picture, known);
    if (!known.viewer.seat()) return;
    const Seat seat = *known.viewer.seat();
    offer_resignation(picture.offers, known, seat);
    // With nobody on the other side there is nobody to agree to anything.
    if (opponents_of(known.posts, *known.side) == 0) return;
    for (const HouseVerbs& verbs : matters) offer_matter(picture.offers, known, seat, verbs);
}

// --- what is done ----------------------------------------------------------------------------

namespace {

Line line(Audience to, std::string text)
{
    return Line{std::move(to), std::move(text), {}, rule, {}, {}};
}

// One act of the house: the next proceedings and what is said of it.
class Acting {
public:
    Acting(const Proceedings& truth, Seat seat, const std::vector<std::string>& sides)
        : seat_(seat), side_(post_of(truth.posts, seat).side), who_(called(sides, side_))
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
        end(Verdict{side_});
        tell_everyone(who_ + " gives up.");
    }

    void play_on()
    {
        remove(out_.next.giving_up, seat_);
        tell_own_side("One of us would play on after all.");
    }

    void propose(Matter matter)
    {
        out_.next.proposals.push_back({matter, seat_, {}});
        tell_everyone(who_ +
                      (matter == Matter::Draw ? " offers a draw." : " asks to go back a step."));
    }

    void agree(Matter matter)
    {
        Proposal* proposal = standing(matter);
        insert(proposal->agreed, seat_);
        tell_everyone(who_ + " agrees.");
        const Side by = post_of(out_.next.posts, proposal->by).side;
        if (proposal->agreed.size() < opponents_of(out_.next.posts, by)) return;
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
        for (Proposal& proposal : out_.next.proposals)
            if (proposal.matter == matter) return &proposal;
        check(false, "an answer to a proposal that nobody made");
        return nullptr;
    }

    void end(Verdict verdict)
    {
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
};

}  // namespace

HouseOutcome act(const Proceedings& truth, Seat seat, const Action& action,
                 const std::vector<std::string>& sides)
{
    Acting acting(truth, seat, sides);
    if (action.verb == house_verb::resign) acting.resign();
    if (action.verb == house_verb::play_on) acting.play_on();
    for (const HouseVerbs& verbs : matters) {
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
