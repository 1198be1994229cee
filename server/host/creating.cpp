#include "server/host/creating.h"

#include <algorithm>
#include <utility>

#include "common/match/keys.h"

namespace galloper {

namespace {

constexpr std::uint32_t longest_clock = 60 * 60 * 24 * 30;
constexpr std::uint32_t most_days = 365;

template <std::size_t size>
std::array<std::uint8_t, size> drawn(const Chance& chance)
{
    std::array<std::uint8_t, size> bytes{};
    chance(bytes);
    return bytes;
}

bool is_machine(const Wish& wish, std::uint32_t seat)
{
    if (wish.all_but_the_first) return seat != 0;
    return std::find(wish.machine_seats.begin(), wish.machine_seats.end(), seat) !=
           wish.machine_seats.end();
}

Made make_one(const Catalogue& catalogue, const Chance& chance, const Wish& wish,
              const std::vector<ScenarioSeat>& seats)
{
    const Scenario& scenario = wish.entry->scenario;
    Made made;
    made.match.name = new_match_name(chance);
    made.match.ruleset = scenario.ruleset;
    made.match.version = catalogue.ruleset(scenario.ruleset)->info().version;
    made.match.scenario = scenario.name;
    made.match.scenario_text = wish.entry->text;
    made.match.options = options_for(scenario, wish.options);
    made.match.decision = wish.clock;
    made.match.disclosure = *wish.disclosure;
    if (wish.disclosure == Disclosure::AfterDays) made.match.days = wish.days;
    made.match.handles = drawn<32>(chance);

    for (std::uint32_t seat = 0; seat < seats.size(); ++seat) {
        const std::string token = new_token(chance);
        made.match.seats.push_back({.name = seats[seat].name,
                                    .post = seats[seat].post,
                                    .token = hash_of_token(token),
                                    .machine = is_machine(wish, seat)});
        made.tokens.push_back(token);
    }
    return made;
}

// Whoever sits on another side of one table knows what is hidden there, and so what is hidden at
// the other. [BRV-2]
bool have_one_side(const std::vector<ScenarioSeat>& seats)
{
    return std::all_of(seats.begin(), seats.end(), [&](const ScenarioSeat& seat) {
        return seat.post.side == seats.front().post.side;
    });
}

}  // namespace

Result<std::vector<Made>, Trouble> make_matches(const Catalogue& catalogue, const Chance& chance,
                                                const Wish& wish, std::int64_t calendar)
{
    if (wish.entry == nullptr)
        return Err{Trouble{play::v1::REASON_UNKNOWN, "There is no such scenario."}};
    if (wish.clock > longest_clock)
        return Err{Trouble{play::v1::REASON_BAD_ANSWER, "A clock runs for 30 days at most."}};

    if (!wish.disclosure)
        return Err{Trouble{play::v1::REASON_BAD_ANSWER, "No truth opens in that way."}};
    if (wish.disclosure == Disclosure::AfterDays && (wish.days < 1 || wish.days > most_days))
        return Err{Trouble{play::v1::REASON_BAD_ANSWER, "It may open after 1 to 365 days."}};

    const auto seats = catalogue.seats(wish.entry->scenario, wish.options);
    if (!seats) return Err{Trouble{play::v1::REASON_NOT_POSSIBLE, seats.error().words}};
    for (const std::uint32_t seat : wish.machine_seats)
        if (seat >= seats->size())
            return Err{Trouble{play::v1::REASON_UNKNOWN, "There is no such seat."}};

    if (wish.duplicate && !have_one_side(*seats))
        return Err{Trouble{play::v1::REASON_NOT_POSSIBLE,
                           "A duplicate is for matches in which all play on one side."}};

    const Secret secret = drawn<32>(chance);
    std::vector<Made> made;
    for (int copy = 0; copy < (wish.duplicate ? 2 : 1); ++copy) {
        made.push_back(make_one(catalogue, chance, wish, *seats));
        made.back().match.secret = secret;
        made.back().match.commitment = commitment_to(secret);
        made.back().match.created = calendar;
    }
    return made;
}

bool waits_for_people(const NewMatch& match)
{
    return std::any_of(match.seats.begin(), match.seats.end(),
                       [](const NewSeat& seat) { return !seat.machine; });
}

play::v1::Created created(const std::vector<Made>& made)
{
    play::v1::Created message;
    for (const Made& one : made) {
        play::v1::Created& about = &one == &made.front() ? message : *message.add_duplicate();
        about.set_match(one.match.name);
        about.set_commitment(one.match.commitment.data(), one.match.commitment.size());
        for (std::size_t seat = 0; seat < one.tokens.size(); ++seat) {
            if (one.match.seats[seat].machine) continue;
            play::v1::SeatToken& right = *about.add_seats();
            right.set_seat(static_cast<std::uint32_t>(seat));
            right.set_post(one.match.seats[seat].name);
            right.set_token(one.tokens[seat]);
        }
    }
    return message;
}

}  // namespace galloper
