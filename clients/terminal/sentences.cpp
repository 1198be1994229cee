#include "clients/terminal/sentences.h"

#include "clients/terminal/measures.h"

namespace galloper::terminal {

namespace {

std::string filled(const SentLine& line, const Roster& roster)
{
    std::string text = line.text;
    std::size_t from = 0;
    for (const Handle thing : line.about) {
        const auto place = text.find("{}", from);
        if (place == text.npos) break;
        const std::string name = roster.name_of(thing);
        text.replace(place, 2, name);
        from = place + name.size();
    }
    return text;
}

std::string die_text(const Die& die)
{
    const std::string kind = die.sides == 0 ? "average die" : "D" + std::to_string(die.sides);
    return std::to_string(die.face) + " (" + kind + ")";
}

std::string throw_text(const Throw& made)
{
    std::string text = "      " + made.purpose + ":";
    for (const Die& die : made.dice) text += " " + die_text(die);
    for (const Modifier& modifier : made.modifiers)
        text += (modifier.value < 0 ? " " : " +") + std::to_string(modifier.value) + " for " +
                modifier.words;
    text += " = " + std::to_string(made.total);
    if (!made.needed.empty()) text += ", needed " + made.needed;
    if (!made.verdict.empty()) text += ": " + made.verdict;
    return text + "\n";
}

std::string listed(const std::vector<Handle>& pieces, const Roster& roster)
{
    std::string all;
    for (const Handle piece : pieces) all += (all.empty() ? "" : ", ") + roster.name_of(piece);
    return all.empty() ? "none" : all;
}

// One function for each kind of answer.
class AnswerWords {
public:
    AnswerWords(const SentAsk& ask, const SentPicture& picture, const Roster& roster)
        : ask_(ask), measures_(picture.unit), roster_(roster)
    {
    }
    std::string operator()(const Path& path) const { return measures_.text(path); }
    std::string operator()(const Place& place) const
    {
        const std::string at = measures_.text(place.at);
        return place.facing ? at + " facing " + compass(*place.facing) : at;
    }
    std::string operator()(const Handle& piece) const { return roster_.name_of(piece); }
    std::string operator()(const std::vector<Handle>& pieces) const
    {
        return listed(pieces, roster_);
    }
    std::string operator()(const Chosen& chosen) const
    {
        const auto* choices = std::get_if<AskChoice>(&ask_.kind);
        const auto index = static_cast<std::size_t>(chosen.index);
        return choices && index < choices->choices.size() ? choices->choices[index] : "?";
    }
    std::string operator()(const Number& number) const { return std::to_string(number.value); }
    std::string operator()(const std::vector<SentShare>& shares) const
    {
        std::string all;
        for (const SentShare& share : shares)
            all += (all.empty() ? "" : ", ") + std::to_string(share.points) + " to " +
                   roster_.name_of(share.to);
        return all.empty() ? "nothing" : all;
    }
    std::string operator()(const Text& text) const { return "\"" + text.words + "\""; }

private:
    const SentAsk& ask_;
    Measures measures_;
    const Roster& roster_;
};

}  // namespace

std::string news_text(const News& news, const SentPicture& picture, const Roster& roster)
{
    const Measures measures(picture.unit);
    std::string all;
    for (const SentLine& line : news.lines) {
        all += "  * " + filled(line, roster);
        all += line.rule.empty() ? "\n" : " [" + line.rule + "]\n";
        for (const Throw& made : line.throws) all += throw_text(made);
    }
    for (const SentMotion& motion : news.motions)
        if (motion.way.size() > 1)
            all += "  * " + roster.name_of(motion.piece) + " goes " + measures.text(motion.way) +
                   ".\n";
    return all;
}

std::string forecast_text(const Forecast& forecast, const SentPicture& picture)
{
    const Measures measures(picture.unit);
    std::string all;
    if (forecast.cost) {
        all += "  costs " + measures.text(*forecast.cost);
        if (forecast.allowance) all += " of " + measures.text(*forecast.allowance);
        all += " " + measures.unit() + "\n";
    }
    for (const Odds& odds : forecast.odds)
        all += "  " + odds.of + ": " + std::to_string(odds.good) + " in " +
               std::to_string(odds.in) + "\n";
    for (const Mark& mark : forecast.marks)
        all += "  at " + measures.text(mark.at) + ": " + mark.words + "\n";
    for (const std::string& note : forecast.notes) all += "  " + note + "\n";
    return all;
}

std::string offer_text(const SentOffer& offer, const Roster& roster)
{
    std::string text = offer.label.empty() ? offer.verb : offer.label;
    if (offer.piece) text += " - " + roster.name_of(*offer.piece);
    if (!offer.rule.empty()) text += " [" + offer.rule + "]";
    if (offer.is_default) text += " (played when time runs out)";
    return text;
}

std::string answer_text(const SentAsk& ask, const SentAnswer& answer, const SentPicture& picture,
                        const Roster& roster)
{
    return std::visit(AnswerWords(ask, picture, roster), answer);
}

std::string ending_text(const SentPicture& picture)
{
    if (!picture.ending) return {};
    std::string text = "The game is over. " + picture.ending->words + "\n";
    for (std::size_t i = 0; i < picture.ending->scores.size(); ++i)
        text += "  " + (i < picture.sides.size() ? picture.sides[i] : std::to_string(i)) + ": " +
                std::to_string(picture.ending->scores[i]) + "\n";
    return text;
}

}  // namespace galloper::terminal
