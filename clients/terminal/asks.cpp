#include "clients/terminal/asks.h"

#include <algorithm>
#include <charconv>

#include "clients/terminal/measures.h"
#include "clients/terminal/sentences.h"

namespace galloper::terminal {

Path cut_to(Point from, const Path& path, Length reach)
{
    const Track track(from, path);
    for (Length gone = std::min(reach, track.whole()); gone > Length{}; gone = gone - Length{1}) {
        Path cut = track.trace({}, gone);
        cut.erase(cut.begin());
        if (length(from, cut) <= reach) return cut;  // rounding can make it a tenth longer
    }
    return {from};
}

namespace {

std::optional<int> number_of(std::string_view text)
{
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || last != end) return std::nullopt;
    return number;
}

std::string range_text(int least, int most)
{
    if (least == most) return std::to_string(least);
    return std::to_string(least) + " to " + std::to_string(most);
}

// What is said to a person who is asked, and how his line is read. One function for each kind.
class Asking {
public:
    Asking(Console& console, const SentPicture& picture, const Roster& roster)
        : console_(console), measures_(picture.unit), roster_(roster)
    {
    }

    std::string how(const AskPath& ask) const
    {
        return "corners as x,y x,y or >right,up from " + measures_.text(ask.from) + ", up to " +
               measures_.text(ask.reach) + " " + measures_.unit();
    }
    std::string how(const AskPlace& ask) const
    {
        std::string text = "x,y";
        if (ask.facing) text += " and N, NE, E ... or a point x,y to face";
        for (const Polygon& outline : ask.within)
            text +=
                (&outline == &ask.within.front() ? ", inside " : " or ") + measures_.text(outline);
        return text;
    }
    std::string how(const AskPiece<Handle>& ask) const
    {
        return "one of " + listed(ask.candidates);
    }
    std::string how(const AskPieces<Handle>& ask) const
    {
        return range_text(ask.least, ask.most) + " of " + listed(ask.candidates);
    }
    std::string how(const AskChoice& ask) const
    {
        std::string text;
        for (std::size_t i = 0; i < ask.choices.size(); ++i)
            text += (i == 0 ? "" : ", ") + std::to_string(i + 1) + " " + ask.choices[i];
        return text;
    }
    std::string how(const AskNumber& ask) const { return range_text(ask.least, ask.most); }
    std::string how(const AskPoints<Handle>& ask) const
    {
        std::string text = range_text(ask.least, ask.most) + " in all, as piece:points, to";
        for (const auto& cap : ask.among)
            text += " " + roster_.name_of(cap.piece) + " up to " + std::to_string(cap.most);
        return text;
    }
    std::string how(const AskText& ask) const
    {
        return "a line of at most " + std::to_string(ask.most) + " bytes";
    }

    using Read = std::optional<SentAnswer>;

    Read read(const AskPath& ask, const std::string& line) const
    {
        std::optional<Path> path = measures_.path(ask.from, line);
        if (!path) return std::nullopt;
        const bool on_the_table =
            std::all_of(path->begin(), path->end(), [&](Point p) { return ask.within.holds(p); });
        if (on_the_table && length(ask.from, *path) > ask.reach) {
            path = cut_to(ask.from, *path, ask.reach);
            console_.say("  That is farther than it can go: cut to " + measures_.text(*path) +
                         ".\n");
        }
        return *path;
    }
    Read read(const AskPlace& ask, const std::string& line) const
    {
        const auto words = words_of(line);
        if (words.empty() || words.size() > 2) return std::nullopt;
        const auto at = measures_.point(words[0]);
        if (!at) return std::nullopt;
        Place place{*at, {}};
        if (!ask.facing || words.size() == 1) return place;
        place.facing = facing_of(words[1]);
        if (const auto to = measures_.point(words[1]); !place.facing && to)
            place.facing = towards(*at, *to);
        return place;
    }
    Read read(const AskPiece<Handle>&, const std::string& line) const
    {
        const auto piece = called(line);
        return piece ? Read(*piece) : std::nullopt;
    }
    Read read(const AskPieces<Handle>&, const std::string& line) const
    {
        std::vector<Handle> pieces;
        for (const std::string_view word : words_of(line)) {
            const auto piece = called(word);
            if (!piece) return std::nullopt;
            pieces.push_back(*piece);
        }
        return pieces;
    }
    Read read(const AskChoice& ask, const std::string& line) const
    {
        for (std::size_t i = 0; i < ask.choices.size(); ++i)
            if (line == ask.choices[i]) return Chosen{static_cast<int>(i)};
        const auto number = number_of(line);
        return number && *number > 0 ? Read(Chosen{*number - 1}) : std::nullopt;
    }
    Read read(const AskNumber&, const std::string& line) const
    {
        const auto number = number_of(line);
        return number ? Read(Number{*number}) : std::nullopt;
    }
    Read read(const AskPoints<Handle>&, const std::string& line) const
    {
        std::vector<SentShare> shares;
        for (const std::string_view word : words_of(line)) {
            const auto colon = std::min(word.find(':'), word.size() - 1);
            const auto piece = called(word.substr(0, colon));
            const auto points = number_of(word.substr(colon + 1));
            if (!piece || !points) return std::nullopt;
            shares.push_back({*piece, *points});
        }
        return shares;
    }
    Read read(const AskText&, const std::string& line) const { return Text{line}; }

private:
    std::optional<Handle> called(std::string_view word) const
    {
        const auto number = number_of(word);
        return number ? roster_.called(*number) : std::nullopt;
    }
    std::string listed(const std::vector<Handle>& pieces) const
    {
        std::string text;
        for (const Handle piece : pieces)
            text += (text.empty() ? "" : ", ") + roster_.name_of(piece);
        return text;
    }

    Console& console_;
    Measures measures_;
    const Roster& roster_;
};

// Whether this answer fits that ask alone, and if not, why.
std::optional<Refusal> held_against(const SentAsk& ask, const SentAnswer& answer)
{
    SentOffer offer;
    offer.asks.push_back(ask);
    return check_action({offer}, {offer.verb, offer.piece, {answer}});
}

}  // namespace

std::optional<SentAction> fill_in(Console& console, const SentOffer& offer,
                                  const SentPicture& picture, const Roster& roster)
{
    const Asking asking(console, picture, roster);
    SentAction action{offer.verb, offer.piece, {}};
    while (action.answers.size() < offer.asks.size()) {
        const std::size_t which = action.answers.size();
        const SentAsk& ask = offer.asks[which];
        std::string prompt = "  " + ask.label + " (";
        prompt += std::visit([&](const auto& kind) { return asking.how(kind); }, ask.kind);
        const bool proposed = which < offer.proposed.size();
        if (proposed)
            prompt += "; Enter for " + answer_text(ask, offer.proposed[which], picture, roster);
        const auto line = console.ask(prompt + "; . leaves it)\n  > ");
        if (!line || *line == ".") return std::nullopt;
        if (line->empty() && proposed) {
            action.answers.push_back(offer.proposed[which]);
            continue;
        }
        const auto read = [&](const auto& kind) { return asking.read(kind, *line); };
        const std::optional<SentAnswer> answer = std::visit(read, ask.kind);
        if (!answer) {
            console.say("  That cannot be read as an answer.\n");
        } else if (const auto refusal = held_against(ask, *answer)) {
            console.say("  " + refusal->words + "\n");
        } else {
            action.answers.push_back(*answer);
        }
    }
    return action;
}

}  // namespace galloper::terminal
