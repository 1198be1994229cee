#include "clients/terminal/hot_seat.h"

#include <algorithm>

#include "clients/terminal/sentences.h"
#include "clients/terminal/talk.h"
#include "common/dice/keyed_dice.h"
#include "common/match/match.h"

namespace galloper::terminal {

namespace {

class Evening;

// One seat of the match, as its talk sees it.
class SharedPlace final : public Place {
public:
    SharedPlace(Evening& evening, Seat seat) : evening_(evening), seat_(seat) {}
    const SentPicture& picture() const override;
    std::optional<Forecast> forecast(const SentAction& action) override;
    std::optional<Refusal> act(const SentAction& action) override;
    std::optional<std::string> rule(const std::string& id) override;
    std::optional<std::string> coaching(const std::string& verb) override;
    std::optional<Seat> seat() const override { return seat_; }

private:
    Evening& evening_;
    Seat seat_;
};

// The match, and what each of its people has not been told yet.
class Evening {
public:
    Evening(Console& console, const HotSeat& hot_seat)
        : console_(console),
          hot_seat_(hot_seat),
          match_(hot_seat.game, hot_seat.posts, hot_seat.handles)
    {
        for (std::size_t i = 0; i < hot_seat.posts.size(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            people_.push_back(std::make_unique<Person>(console, *this, seat));
        }
    }

    void play();

    const Match& match() const { return match_; }
    std::optional<Refusal> act(Seat seat, const SentAction& action);
    std::optional<std::string> coaching(const std::string& verb) const
    {
        const auto found = hot_seat_.coaching.find(verb);
        return found == hot_seat_.coaching.end() ? std::nullopt : std::optional(found->second);
    }
    std::optional<std::string> rule(const std::string& id) const
    {
        return hot_seat_.rule ? hot_seat_.rule(id) : std::nullopt;
    }

private:
    struct Person {
        Person(Console& console, Evening& evening, Seat seat)
            : place(evening, seat), talk(console, place)
        {
        }
        SharedPlace place;
        Talk talk;
        bool briefed = false;
    };

    Person& person(Seat seat) { return *people_[seat.number]; }
    std::string name(Seat seat) const { return hot_seat_.seats[seat.number]; }
    Seat next(Seat now) const;
    Seat other_than(Seat now);
    void pass_on(Seat from, Seat to);
    void welcome(Seat seat);

    Console& console_;
    const HotSeat& hot_seat_;
    Match match_;
    std::vector<std::unique_ptr<Person>> people_{};
};

const SentPicture& SharedPlace::picture() const { return evening_.match().picture(seat_); }

std::optional<Forecast> SharedPlace::forecast(const SentAction& action)
{
    const auto forecast = evening_.match().forecast(seat_, action);
    return forecast ? std::optional(*forecast) : std::nullopt;
}

std::optional<Refusal> SharedPlace::act(const SentAction& action)
{
    return evening_.act(seat_, action);
}

std::optional<std::string> SharedPlace::rule(const std::string& id) { return evening_.rule(id); }

std::optional<std::string> SharedPlace::coaching(const std::string& verb)
{
    return evening_.coaching(verb);
}

std::optional<Refusal> Evening::act(Seat seat, const SentAction& action)
{
    KeyedDice dice(hot_seat_.dice, match_.step() + 1);
    auto step = match_.prepare(seat, match_.number(seat), action, dice);
    if (!step) return step.error();
    std::vector<Update> updates;
    for (const Match::Telling& telling : step->tellings) updates.push_back(telling.update);
    match_.take(std::move(*step));
    for (std::size_t i = 0; i < people_.size(); ++i)
        if (!updates[i].empty()) people_[i]->talk.tell(updates[i].news);
    return std::nullopt;
}

// Whoever has the keyboard keeps it while the game waits for him.
Seat Evening::next(Seat now) const
{
    const std::vector<Seat>& awaited = match_.awaited();
    const bool waits = std::find(awaited.begin(), awaited.end(), now) != awaited.end();
    return waits || awaited.empty() ? now : awaited.front();
}

Seat Evening::other_than(Seat now)
{
    if (people_.size() == 2) return Seat{static_cast<std::uint8_t>(1 - now.number)};
    for (std::size_t i = 0; i < people_.size(); ++i)
        console_.say("  " + std::to_string(i) + "  " + name(Seat{static_cast<std::uint8_t>(i)}) +
                     "\n");
    const auto line = console_.ask("  To which seat? ");
    if (!line || line->size() != 1 || (*line)[0] < '0') return now;
    const auto number = static_cast<std::size_t>((*line)[0] - '0');
    return number < people_.size() ? Seat{static_cast<std::uint8_t>(number)} : now;
}

// Whoever sits down is briefed the first time, and then shown what stands.
void Evening::welcome(Seat seat)
{
    if (!person(seat).briefed && seat.number < hot_seat_.briefings.size())
        console_.say("\n" + hot_seat_.briefings[seat.number] + "\n");
    person(seat).briefed = true;
    person(seat).talk.show();
}

void Evening::pass_on(Seat from, Seat to)
{
    console_.ask("\nNext is " + name(to) + ". " + name(from) +
                 ", press Enter to clear the screen.");
    console_.clear();
    console_.ask(name(to) + ", press Enter when you sit at the keyboard alone.");
    welcome(to);
}

void Evening::play()
{
    Seat now = next(Seat{0});
    console_.clear();
    console_.ask(name(now) + " begins. Press Enter when you sit at the keyboard alone.");
    welcome(now);
    while (!match_.ending()) {
        const auto line = console_.ask(name(now) + "> ");
        if (!line) return;
        const Talk::Heard heard = person(now).talk.hear(*line);
        if (heard == Talk::Heard::Quit) return;
        Seat then = now;
        if (heard == Talk::Heard::HandOver) then = other_than(now);
        if (heard == Talk::Heard::Acted) {
            person(now).talk.read_out();
            then = match_.ending() ? now : next(now);
            if (then == now) person(now).talk.show_offers();
        }
        if (then != now) pass_on(now, then);
        now = then;
    }
}

}  // namespace

void play_hot_seat(Console& console, const HotSeat& hot_seat) { Evening(console, hot_seat).play(); }

}  // namespace galloper::terminal
