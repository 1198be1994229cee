#include "tests/server/host/toy.h"

#include <map>
#include <sstream>

#include "common/base/save.h"

namespace galloper::toy {

namespace {

Build& this_build()
{
    static Build build;
    return build;
}

struct Card {
    PieceId id{};
    int face = 0;
    bool open = false;
    std::optional<Side> turned_by{};
    friend bool operator==(const Card&, const Card&) = default;
    static constexpr auto fields()
    {
        return std::make_tuple(field("id", &Card::id), field("face", &Card::face),
                               field("open", &Card::open), field("by", &Card::turned_by));
    }
};

struct Toy {
    struct State {
        Posts posts{};
        std::vector<Card> cards{};
        Seat turn{};
        bool asked = false;  // whether he presses on
        std::map<Seat, std::string> notes{};
        friend bool operator==(const State&, const State&) = default;
        static constexpr auto fields()
        {
            return std::make_tuple(field("posts", &State::posts), field("cards", &State::cards),
                                   field("turn", &State::turn), field("asked", &State::asked),
                                   field("notes", &State::notes));
        }
    };

    struct Known {
        Viewer viewer = Viewer::everybody();
        std::vector<Card> cards{};  // face 0: not known
        Seat turn{};
        bool asked = false;
        bool over = false;
        std::string note{};
        friend bool operator==(const Known&, const Known&) = default;
    };

    static Result<State, Fault> setup(const Scenario& scenario, const Options&, const Posts& posts,
                                      Dice& dice)
    {
        State state{.posts = posts};
        for (int i = 0; i < scenario.numbers.at("cards"); ++i) {
            const PieceId id{static_cast<std::uint32_t>(i + 1)};
            state.cards.push_back({id, dice.d6({"face", id}), false, std::nullopt});
        }
        return state;
    }

    static Outcome<State> act(const State& truth, Seat seat, const Action& action, Dice& dice)
    {
        Outcome<State> outcome{truth};
        State& next = outcome.next;
        check(action.verb != "break", "this rule is broken");
        if (action.verb == "write") {
            next.notes[seat] = answer<Text>(action, 0).words;
            return outcome;
        }
        if (action.verb == "press on") {
            next.asked = false;
            return outcome;
        }
        next.asked = false;
        if (action.verb == "turn") {
            Card& card = next.cards[action.piece->value - 1];
            card.open = true;
            card.turned_by = truth.posts[seat.number].side;
            const int wind = dice.d6({"wind"});
            outcome.report.lines.push_back(
                {.to = Audience::everyone(),
                 .text = "{} is turned; the wind is " + std::to_string(wind) + ".",
                 .about = {card.id}});
            next.asked = card.face >= 4;
        }
        if (!next.asked)
            next.turn = Seat{static_cast<std::uint8_t>((seat.number + 1u) % next.posts.size())};
        return outcome;
    }

    static Result<State, Refusal> edit(const State&, const Edit&)
    {
        return Err{Refusal{Refusal::Kind::NotPossible, "nothing is changed by hand"}};
    }

    static Known known_to(const State& truth, Viewer viewer)
    {
        const bool keeper = viewer.seat() && truth.posts[viewer.seat()->number].side == Side{1};
        Known known{.viewer = viewer, .turn = truth.turn, .asked = truth.asked, .over = true};
        for (const Card& card : truth.cards) {
            Card seen{.id = card.id, .open = card.open, .turned_by = card.turned_by};
            if (card.open || keeper || viewer.is_truth()) seen.face = card.face;
            known.cards.push_back(seen);
            known.over = known.over && card.open;
        }
        if (viewer.seat() && truth.notes.contains(*viewer.seat()))
            known.note = truth.notes.at(*viewer.seat());
        return known;
    }

    static Picture picture(const Known& known)
    {
        Picture picture{.table = {{}, {inches(40), inches(40)}},
                        .unit = "in",
                        .sides = {"Attackers", "Keeper"}};
        Ending ending{"Every card lies open.", std::nullopt, {0, 0}};
        for (const Card& card : known.cards) {
            Piece piece{.name = card.id, .kind = "card", .label = this_build().card};
            const std::string face = "face " + std::to_string(card.face);
            if (card.open)
                piece.badges = {face};
            else if (card.face > 0)
                piece.load = "secret " + face;
            picture.pieces.push_back(piece);
            if (card.turned_by) ending.scores[card.turned_by->number] += card.face;
        }
        if (!known.note.empty()) picture.facts = {{"note", known.note}};
        if (known.over)
            picture.ending = ending;
        else
            picture.awaited = {known.turn};
        return picture;
    }

    static std::vector<Offer> offers(const Known& known)
    {
        if (known.over || !known.viewer.is(known.turn)) return {};
        std::vector<Offer> offers;
        offers.push_back({.verb = "write",
                          .label = "Write a note",
                          .asks = {{"What", AskText{100}}},
                          .proposed = {Text{"something"}}});
        offers.push_back({.verb = "break", .label = "Break the rules", .merit = -100});
        if (known.asked) {
            offers.push_back({.verb = "press on", .label = "Press on"});
            offers.push_back({.verb = "stop", .label = "Stop", .is_default = true, .merit = 20});
            return offers;
        }
        for (const Card& card : known.cards)
            if (!card.open)
                offers.push_back({.verb = "turn", .piece = card.id, .label = "Turn", .merit = 50});
        offers.push_back({.verb = "pass", .label = "Pass", .is_default = true});
        return offers;
    }

    static Forecast forecast(const Known& known, Seat, const Action& action)
    {
        check(action.verb != "break", "this forecast is broken");
        return {.odds = {{action.verb, 1, static_cast<int>(known.cards.size())}}};
    }

    static std::string save(const State& truth) { return save_text(truth); }
    static Result<State, Unreadable> load(std::string_view text)
    {
        if (!this_build().reads_states) return Err{Unreadable{"of other rules"}};
        return load_text<State>(text);
    }
};

RulesetInfo& changeable_info()
{
    static RulesetInfo info{
        .name = "toy",
        .title = "Toy",
        .options = {{"wind", "Wind", "TOY-1", {{"none", "No wind"}, {"some", "Some wind"}}}},
        .rules = {{"TOY-1", "There is a wind."}}};
    return info;
}

const RulesetInfo& info() { return changeable_info(); }

Result<std::vector<ScenarioSeat>, Fault> seats(const Scenario& scenario, const Options& options)
{
    for (const auto& [name, value] : options)
        if (name != "wind" || (value != "none" && value != "some"))
            return Err{Fault{"There is no option \"" + name + "\" with that value."}};
    return scenario.seats;
}

Result<std::shared_ptr<const Game>, Fault> setup(const Scenario& scenario, const Options& options,
                                                 const Posts& posts, Dice& dice)
{
    auto state = Toy::setup(scenario, options, posts, dice);
    if (!state) return Err{state.error()};
    return std::shared_ptr<const Game>(std::make_shared<GameOf<Toy>>(std::move(*state)));
}

Result<std::shared_ptr<const Game>, Unreadable> load(std::string_view text)
{
    auto state = Toy::load(text);
    if (!state) return Err{state.error()};
    return std::shared_ptr<const Game>(std::make_shared<GameOf<Toy>>(std::move(*state)));
}

}  // namespace

const RulesetEntry& entry()
{
    static const RulesetEntry entry{"toy", info, seats, setup, load};
    return entry;
}

void set_build(const Build& build)
{
    this_build() = build;
    changeable_info().version = build.version;
}

const RulesetEntry* find(std::string_view name) { return name == "toy" ? &entry() : nullptr; }

Result<Scenario, Fault> read(std::string_view name, std::string_view text)
{
    std::istringstream words{std::string(text)};
    std::map<std::string, int> numbers{{"cards", 0}, {"attackers", 1}, {"keepers", 1}};
    std::string word;
    int number = 0;
    while (words >> word >> number)
        if (numbers.contains(word)) numbers[word] = number;
    if (numbers["cards"] == 0) return Err{Fault{"a toy has cards"}};

    Scenario scenario{.name = std::string(name),
                      .title = "Toy " + std::string(name),
                      .ruleset = "toy",
                      .minutes = numbers["cards"],
                      .numbers = numbers,
                      .coaching = {{"turn", "Turn a card."}}};
    for (int i = 0; i < numbers["attackers"]; ++i)
        scenario.seats.push_back({"Attacker " + std::to_string(i + 1), {.side = Side{0}}});
    for (int i = 0; i < numbers["keepers"]; ++i)
        scenario.seats.push_back({"Keeper", {.side = Side{1}}});
    return scenario;
}

}  // namespace galloper::toy
