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

News news_for(const Report& report, const Told& before, const Told& after)
{
    News news;
    for (const Line& line : report.lines) {
        check(places_in(line.text) == line.about.size(), "a line names as many pieces as it shows");
        if (auto about = pointed_to(line, before, after))
            news.lines.push_back(
                {line.text, std::move(*about), line.rule, line.throws, line.moment});
    }
    for (const Motion& motion : report.motions) {
        if (!motion.to.includes(after.viewer)) continue;
        const std::optional<Handle> handle = before.names.of(motion.piece);
        if (handle && handle == after.names.of(motion.piece))
            news.motions.push_back({*handle, motion.way});
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
    for (const Line& line : report.lines)
        if (!line.reveals.empty() && pointed_to(line, before, after))
            revealed.insert(revealed.end(), line.reveals.begin(), line.reveals.end());
    return revealed;
}

}  // namespace galloper
