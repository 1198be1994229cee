#include "common/rehearsal/rehearse.h"

#include <set>

#include "common/rehearsal/performance.h"

namespace galloper::rehearsal {

namespace {

using wire::Entry;
using Steps = std::vector<Performance::Scripted>;

std::optional<std::size_t> step_called(const Steps& steps, const std::string& name)
{
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!name.empty() && steps[i].step->name() == name) return i;
    return std::nullopt;
}

// The first line of two texts that is not in both.
std::string difference(const std::string& here, const std::string& there)
{
    const auto line_at = [](const std::string& text, std::size_t at) {
        const std::size_t from = text.rfind('\n', at == 0 ? 0 : at - 1);
        const std::size_t begin = from == text.npos ? 0 : from + 1;
        return "\"" + text.substr(begin, text.find('\n', at) - begin) + "\"";
    };
    std::size_t at = 0;
    while (at < here.size() && at < there.size() && here[at] == there[at]) ++at;
    return line_at(here, at) + " here and " + line_at(there, at) + " there";
}

// Plays a twin beside what was played, and holds what its viewers were sent against that.
class Twins {
public:
    Twins(const file::Rehearsal& rehearsal, Entry::Lines& lines, const FindScenario& find,
          const Performance& played)
        : rehearsal_(rehearsal), lines_(lines), find_(find), played_(played)
    {
    }

    void compare(const file::Twin& twin, int index, std::string_view name, wire::Faults& faults)
    {
        const Entry whole(rehearsal_, &lines_, 0, faults);
        const Entry entry = whole.part("twin", index, twin);
        wire::Faults its_faults(std::string(name) + ", twin \"" + twin.name() + "\"");
        const Entry twin_whole(rehearsal_, &lines_, 0, its_faults);
        Steps steps = steps_of(rehearsal_, twin_whole);
        const auto other = step_called(steps, twin.instead_of());
        const auto until = step_called(steps, twin.until());
        entry.require("instead_of", other.has_value(), "names no step");
        entry.require("until", until || twin.until().empty(), "names no step");
        entry.require("viewer", twin.viewer_size() > 0, "is missing");
        if (!faults.none()) return;
        steps[*other] = {&twin.step(),
                         twin_whole.part("twin", index, twin).part("step", -1, twin.step())};
        if (until)
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(*until) + 1, steps.end());
        Performance performance(rehearsal_, twin_whole, find_);
        bool well = performance.set_up();
        for (std::size_t i = 0; well && i < steps.size(); ++i) {
            const bool may_differ = until == i;  // and so may the dice
            well = performance.perform(steps[i], {.expecting = false, .dice_fit = !may_differ});
        }
        if (well)
            hold(twin, entry, performance, until);
        else
            faults.add(its_faults);
    }

private:
    void hold(const file::Twin& twin, const Entry& entry, const Performance& other,
              std::optional<std::size_t> until) const
    {
        for (int i = 0; i < twin.viewer_size(); ++i) {
            const auto viewer = played_.stage().viewer_called(twin.viewer(i));
            if (viewer)
                hold(twin, entry, other, until, *viewer);
            else
                entry.wrong("viewer", viewer.error(), i);
        }
    }

    // What was sent in step i, the table as it stood at first being step 0 and the file's first 1.
    static Told sent(const Performance& played, std::size_t i, Viewer viewer)
    {
        const auto& sent = played.sent()[i];
        const auto found = sent.find(viewer);
        return found == sent.end() ? Told{} : found->second;
    }

    void hold(const file::Twin& twin, const Entry& entry, const Performance& other,
              std::optional<std::size_t> until, Viewer viewer) const
    {
        const std::size_t end = until ? *until + 1 : other.sent().size();
        for (std::size_t i = 0; i < end; ++i) {
            const Told here = sent(played_, i, viewer);
            const Told there = sent(other, i, viewer);
            if (here.bytes == there.bytes) continue;
            entry.wrong("viewer", name_of(viewer) + " can tell the two apart at " + name_of(i) +
                                      ": " + difference(here.text, there.text));
            return;
        }
        if (until && twin.then_differs() &&
            sent(played_, end, viewer).bytes == sent(other, end, viewer).bytes)
            entry.wrong("then_differs", "but " + name_of(viewer) + " is sent the same in both");
    }

    static std::string name_of(Viewer viewer) { return rehearsal::name_of(viewer); }
    std::string name_of(std::size_t i) const
    {
        if (i == 0) return "first";
        const std::string& name = rehearsal_.step(static_cast<int>(i - 1)).name();
        return "step " + std::to_string(i) + (name.empty() ? "" : ", \"" + name + "\"");
    }

    const file::Rehearsal& rehearsal_;
    Entry::Lines& lines_;
    const FindScenario& find_;
    const Performance& played_;
};

}  // namespace

Rehearsed rehearse(std::string_view name, std::string_view text, const FindScenario& find)
{
    wire::Faults faults(name);
    Entry::Lines lines;
    file::Rehearsal rehearsal;
    wire::parse_text(text, rehearsal, lines, faults, most_written);
    if (!faults.none()) return {{}, {}, faults.all().words};

    const Entry whole(rehearsal, &lines, 0, faults);
    Performance performance(rehearsal, whole, find);
    bool well = performance.set_up();
    for (const Performance::Scripted& step : steps_of(rehearsal, whole))
        well = well && performance.perform(step);
    Twins twins(rehearsal, lines, find, performance);
    for (int i = 0; well && i < rehearsal.twin_size(); ++i)
        twins.compare(rehearsal.twin(i), i, name, faults);

    return {performance.stage().seats, performance.scenes(), faults.all().words};
}

Result<std::string, std::string> transcript(const Rehearsed& rehearsed,
                                            const std::vector<std::string>& viewers)
{
    std::set<Viewer> wanted;
    for (const std::string& name : viewers) {
        const auto viewer = viewer_called(name, rehearsed.seats);
        if (!viewer) return Err{"The viewer " + viewer.error() + "."};
        wanted.insert(*viewer);
    }
    std::string text =
        "Each block is what one viewer was told of a step; who was told nothing has none.\n";
    for (const Scene& scene : rehearsed.scenes) {
        if (!scene.heading.empty()) text += "\n" + scene.heading + "\n";
        for (const Scene::Block& block : scene.blocks)
            if (wanted.empty() || wanted.contains(block.viewer))
                text += "  " + name_of(block.viewer) + "\n" + block.text;
    }
    return text;
}

}  // namespace galloper::rehearsal
