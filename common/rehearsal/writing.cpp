#include "common/rehearsal/writing.h"

#include <algorithm>

#include "common/match/recorded_dice.h"
#include "common/rehearsal/performance.h"

namespace galloper::rehearsal {

namespace {

std::string quoted(const std::string& text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c == '\n' ? "\\n" : std::string(1, c);
    }
    return quoted + "\"";
}

const SentOffer* offer_for(const Stage& stage, Seat seat, const SentAction& action)
{
    for (const SentOffer& offer : stage.picture(seat).offers)
        if (offer.verb == action.verb && offer.piece == action.piece) return &offer;
    return nullptr;
}

// One answer, as the seat would say it to somebody who looks at the same picture.
struct Saying {
    const Stage& stage;
    Seat seat;
    const SentAsk* ask;

    std::string name(Handle piece) const { return quoted(stage.labels(seat).of(piece)); }

    std::string operator()(const Path& path) const
    {
        return "path: " + quoted(wire::written(path, stage.unit()));
    }
    std::string operator()(const Place& place) const
    {
        const std::string facing =
            place.facing ? " facing: " + quoted(wire::written(*place.facing)) : "";
        return "place { at: " + quoted(wire::written(place.at, stage.unit())) + facing + " }";
    }
    std::string operator()(Handle piece) const { return "piece: " + name(piece); }
    std::string operator()(const std::vector<Handle>& pieces) const
    {
        std::string text = "pieces {";
        for (const Handle piece : pieces) text += " piece: " + name(piece);
        return text + " }";
    }
    std::string operator()(Chosen chosen) const
    {
        const auto* choice = ask == nullptr ? nullptr : std::get_if<AskChoice>(&ask->kind);
        if (choice == nullptr) return "index: " + std::to_string(chosen.index);
        return "choice: " + quoted(choice->choices[static_cast<std::size_t>(chosen.index)]);
    }
    std::string operator()(Number number) const
    {
        return "number: " + std::to_string(number.value);
    }
    std::string operator()(const std::vector<SentShare>& shares) const
    {
        std::string text = "points {";
        for (const SentShare& share : shares)
            text += " share { to: " + name(share.to) + " points: " + std::to_string(share.points) +
                    " }";
        return text + " }";
    }
    std::string operator()(const Text& said) const { return "text: " + quoted(said.words); }
};

// By his name, unless others have the same.
std::string seat_name(const Stage& stage, Seat seat)
{
    const std::string& name = stage.seats[seat.number].name;
    const auto alike = std::count_if(stage.seats.begin(), stage.seats.end(),
                                     [&](const ScenarioSeat& other) { return other.name == name; });
    return quoted(alike == 1 && !name.empty() ? name : std::to_string(seat.number));
}

// The label by which the file can name it; nothing for what is not there yet.
std::string die_piece(const Stage& stage, PieceId piece)
{
    if (piece.value == 0 || !stage.is_set()) return {};
    const std::string label = stage.labels(Viewer::truth()).of(Handle{piece.value});
    return stage.piece_called(label) ? " piece: " + quoted(label) : "";
}

}  // namespace

std::string written(const Stage& stage, const std::vector<Draw>& dice, std::string_view margin)
{
    std::string text;
    for (std::size_t i = 0; i < dice.size();) {
        const Draw& first = dice[i];
        std::string faces;
        for (; i < dice.size() && dice[i].purpose == first.purpose && dice[i].piece == first.piece;
             ++i)
            faces += (faces.empty() ? "" : ", ") + std::to_string(dice[i].face);
        text += std::string(margin) + "die { purpose: " + quoted(first.purpose) +
                die_piece(stage, first.piece) + " face: [" + faces + "] }\n";
    }
    return text;
}

std::string written(const Stage& stage, Seat seat, const SentAction& action,
                    const std::vector<Draw>& dice)
{
    std::string text =
        "step {\n  seat: " + seat_name(stage, seat) + " verb: " + quoted(action.verb);
    if (action.piece) text += " piece: " + quoted(stage.labels(seat).of(*action.piece));
    text += "\n";
    const SentOffer* offer = offer_for(stage, seat, action);
    for (std::size_t i = 0; i < action.answers.size(); ++i) {
        const SentAsk* ask = offer != nullptr && i < offer->asks.size() ? &offer->asks[i] : nullptr;
        text += "  answer { " + std::visit(Saying{stage, seat, ask}, action.answers[i]) + " }\n";
    }
    return text + written(stage, dice, "  ") + "}\n";
}

namespace {

class Playing {
public:
    Playing(Performance& performance, const PlayOn& how) : stage_(performance.stage()), how_(how) {}

    std::string play()
    {
        for (int i = 0; i < how_.most && !stage_.match().ending() && step(); ++i) continue;
        return std::move(text_);
    }

private:
    // The first seat that has something to do does it; false where none has.
    bool step()
    {
        for (std::uint8_t i = 0; i < stage_.seats.size(); ++i)
            if (const auto action = how_.choose(Seat{i}, stage_.match())) {
                take(Seat{i}, *action);
                return true;
            }
        return false;
    }

    void take(Seat seat, const SentAction& action)
    {
        const Match& match = stage_.match();
        const auto dice = how_.dice(match.step() + 1);
        auto step = match.prepare(seat, match.number(seat), action, *dice);
        check(bool(step), "a player took what is not offered");
        text_ += written(stage_, seat, action, step->dice);
        stage_.take(std::move(*step));
    }

    Stage& stage_;
    const PlayOn& how_;
    std::string text_{};
};

}  // namespace

Result<std::string, std::string> play_on(std::string_view name, std::string_view text,
                                         const FindScenario& find, const PlayOn& playing)
{
    wire::Faults faults(name);
    wire::Entry::Lines lines;
    file::Rehearsal rehearsal;
    wire::parse_text(text, rehearsal, lines, faults, most_written);
    const wire::Entry whole(rehearsal, &lines, 0, faults);
    if (!faults.none()) return Err{faults.all().words};

    const auto setting_up = playing.dice(0);
    RecordingDice recorded(*setting_up);
    Performance performance(rehearsal, whole, find);
    bool well = performance.set_up(&recorded);
    for (const Performance::Scripted& step : steps_of(rehearsal, whole))
        well = well && performance.perform(step, {.expecting = false});
    if (!well) return Err{faults.all().words};
    const std::string drawn = written(Stage(), recorded.take(), "");
    return drawn + Playing(performance, playing).play();
}

}  // namespace galloper::rehearsal
