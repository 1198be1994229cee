#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "common/base/check.h"
#include "common/base/ids.h"
#include "common/table/path.h"

namespace galloper {

// The answers to the asks of offer.h, one type for each. An answer that consists of nothing but a
// path, a piece or some pieces is that very thing.

struct Place {
    Point at{};
    std::optional<Facing> facing{};
    friend bool operator==(const Place&, const Place&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("at", &Place::at), field("facing", &Place::facing));
    }
};

struct Chosen {
    int index = 0;  // in the list of choices as it was offered
    friend bool operator==(Chosen, Chosen) = default;
    static constexpr auto fields() { return std::make_tuple(field("index", &Chosen::index)); }
};

struct Number {
    int value = 0;
    friend bool operator==(Number, Number) = default;
    static constexpr auto fields() { return std::make_tuple(field("value", &Number::value)); }
};

struct Text {
    std::string words{};
    friend bool operator==(const Text&, const Text&) = default;
    static constexpr auto fields() { return std::make_tuple(field("words", &Text::words)); }
};

template <class Name>
struct ShareOf {
    Name to{};
    int points = 0;
    friend bool operator==(const ShareOf&, const ShareOf&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("to", &ShareOf::to), field("points", &ShareOf::points));
    }
};

template <class Name>
using AnswerOf = std::variant<Path, Place, Name, std::vector<Name>, Chosen, Number,
                              std::vector<ShareOf<Name>>, Text>;

// An offer taken, with its answers in the order in which they were asked.
template <class Name>
struct ActionOf {
    std::string verb{};
    std::optional<Name> piece{};
    std::vector<AnswerOf<Name>> answers{};
    friend bool operator==(const ActionOf&, const ActionOf&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("verb", &ActionOf::verb), field("piece", &ActionOf::piece),
                               field("answers", &ActionOf::answers));
    }
};

using Share = ShareOf<PieceId>;
using Answer = AnswerOf<PieceId>;
using Action = ActionOf<PieceId>;
using SentShare = ShareOf<Handle>;
using SentAnswer = AnswerOf<Handle>;
using SentAction = ActionOf<Handle>;

// For rulesets, which are only handed actions that fit an offer of theirs.
template <class T>
const T& answer(const Action& action, std::size_t which)
{
    check(which < action.answers.size(), "an offer asked for less than its rule reads");
    const T* held = std::get_if<T>(&action.answers[which]);
    check(held != nullptr, "an offer asked for something else than its rule reads");
    return *held;
}

}  // namespace galloper
