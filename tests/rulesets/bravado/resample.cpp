#include "tests/rulesets/bravado/resample.h"

#include <algorithm>

#include "common/rulesets/bravado/cards.h"
#include "common/rulesets/bravado/matters.h"

namespace galloper::bravado {
namespace {

bool is_of_the_defence(const State& truth, Viewer viewer)
{
    return viewer.seat() && truth.posts[viewer.seat()->number].side == defence;
}

bool is_kept(const laws::Kept& kept, const std::string& matter)
{
    return kept.contains(Revealed{std::nullopt, matter});
}

// Nobody knows a card's face until it is turned, except a defender who commands. [BRV-4] Any faces
// off one deck are possible that leave at least one picture among the six. [BRV-3]
void resample_faces(State& state, const laws::Kept& kept, Chance& chance)
{
    std::vector<Face> deck;
    for (const auto& [suit, word] : words_of(Suit{}))
        for (int rank = 1; rank <= 13; ++rank) deck.push_back({suit, rank});
    std::vector<Card*> hidden;
    bool has_picture = false, has_seen_one = false;
    for (Card& card : state.cards) {
        has_picture = has_picture || card.face.is_picture();
        if (!card.turned && !kept.contains({card.id, {}})) {
            hidden.push_back(&card);
            continue;
        }
        has_seen_one = has_seen_one || card.face.is_picture();
        std::erase(deck, card.face);
    }
    if (hidden.empty()) return;
    for (Card* card : hidden) {
        // As often a picture as not, so that every card is a gun in some truth.
        const bool picture = chance.coin();
        std::vector<Face> faces = deck;
        std::erase_if(faces, [picture](Face face) { return face.is_picture() != picture; });
        card->face = chance.pick(faces);
        has_seen_one = has_seen_one || picture;
        std::erase(deck, card->face);
    }
    if (!has_picture || has_seen_one) return;
    std::erase_if(deck, [](Face face) { return !face.is_picture(); });
    chance.pick(hidden)->face = chance.pick(deck);
}

// While the defence lays its cards nobody else sees where: they could lie on any six of the
// scenario's places that keep their spacing. [BRV-2] [BRV-5] [BRV-5a]
void resample_places(State& state, Chance& chance)
{
    const std::vector<Layout> possible = layouts(state.spots);
    if (possible.empty() || state.cards.size() != possible.front().size()) return;
    const Layout& layout = chance.pick(possible);
    for (std::size_t i = 0; i < layout.size(); ++i) {
        state.cards[i].at = state.spots[layout[i]].at;
        state.cards[i].facing = state.spots[layout[i]].facing;
    }
}

Point near(const State& state, Point from, Chance& chance)
{
    const auto coordinate = [&](Length at, Length low, Length high) {
        return Length{std::clamp(at.tenths + chance.between(-1200, 1200), low.tenths, high.tenths)};
    };
    return {coordinate(from.x, state.table.low.x, state.table.high.x),
            coordinate(from.y, state.table.low.y, state.table.high.y)};
}

// Orders are their writer's alone until the last sheet is given. [BRV-12] Each team may have been
// told to move, or out of cover; a pinned one does nothing. [BRV-44] [BRV-45]
void resample_sheet(const State& state, Sheet& sheet, Chance& chance)
{
    sheet.orders.clear();
    for (const Team& team : state.teams) {
        if (!sheet.commands(team.formation) || team.pinned || chance.one_in(3)) continue;
        const Path way{near(state, team.at, chance)};
        if (team.in_cover)
            sheet.orders.push_back({team.id, deeds::LeaveCover{way}});
        else
            sheet.orders.push_back({team.id, deeds::Move{way}});
    }
    for (std::size_t i = sheet.orders.size(); i > 1; --i)
        std::swap(sheet.orders[i - 1], sheet.orders[static_cast<std::size_t>(chance.below(i))]);
    // Whoever has tried to rally does not lead. [BRV-59a]
    sheet.leading.clear();
    for (const Leader& leader : state.leaders)
        if (sheet.commands(leader.formation) && leader.rank == Rank::PlatoonLeader &&
            !leader.rallied && chance.coin())
            sheet.leading.push_back(leader.id);
}

void resample_standing(Standing& standing, Chance& chance)
{
    standing.asks = chance.coin();
    standing.figures = chance.between(1, 4);
    standing.good = chance.between(0, 36);
    const auto words = words_of(CoverAtEnd{});
    standing.cover = words[static_cast<std::size_t>(chance.below(words.size()))].first;
}

}  // namespace

State resample(const State& truth, Viewer viewer, const laws::Kept& kept, Chance& chance)
{
    State other = truth;
    const bool of_the_defence = is_of_the_defence(truth, viewer);
    const bool commands = of_the_defence && truth.settings.defence == DefencePlay::Commands;
    if (!commands && truth.phase != Phase::Over) resample_faces(other, kept, chance);
    if (!of_the_defence && !truth.cards_sealed && !is_kept(kept, matters::where_the_cards_lie))
        resample_places(other, chance);
    if (!of_the_defence && !is_kept(kept, matters::how_guns_choose))
        other.aim_by = static_cast<AimBy>(chance.below(3));
    for (Sheet& sheet : other.sheets) {
        if (viewer.is(sheet.seat)) continue;
        if (truth.phase == Phase::Orders && !is_kept(kept, matters::orders))
            resample_sheet(truth, sheet, chance);
        // Whoever is being asked has no standing answer to that.
        const bool asked = truth.pending || truth.phase == Phase::Cover;
        if (!asked && !is_kept(kept, matters::standing_answers(sheet.seat)))
            resample_standing(sheet.standing, chance);
    }
    return other;
}

}  // namespace galloper::bravado
