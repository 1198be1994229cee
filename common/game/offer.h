#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "common/game/action.h"

// What a seat may do now, and the choices it must fill in.
//
// These types come in two kinds that cannot be mixed up: named by PieceId as a ruleset writes
// them, and named by Handle as they are sent (`Sent...`). common/game/names.h is the only way from
// one to the other. The asks of one offer are independent of each other: where one answer limits
// another, they are two offers or two steps.
namespace galloper {

// A path is an intention: the rules walk it as far as ground, luck and the enemy allow. The limits
// here are those of form alone.
struct AskPath {
    Point from{};
    Length reach{};  // how long the path may be
    Area within{};
    int corners = 16;
    friend bool operator==(const AskPath&, const AskPath&) = default;
};

// A point inside one of the outlines or on its edge, with a facing where one is asked for: not
// (0, 0), and no part of it over longest_facing.
struct AskPlace {
    std::vector<Polygon> within{};
    bool facing = false;
    friend bool operator==(const AskPlace&, const AskPlace&) = default;
};

template <class Name>
struct AskPiece {
    std::vector<Name> candidates{};
    friend bool operator==(const AskPiece&, const AskPiece&) = default;
};

// Some of the candidates, each once, from `least` to `most` of them.
template <class Name>
struct AskPieces {
    std::vector<Name> candidates{};
    int least = 0;
    int most = 0;
    friend bool operator==(const AskPieces&, const AskPieces&) = default;
};

// A list of words that never changes. Many offers share one, so that copying a picture of two
// hundred pieces does not copy the same words as often.
class Words {
public:
    Words() = default;
    Words(std::initializer_list<std::string> words) : Words(std::vector<std::string>(words)) {}
    Words(std::vector<std::string> words)
        : words_(std::make_shared<const std::vector<std::string>>(std::move(words)))
    {
    }

    std::size_t size() const { return words_ ? words_->size() : 0; }
    const std::string& operator[](std::size_t i) const { return (*words_)[i]; }
    const std::string* begin() const { return words_ ? words_->data() : nullptr; }
    const std::string* end() const { return begin() + size(); }
    friend bool operator==(const Words& a, const Words& b)
    {
        return a.words_ == b.words_ || std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::shared_ptr<const std::vector<std::string>> words_{};
};

struct AskChoice {
    Words choices{};
    friend bool operator==(const AskChoice&, const AskChoice&) = default;
};

struct AskNumber {
    int least = 0;
    int most = 0;
    friend bool operator==(const AskNumber&, const AskNumber&) = default;
};

// Points to hand out: to each piece at most its cap, together from `least` to `most`.
template <class Name>
struct AskPoints {
    struct Cap {
        Name piece{};
        int most = 0;
        friend bool operator==(const Cap&, const Cap&) = default;
    };
    std::vector<Cap> among{};
    int least = 0;
    int most = 0;
    friend bool operator==(const AskPoints&, const AskPoints&) = default;
};

// Plain text: UTF-8 without control characters other than line ends.
struct AskText {
    int most = 0;  // in bytes
    friend bool operator==(const AskText&, const AskText&) = default;
};

template <class Name>
struct AskOf {
    using Kind = std::variant<AskPath, AskPlace, AskPiece<Name>, AskPieces<Name>, AskChoice,
                              AskNumber, AskPoints<Name>, AskText>;
    std::string label{};
    Kind kind{};
    friend bool operator==(const AskOf&, const AskOf&) = default;
};

// An offer is named by its verb and the piece that would act; an action repeats both. It is not
// named by its place in a list, which any other change would shift.
template <class Name>
struct OfferOf {
    std::string verb{};
    std::optional<Name> piece{};
    std::string label{};  // what a button says
    std::string rule{};   // the id of the rule it comes from, such as BRV-40, or empty
    std::vector<AskOf<Name>> asks{};

    // Answers that fit the asks, one for each. The one default offer of a seat that is asked is
    // played with these when its time runs out; any other shows them as a suggestion. Empty where
    // there are asks and nothing to suggest, which a default offer may not be.
    std::vector<AnswerOf<Name>> proposed{};
    bool is_default = false;

    // How much there is to be said for the offer as proposed: compared only with the other offers
    // of the same seat. 0 is indifferent, 100 what hardly anybody would leave undone.
    int merit = 0;

    using Key = std::tuple<std::string, std::optional<Name>>;
    auto key() const { return std::tie(verb, piece); }
    friend bool operator==(const OfferOf&, const OfferOf&) = default;
};

using Ask = AskOf<PieceId>;
using Offer = OfferOf<PieceId>;
using SentAsk = AskOf<Handle>;
using SentOffer = OfferOf<Handle>;

}  // namespace galloper
