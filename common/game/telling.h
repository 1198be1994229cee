#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/game/names.h"
#include "common/game/picture_diff.h"
#include "common/game/report.h"

namespace galloper {

struct SentLine {
    std::string text{};
    std::vector<Handle> about{};
    std::string rule{};
    std::vector<Throw> throws{};
    std::string moment{};  // as Line has it
    friend bool operator==(const SentLine&, const SentLine&) = default;
};

struct SentMotion {
    Handle piece{};
    std::vector<Point> way{};
    friend bool operator==(const SentMotion&, const SentMotion&) = default;
};

// What happened, as one viewer may hear it. It rides with the update and is not folded.
struct News {
    std::vector<SentLine> lines{};
    std::vector<SentMotion> motions{};

    // The game has gone back to how it stood after the viewer's update of this number.
    std::optional<std::uint32_t> back_to{};
    bool empty() const { return lines.empty() && motions.empty() && !back_to; }
    friend bool operator==(const News&, const News&) = default;
};

// What one step changed for one viewer. An empty one is never sent, stored or numbered.
struct Update {
    PictureDiff change{};
    News news{};
    bool empty() const { return change.empty() && news.empty(); }
    friend bool operator==(const Update&, const Update&) = default;
};

// Everything one viewer has been told, as far as the next step needs it.
struct Told {
    Viewer viewer;
    Names names;
    SentPicture picture{};
    friend bool operator==(const Told&, const Told&) = default;
};

Told first_look(Viewer viewer, HandleKey key, Picture picture);

struct Telling {
    Told told;
    Update update;
};

// The only place where a step turns into something a viewer is sent. A line reaches whom it is
// meant for if he has a handle for every piece it is about, after the step or, for what has just
// left his sight, before it. A motion is told to those who call the piece by the same handle before
// and after. What is said otherwise reaches only those of them who were not told the thing itself.
Telling tell(const Told& before, Picture now, const Report& report);

// The news alone: all that there is to tell where the picture stays as it was.
News news_for(const Report& report, const Told& before, const Told& after);

// What the lines that this viewer hears bring out. For the silence law.
std::vector<Revealed> revealed_to(const Told& before, const Told& after, const Report& report);

}  // namespace galloper
