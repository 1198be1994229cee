#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "common/rehearsal/acting.h"
#include "common/rehearsal/rehearse.h"

namespace galloper::rehearsal {

// A rehearsal is written by hand or by a machine, a whole match long.
inline constexpr std::size_t most_written = std::size_t{4} << 20;  // bytes

struct Manner {
    bool expecting = true;  // looks for what the file expects
    bool dice_fit = true;   // all dice must be as loaded
};

// One run through a rehearsal's steps.
class Performance {
public:
    struct Scripted {
        const file::Step* step;
        wire::Entry entry;
    };
    // What every viewer was sent in a step, to be held against a twin's.
    using Sent = std::map<Viewer, Told>;

    Performance(const file::Rehearsal& rehearsal, const wire::Entry& whole,
                const FindScenario& find)
        : rehearsal_(rehearsal), whole_(whole), find_(find)
    {
    }

    // Each false where it could not be done, which is then a fault of the file's. What the file
    // does not load of the dice for setting up is drawn from `chance`, or by the file's seed.
    bool set_up(Dice* chance = nullptr);
    bool perform(const Scripted& scripted, Manner manner = {});

    const Stage& stage() const { return stage_; }
    Stage& stage() { return stage_; }
    const std::vector<Scene>& scenes() const { return scenes_; }
    const std::vector<Sent>& sent() const { return sent_; }  // by step, the table at first first

private:
    std::optional<Scenario> scenario() const;
    bool draw_and_set(const Scenario& scenario, const Options& options, Dice* chance);
    bool act(const Scripted& scripted, bool dice_fit);
    bool prepare_and_take(const Scripted& scripted, Seat seat,
                          const std::optional<SentAction>& action, bool dice_fit);
    void note_nothing();
    bool change(const Scripted& scripted);
    bool is_refused_as_awaited(const Scripted& scripted, const std::string& words) const;
    void note(std::string heading);

    const file::Rehearsal& rehearsal_;
    const wire::Entry& whole_;
    const FindScenario& find_;
    Stage stage_{};
    std::vector<Scene> scenes_{};
    std::vector<Sent> sent_{};
    std::uint64_t taken_ = 0;
};

std::vector<Performance::Scripted> steps_of(const file::Rehearsal& rehearsal,
                                            const wire::Entry& whole);

}  // namespace galloper::rehearsal
