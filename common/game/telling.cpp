#include "common/game/telling.h"

namespace galloper {

Told first_look(Viewer viewer, HandleKey key, Picture picture)
{
    Told told{viewer, Names(key, viewer)};
    told.names.look_at(picture);
    told.picture = told.names.rename(std::move(picture));
    return told;
}

static std::size_t places_in(std::string_view text)
{
    std::size_t places = 0;
    for (auto at = text.find("{}"); at != text.npos; at = text.find("{}", at + 2)) ++places;
    return places;
}

// What this viewer calls the pieces that a line is about: as the table stands after the step or,
// for what has just left his sight, as it stood before. Nothing where he cannot point to each.
static std::optional<std::vector<Handle>> pointed_to(const Line& line, const Told& before,
                                                     const Told& after)
{
    if (!line.to.includes(after.viewer)) return std::nullopt;
    std::vector<Handle> handles;
    for (const PieceId piece : line.about) {
        std::optional<Handle> handle = after.names.of(piece);
        if (!handle) handle = before.names.of(piece);
        if (!handle) return std::nullopt;
        handles.push_back(*handle);
    }
    return handles;
}

// What is said otherwise is for whoever was not told the thing itself: only telling finds out who
// that is, since it hangs on what he has a handle for.
class Otherwise {
public:
    bool skips(bool otherwise) const { return otherwise && told_; }
    void note(bool otherwise, bool told)
    {
        if (!otherwise) told_ = told;
    }

private:
    bool told_ = false;
};

// Each line that this viewer hears, with the pieces it is about.
template <class Hear>
static void hear_lines(const Report& report, const Told& before, const Told& after, Hear hear)
{
    Otherwise otherwise;
    for (const Line& line : report.lines) {
        if (otherwise.skips(line.otherwise)) continue;
        auto about = pointed_to(line, before, after);
        otherwise.note(line.otherwise, about.has_value());
        if (about) hear(line, std::move(*about));
    }
}

News news_for(const Report& report, const Told& before, const Told& after)
{
    News news;
    for (const Line& line : report.lines)
        check(places_in(line.text) == line.about.size(), "a line names as many pieces as it shows");
    hear_lines(report, before, after, [&](const Line& line, std::vector<Handle> about) {
        news.lines.push_back({line.text, std::move(about), line.rule, line.throws, line.moment});
    });
    Otherwise otherwise;
    for (const Motion& motion : report.motions) {
        if (otherwise.skips(motion.otherwise)) continue;
        const std::optional<Handle> handle = before.names.of(motion.piece);
        const bool told =
            motion.to.includes(after.viewer) && handle && handle == after.names.of(motion.piece);
        otherwise.note(motion.otherwise, told);
        if (told) news.motions.push_back({*handle, motion.way});
    }
    return news;
}

Telling tell(const Told& before, Picture now, const Report& report)
{
    Told after{before.viewer, before.names};
    after.names.look_at(now);
    after.picture = after.names.rename(std::move(now));
    Update update{diff(before.picture, after.picture), news_for(report, before, after)};
    return {std::move(after), std::move(update)};
}

std::vector<Revealed> revealed_to(const Told& before, const Told& after, const Report& report)
{
    std::vector<Revealed> revealed;
    hear_lines(report, before, after, [&](const Line& line, const std::vector<Handle>&) {
        revealed.insert(revealed.end(), line.reveals.begin(), line.reveals.end());
    });
    return revealed;
}

}  // namespace galloper
