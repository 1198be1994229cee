// What the proceedings look like: the house's facts, proposals and offers in a picture.

#include <algorithm>

#include "common/match/matters.h"
#include "common/match/posts.h"

namespace galloper {

namespace {

Ending ending_of(const Verdict& verdict, const std::vector<std::string>& sides)
{
    if (!verdict.gave_up) return {"The game is a draw by agreement.", std::nullopt, {}};
    Ending ending{called(sides, *verdict.gave_up) + " has given up.", std::nullopt, {}};
    if (sides.size() == 2)
        ending.winner = Side{static_cast<std::uint8_t>(1 - verdict.gave_up->number)};
    return ending;
}

std::string counted(int number, const std::string& what)
{
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

std::string word_for(Matter matter)
{
    std::string found;
    for (const auto& [one, word] : words_of(matter))
        if (one == matter) found = word;
    return found;
}

// For somebody who is asked: how far, as he was told of it himself.
std::string how_far(const Since& since, bool free)
{
    std::string words = " over " + counted(since.steps, "step") + " that you were told of";
    if (since.own > 0) words += ", " + std::to_string(since.own) + " of them your own";
    return words + (free ? ". Nothing was thrown or brought to light, and nobody else has acted."
                         : ". Dice were thrown, something came to light or others have acted.");
}

void add_proposals(Picture& picture, const KnownProceedings& known)
{
    for (const KnownProposal& one : known.proposals) {
        const std::string who = called(picture.sides, post_of(known.posts, one.by).side);
        Proposed shown{word_for(one.matter), one.by, one.agreed, std::nullopt};
        if (one.since)
            shown.undoes = Undoing{one.since->number, one.since->steps, one.since->own, one.free};
        picture.proposals.push_back(std::move(shown));

        if (one.matter == Matter::Draw)
            picture.facts.push_back({"draw offered", who + " offers a draw."});
        else
            picture.facts.push_back(
                {"going back asked", who + " asks to go back" +
                                         (one.since ? how_far(*one.since, one.free) : " a step.")});
    }
}

void add_facts(Picture& picture, const KnownProceedings& known)
{
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
        offers.push_back({std::string(house_verb::play_on),
                          {},
                          "Play on after all",
                          house_rule,
                          {},
                          {},
                          false,
                          0});
        return;
    }
    const bool alone = seats_of(known.posts, *known.side).size() == 1;
    Ask sure{alone ? "Give up the game?" : "The side gives up when all of it have said so",
             AskChoice{{"We give up"}}};
    offers.push_back(
        {std::string(house_verb::resign), {}, "Give up", house_rule, {sure}, {}, false, -100});
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

// The merits say: turn draws down, let a step be taken back that told nobody anything, propose
// nothing and break no word of one's own accord.
void offer_matter(std::vector<Offer>& offers, const KnownProceedings& known, Seat seat,
                  const MatterVerbs& verbs)
{
    const auto add = [&offers](std::string_view verb, const char* label, int merit) {
        offers.push_back({std::string(verb), {}, label, house_rule, {}, {}, false, merit});
    };
    const Labels label = labels_of(verbs.matter);
    const auto proposal =
        std::find_if(known.proposals.begin(), known.proposals.end(),
                     [&](const KnownProposal& one) { return one.matter == verbs.matter; });
    if (proposal == known.proposals.end()) {
        const bool possible = verbs.matter == Matter::Draw || known.can_go_back;
        if (possible && !holds(known.declined, Declined{verbs.matter, *known.side}))
            add(verbs.propose, label.propose, -50);
        return;
    }
    if (proposal->by == seat) add(verbs.withdraw, label.withdraw, -10);
    if (!is_asked(known.posts, verbs.matter, proposal->by, seat)) return;
    if (holds(proposal->agreed, seat)) return add(verbs.refuse, label.refuse, -10);
    const bool obliging = proposal->free;
    add(verbs.refuse, label.refuse, obliging ? 1 : 2);
    add(verbs.agree, label.agree, obliging ? 2 : 1);
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
    add_proposals(picture, known);
    add_facts(picture, known);
    if (!known.viewer.seat()) return;
    const Seat seat = *known.viewer.seat();
    offer_resignation(picture.offers, known, seat);
    // With nobody on the other side there is nobody to agree to anything.
    if (opponents_of(known.posts, *known.side) == 0) return;
    for (const MatterVerbs& verbs : matter_verbs) offer_matter(picture.offers, known, seat, verbs);
}

}  // namespace galloper
