#include "common/rehearsal/performance.h"

#include "common/rehearsal/expecting.h"
#include "common/rulesets/rulesets.h"

namespace galloper::rehearsal {

using wire::Entry;

namespace {

// A key of the rehearsal's own for what setting up draws.
Key key_of(std::uint64_t seed)
{
    Key key{};
    for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
    return key;
}

// "movement of Rifles (2), nerve of Rifles (1)": in the order of the throws.
std::string all_thrown(const ScriptedDice& dice, const Stage& stage)
{
    const std::vector<Draw>& thrown = dice.thrown();
    std::string all;
    for (std::size_t i = 0; i < thrown.size();) {
        const Draw& first = thrown[i];
        const std::size_t from = i;
        while (i < thrown.size() && thrown[i].purpose == first.purpose &&
               thrown[i].piece == first.piece)
            ++i;
        all += (all.empty() ? "" : ", ") + first.purpose;
        if (first.piece.value != 0 && stage.is_set())
            all += " of " + stage.labels(Viewer::truth()).of(Handle{first.piece.value});
        all += " (" + std::to_string(i - from) + ")";
    }
    return all;
}

// Names dice that were thrown otherwise than they were loaded, or not at all; the step's line where
// there is none for a die.
bool fit(const ScriptedDice& dice, const Stage& stage, const Entry& entry, int loaded)
{
    if (!dice.unexpected().empty()) {
        const std::string all = all_thrown(dice, stage);
        const std::string words = dice.unexpected() + "; thrown are, in this order: " + all;
        const auto* next = dice.left();
        if (loaded == 0)
            entry.wrong("die " + words);
        else
            entry.wrong("die", words, next != nullptr ? next->entry : loaded - 1);
        return false;
    }
    if (const auto* left = dice.left()) {
        entry.wrong("die",
                    "for \"" + left->purpose + "\" is not thrown, or not all of it: " +
                        std::to_string(dice.count_left()) + " loaded are left",
                    left->entry);
        return false;
    }
    return true;
}

}  // namespace

// --- setting up ------------------------------------------------------------------------------

std::optional<Scenario> Performance::scenario() const
{
    if (rehearsal_.has_table())
        return wire::read_scenario(rehearsal_.table(),
                                   whole_.part("table", -1, rehearsal_.table()));
    auto found = find_(rehearsal_.scenario());
    if (found) return std::move(*found);
    whole_.wrong("scenario", "is \"" + rehearsal_.scenario() + "\": " + found.error());
    return std::nullopt;
}

bool Performance::draw_and_set(const Scenario& scenario, const Options& options, Dice* chance)
{
    const RulesetEntry* ruleset = find_ruleset(scenario.ruleset);
    if (ruleset == nullptr) {
        whole_.wrong("there are no rules called \"" + scenario.ruleset + "\"");
        return false;
    }
    const auto seats = ruleset->seats(scenario, options);
    if (!seats) {
        whole_.wrong(seats.error().words);
        return false;
    }
    stage_.seats = *seats;
    Posts posts;
    for (const ScenarioSeat& seat : *seats) posts.push_back(seat.post);
    ScriptedDice loaded(dice_of(stage_, rehearsal_.die(), whole_), 0);
    KeyedDice drawn(key_of(rehearsal_.seed()), 0);
    const bool by_hand = rehearsal_.die_size() > 0;
    if (chance == nullptr) chance = &drawn;
    if (by_hand) chance = &loaded;
    auto game = ruleset->setup(scenario, options, posts, *chance);
    if (!game) {
        whole_.wrong(game.error().words);
        return false;
    }
    stage_.set(std::move(*game));
    return !by_hand || fit(loaded, stage_, whole_, rehearsal_.die_size());
}

bool Performance::set_up(Dice* chance)
{
    const auto read = scenario();
    if (!read || !whole_.none_wrong()) return false;
    Options options = read->options;
    for (const file::Setting& option : rehearsal_.option()) options[option.name()] = option.value();
    if (!draw_and_set(*read, options, chance)) return false;
    for (int i = 0; i < rehearsal_.edit_size(); ++i)
        if (!change_by_hand(stage_, rehearsal_.edit(i), whole_.part("edit", i, rehearsal_.edit(i))))
            return false;
    stage_.raise_curtain();
    note({});
    return true;
}

std::vector<Performance::Scripted> steps_of(const file::Rehearsal& rehearsal, const Entry& whole)
{
    std::vector<Performance::Scripted> steps;
    for (int i = 0; i < rehearsal.step_size(); ++i)
        steps.push_back({&rehearsal.step(i), whole.part("step", i, rehearsal.step(i))});
    return steps;
}

// --- a step ----------------------------------------------------------------------------------

void Performance::note(std::string heading)
{
    Scene scene{std::move(heading), {}};
    Sent sent;
    for (const Viewer viewer : stage_.match().viewers()) {
        sent[viewer] = stage_.told(viewer);
        if (!sent[viewer].text.empty()) scene.blocks.push_back({viewer, sent[viewer].text});
    }
    scenes_.push_back(std::move(scene));
    sent_.push_back(std::move(sent));
}

void Performance::note_nothing()
{
    stage_.tell_nothing();
    sent_.emplace_back();
}

bool Performance::is_refused_as_awaited(const Scripted& scripted, const std::string& words) const
{
    if (scripted.step->has_refused() && words.find(scripted.step->refused()) != words.npos)
        return true;
    scripted.entry.wrong("is refused: " + words);
    return false;
}

bool Performance::prepare_and_take(const Scripted& scripted, Seat seat,
                                   const std::optional<SentAction>& action, bool dice_fit)
{
    const file::Step& step = *scripted.step;
    const Match& match = stage_.match();
    ScriptedDice dice(dice_of(stage_, step.die(), scripted.entry), match.step() + 1);
    auto prepared = action ? match.prepare(seat, match.number(seat), *action, dice)
                           : match.prepare_default(seat, dice);
    if (!prepared) {
        note_nothing();
        return is_refused_as_awaited(scripted, prepared.error().words);
    }
    if (step.has_refused()) {
        scripted.entry.wrong("refused", "is awaited, and it is not refused");
        return false;
    }
    const Deed& deed = prepared->deed;
    std::string heading =
        std::to_string(++taken_) + ". " + name_of(Viewer(seat)) + ": " + deed.action.verb;
    if (deed.action.piece) heading += " (" + stage_.read_by(seat, *deed.action.piece) + ")";
    stage_.take(std::move(*prepared));
    note(std::move(heading));
    return !dice_fit || fit(dice, stage_, scripted.entry, step.die_size());
}

bool Performance::act(const Scripted& scripted, bool dice_fit)
{
    const file::Step& step = *scripted.step;
    const auto seat = stage_.seat_called(step.seat());
    if (!seat) {
        scripted.entry.wrong("seat", seat.error());
        return false;
    }
    std::optional<SentAction> action;
    if (!step.by_default()) {
        action = action_of(stage_, *seat, step, scripted.entry);
        if (!action) return false;
    }
    // Rules that break down are what a rehearsal may be written to show.
    try {
        return prepare_and_take(scripted, *seat, action, dice_fit);
    } catch (const Broken& broken) {
        scripted.entry.wrong(std::string("the rules break down: ") + broken.what());
        return false;
    }
}

bool Performance::change(const Scripted& scripted)
{
    const file::Step& step = *scripted.step;
    std::optional<std::string> refused;
    bool well = true;
    for (int i = 0; well && !refused && i < step.edit_size(); ++i)
        well = change_by_hand(stage_, step.edit(i), scripted.entry.part("edit", i, step.edit(i)),
                              step.has_refused() ? &refused : nullptr);
    if (refused && stage_.is_in_play()) {
        note_nothing();
        return is_refused_as_awaited(scripted, *refused);
    }
    stage_.raise_curtain();
    note("The table is changed by hand, and everybody looks at it anew.");
    if (!well || !step.has_refused()) return well;
    if (refused) return is_refused_as_awaited(scripted, *refused);
    scripted.entry.wrong("refused", "is awaited, and it is not refused");
    return false;
}

bool Performance::perform(const Scripted& scripted, Manner manner)
{
    const file::Step& step = *scripted.step;
    const bool acts = !step.verb().empty() || step.by_default();
    if (acts && step.edit_size() > 0) {
        scripted.entry.wrong("edit", "and an action cannot be in one step");
        return false;
    }
    bool well = true;
    if (acts)
        well = act(scripted, manner.dice_fit);
    else if (step.edit_size() > 0)
        well = change(scripted);
    else
        sent_.emplace_back();
    for (int i = 0; well && manner.expecting && i < step.expect_size(); ++i)
        look(stage_, step.expect(i), scripted.entry.part("expect", i, step.expect(i)));
    return well;
}

}  // namespace galloper::rehearsal
