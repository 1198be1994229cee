#include "clients/terminal/online.h"

#include "clients/library/client.h"
#include "clients/terminal/console.h"
#include "clients/terminal/talk.h"

namespace galloper::terminal {

namespace {

using client::Card;
using client::Client;
constexpr std::chrono::milliseconds a_while{60'000};

class FarPlace final : public Place {
public:
    explicit FarPlace(Client& client) : client_(client) {}
    const SentPicture& picture() const override { return client_.view().picture(); }
    std::optional<Forecast> forecast(const SentAction& action) override
    {
        return client_.forecast(action);
    }
    std::optional<Refusal> act(const SentAction& action) override { return client_.act(action); }
    std::optional<std::string> rule(const std::string& id) override { return client_.rule(id); }
    std::optional<std::string> coaching(const std::string& verb) override
    {
        const auto found = client_.coaching().find(verb);
        return found == client_.coaching().end() ? std::nullopt : std::optional(found->second);
    }
    std::optional<Seat> seat() const override { return client_.card().yours; }

private:
    Client& client_;
};

std::string card_text(const Card& card)
{
    std::string text = card.title + "\n";
    for (const Card::Sitter& sitter : card.seats) {
        text += "  " + sitter.post + ": ";
        text += sitter.machine ? "the machine" : sitter.name.empty() ? "nobody yet" : sitter.name;
        if (card.yours == sitter.seat) text += " (you)";
        if (sitter.present) text += ", here";
        text += "\n";
    }
    if (card.stage == Card::Stage::Waiting) text += "  The match begins when all have sat down.\n";
    if (card.stage == Card::Stage::Parked)
        text += "  The match stands still: something went wrong on the server. Nothing is lost.\n";
    return text;
}

// "0:42", "1:03:00", "2 days 3 h".
std::string time_text(std::chrono::milliseconds left)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const auto two = [](auto number) {
        return std::string(number < 10 ? "0" : "").append(std::to_string(number));
    };
    constexpr int hour = 3600, day = 24 * hour;
    if (seconds >= day)
        return std::to_string(seconds / day) + (seconds < 2 * day ? " day " : " days ") +
               std::to_string(seconds % day / hour) + " h";
    const std::string below = two(seconds % 60);
    if (seconds < hour) return std::to_string(seconds / 60) + ":" + below;
    return std::to_string(seconds / hour) + ":" + two(seconds % hour / 60) + ":" + below;
}

// One person's sitting at a far table.
class Sitting {
public:
    Sitting(Keyboard& keyboard, std::ostream& screen, const Wish& wish)
        : keyboard_(keyboard),
          wish_(wish),
          client_(wish.link),
          console_([this] { return line(); }, screen)
    {
    }

    std::optional<std::string> run()
    {
        if (auto trouble = arrive()) return trouble;
        console_.say(card_text(client_.card()));
        while (!done_) {
            while (const auto happening = client_.next())
                std::visit([this](const auto& one) { happened(one); }, *happening);
            if (client_.over()) return client_.over();
            done_ = done_ || (client_.view().begun() && place_.picture().ending);
            if (!done_) listen();
        }
        return std::nullopt;
    }

private:
    std::optional<std::string> arrive()
    {
        if (auto trouble = client_.open()) return trouble;
        if (wish_.link.match.empty()) {
            if (auto trouble = client_.play_now(wish_.scenario)) return trouble;
            console_.say("To come back to this seat: galloper play " +
                         client::join_link(client_.link()) + "\n");
        } else if (!wish_.link.token.empty()) {
            if (auto trouble = client_.sit_down(wish_.name)) return trouble;
        }
        return client_.attach();
    }

    // A line for a question; the connection is looked after meanwhile.
    std::optional<std::string> line()
    {
        while (!keyboard_.ready())
            if (client_.wait(keyboard_.descriptor(), a_while)) keyboard_.read();
        return keyboard_.take();
    }

    // Waits for the person or the server, whichever comes first, and hears the person. Before there
    // is a table there is nothing to talk about.
    void listen()
    {
        if (!client_.view().begun()) {
            client_.wait(std::nullopt, a_while);
            return;
        }
        if (!keyboard_.ready()) {
            if (!client_.wait(keyboard_.descriptor(), a_while)) return;
            keyboard_.read();
            if (!keyboard_.ready()) return;
        }
        const auto typed = keyboard_.take();
        done_ = !typed;
        if (!typed) return;
        const Talk::Heard heard = talk_.hear(*typed);
        if (heard == Talk::Heard::Quit) done_ = true;
        if (heard == Talk::Heard::HandOver) console_.say("  Nobody else sits at this keyboard.\n");
        if (heard == Talk::Heard::Stayed || heard == Talk::Heard::HandOver) prompt();
    }

    void prompt()
    {
        if (!place_.seat() || place_.picture().ending) return;
        for (const client::TimeLeft& one : client_.time_left())
            if (one.seat == place_.seat()) console_.say(time_text(one.left) + " left ");
        console_.say("> ");
    }

    void happened(const client::Began&)
    {
        talk_.show();
        prompt();
    }
    void happened(const client::Told& told)
    {
        console_.say("\n");
        talk_.tell(told.news);
        talk_.read_out();
        if (talk_.asked() || place_.picture().ending) talk_.show_offers();
        prompt();
    }
    void happened(const client::Changed&) { console_.say("\n" + card_text(client_.card())); }
    void happened(const client::Timed&)
    {
        std::string times;
        for (const client::TimeLeft& one : client_.time_left())
            for (const Card::Sitter& sitter : client_.card().seats)
                if (sitter.seat == one.seat)
                    times += "\n  " + sitter.post + " has " + time_text(one.left) + " to decide.";
        if (times.empty()) return;
        console_.say(times + "\n");
        if (client_.view().begun()) prompt();
    }
    void happened(const client::Lost&)
    {
        console_.say("\nThe connection is lost. Trying to come back...\n");
    }
    void happened(const client::Back&) { console_.say("The connection stands again.\n"); }

    Keyboard& keyboard_;
    const Wish& wish_;
    Client client_;
    Console console_;
    FarPlace place_{client_};
    Talk talk_{console_, place_};
    bool done_ = false;
};

}  // namespace

std::optional<std::string> play_online(Keyboard& keyboard, std::ostream& screen, const Wish& wish)
{
    return Sitting(keyboard, screen, wish).run();
}

}  // namespace galloper::terminal
