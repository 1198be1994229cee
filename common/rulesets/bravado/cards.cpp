#include "common/rulesets/bravado/cards.h"

#include <utility>

namespace galloper::bravado {

namespace {

constexpr int ranks = 13;
constexpr int pictures_a_suit = 3;

Face take(std::vector<Face>& deck, std::size_t which)
{
    const Face taken = deck[which];
    deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(which));
    return taken;
}

std::size_t pick(Dice& dice, std::string_view what, std::size_t among)
{
    return static_cast<std::size_t>(dice.roll({what, {}}, static_cast<int>(among)) - 1);
}

}  // namespace

// The deck stands with its pictures first, so that one of them can be taken by one draw. [BRV-3]
std::array<Face, cards_laid> deal(Dice& dice)
{
    std::vector<Face> deck;
    for (int rank = ranks; rank >= 1; --rank)
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
            deck.push_back({suit, rank});

    std::array<Face, cards_laid> six{};
    six[0] = take(deck, pick(dice, "picture card", 4 * pictures_a_suit));
    for (std::size_t i = 1; i < six.size(); ++i)
        six[i] = take(deck, pick(dice, "deal", deck.size()));
    for (std::size_t i = six.size() - 1; i > 0; --i)
        std::swap(six[i], six[pick(dice, "shuffle", i + 1)]);
    return six;
}

std::string name_of(Face face)
{
    static const std::array<const char*, ranks> rank_words{"ace",  "two",   "three", "four", "five",
                                                           "six",  "seven", "eight", "nine", "ten",
                                                           "jack", "queen", "king"};
    std::string words = "the ";
    words += rank_words[static_cast<std::size_t>(face.rank - 1)];
    words += " of ";
    for (const auto& [suit, word] : words_of(face.suit))
        if (suit == face.suit) words += word;
    return words;
}

// [BRV-5] [BRV-6]
bool keeps_spacing(const std::vector<Point>& cards)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        int near = 0;
        for (std::size_t j = 0; j < cards.size(); ++j)
            if (i != j && within(cards[i], cards[j], card_spacing)) ++near;
        if (near > 1) return false;
    }
    return true;
}

std::vector<Layout> layouts(const std::vector<CardSpot>& spots)
{
    std::vector<Layout> found;
    if (spots.size() < cards_laid) return found;
    Layout layout{0, 1, 2, 3, 4, 5};
    while (true) {
        std::vector<Point> cards;
        for (const std::size_t spot : layout) cards.push_back(spots[spot].at);
        if (keeps_spacing(cards)) found.push_back(layout);

        // On to the next choice in order: the last number that can still rise does.
        std::size_t place = layout.size();
        while (place > 0 && layout[place - 1] == spots.size() - layout.size() + place - 1) --place;
        if (place == 0) return found;
        ++layout[place - 1];
        for (; place < layout.size(); ++place) layout[place] = layout[place - 1] + 1;
    }
}

}  // namespace galloper::bravado
