#include "clients/terminal/talk.h"

#include <algorithm>
#include <charconv>

#include "clients/terminal/asks.h"
#include "clients/terminal/draw.h"
#include "clients/terminal/measures.h"
#include "clients/terminal/sentences.h"
#include "common/bot/brain.h"
#include "common/match/proceedings.h"

namespace galloper::terminal {

const char* const help =
    "  a number   takes the offer of that number\n"
    "  t          shows the table again\n"
    "  o          lists the offers again\n"
    "  s          suggests what to do\n"
    "  rule ID    reads a rule, such as the one in brackets behind an offer\n"
    "  hand       passes the keyboard to another seat, where several share one\n"
    "  q          leaves\n";

void Talk::show()
{
    const SentPicture& picture = place_.picture();
    roster_.look_at(picture);
    console_.say("\n" + draw_table(picture, roster_) + "\n" + list_pieces(picture, roster_));
    if (!picture.ground.empty()) console_.say("Ground:\n" + list_ground(picture));
    console_.say("How it stands:\n" + list_standing(picture));
    if (!unread_.empty()) console_.say("What has happened:\n");
    read_out();
    show_offers();
}

// By piece, in the order of the roster; what the house offers stands last.
std::vector<SentOffer> Talk::offers() const
{
    std::vector<SentOffer> offers = place_.picture().offers;
    const auto rank = [this](const SentOffer& offer) {
        return std::pair(is_house_verb(offer.verb),
                         offer.piece ? roster_.number_of(*offer.piece) : 0);
    };
    std::stable_sort(offers.begin(), offers.end(),
                     [&](const SentOffer& a, const SentOffer& b) { return rank(a) < rank(b); });
    return offers;
}

bool Talk::asked() const
{
    const auto& awaited = place_.picture().awaited;
    const auto seat = place_.seat();
    return seat && std::find(awaited.begin(), awaited.end(), *seat) != awaited.end();
}

void Talk::show_offers()
{
    if (place_.picture().ending) {
        console_.say(ending_text(place_.picture()));
        return;
    }
    if (!place_.seat()) return;
    console_.say(asked() ? "You are to decide:\n" : "Others are to decide. You may:\n");
    int number = 0;
    for (const SentOffer& offer : offers()) {
        const std::string shown = std::to_string(++number);
        console_.say(std::string(shown.size() < 4 ? 4 - shown.size() : 0, ' ') + shown + "  " +
                     offer_text(offer, roster_) + "\n");
    }
    if (asked()) coach();
}

void Talk::coach()
{
    for (const SentOffer& offer : offers()) {
        if (!coached_.insert(offer.verb).second) continue;
        if (const auto words = place_.coaching(offer.verb))
            console_.say("  (" + offer.verb + ": " + *words + ")\n");
    }
}

void Talk::tell(const News& news)
{
    const SentPicture& picture = place_.picture();
    roster_.look_at(picture);
    unread_ += news_text(news, picture, roster_);
}

void Talk::read_out()
{
    console_.say(unread_);
    unread_.clear();
}

void Talk::explain(const std::string& id)
{
    const auto words = place_.rule(id);
    console_.say(words ? "  " + id + ": " + *words + "\n" : "  There is no rule " + id + ".\n");
}

void Talk::suggest()
{
    const auto foresee = [this](const SentAction& action) { return place_.forecast(action); };
    const auto action = galloper::suggest(place_.picture(), foresee, 20);
    int number = 0;
    for (const SentOffer& offer : offers()) {
        ++number;
        if (!action || offer.verb != action->verb || offer.piece != action->piece) continue;
        std::string text =
            "  Perhaps " + std::to_string(number) + ", " + offer_text(offer, roster_);
        for (std::size_t i = 0; i < action->answers.size(); ++i)
            text += "\n    " + offer.asks[i].label + ": " +
                    answer_text(offer.asks[i], action->answers[i], place_.picture(), roster_);
        return console_.say(text + "\n");
    }
    console_.say("  Nothing comes to mind.\n");
}

Talk::Heard Talk::hear(const std::string& line)
{
    const auto words = words_of(line);
    if (words.empty()) return Heard::Stayed;
    if (words[0] == "q" || words[0] == "quit") return Heard::Quit;
    if (words[0] == "hand") return Heard::HandOver;
    if (words[0] == "t") {
        show();
    } else if (words[0] == "o") {
        show_offers();
    } else if (words[0] == "s") {
        suggest();
    } else if (words[0] == "rule" && words.size() == 2) {
        explain(std::string(words[1]));
    } else if (std::size_t number = 0;
               std::from_chars(words[0].data(), words[0].data() + words[0].size(), number).ptr ==
                   words[0].data() + words[0].size() &&
               number > 0 && number <= offers().size()) {
        return take(offers()[number - 1]);
    } else {
        console_.say(help);
    }
    return Heard::Stayed;
}

Talk::Heard Talk::take(const SentOffer& offer)
{
    console_.say("  " + offer_text(offer, roster_) + "\n");
    const auto action = fill_in(console_, offer, place_.picture(), roster_);
    if (!action) return Heard::Stayed;
    const auto forecast = place_.forecast(*action);
    const std::string foreseen = forecast ? forecast_text(*forecast, place_.picture()) : "";
    if (!foreseen.empty()) {
        const auto sure = console_.ask(foreseen + "  Do it? (Enter does, n does not) ");
        if (!sure || !sure->empty()) return Heard::Stayed;
    }
    const auto refusal = place_.act(*action);
    if (!refusal) return Heard::Acted;
    console_.say("  " + refusal->words + "\n");
    return Heard::Stayed;
}

}  // namespace galloper::terminal
