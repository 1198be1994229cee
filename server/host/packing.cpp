#include "server/host/packing.h"

#include <utility>

#include "common/archive/log_rows.h"
#include "common/game/picture_diff.h"
#include "common/wire/codec.h"
#include "server/host/disclosure.h"

namespace galloper {

namespace {

archive::Place place_of(const NewSeat& seat, const std::optional<Sitting>& taken)
{
    return {.name = seat.name,
            .post = seat.post,
            .machine = seat.machine,
            .player = taken ? taken->name : std::string()};
}

// Everybody's picture as it stood at the end.
std::optional<SentPicture> last_seen(const archive::MatchFile& file)
{
    std::optional<SentPicture> seen;
    for (const archive::FiledRow& filed : file.rows)
        for (const Row::Told& told : filed.row.told) {
            if (told.viewer != Viewer::everybody()) continue;
            if (!seen) {
                auto first = wire::decode_picture(told.update);
                if (!first) return std::nullopt;
                seen = std::move(*first);
                continue;
            }
            auto update = wire::decode_update(told.update);
            if (!update) return std::nullopt;
            fold(*seen, update->update.change);
        }
    return seen;
}

std::uint32_t turns_of(const SentPicture& picture)
{
    for (const Gauge& gauge : picture.gauges)
        if (gauge.name == "turn" && gauge.value > 0) return static_cast<std::uint32_t>(gauge.value);
    return 0;
}

bool chain_holds(const archive::MatchFile& file)
{
    Digest link{};
    for (const archive::FiledRow& filed : file.rows) {
        link = link_after(link, filed.row, file.opened.handles);
        if (link != filed.link) return false;
    }
    return link == file.link;
}

}  // namespace

archive::MatchFile file_of(const StoredMatch& match, int version)
{
    const NewMatch& made = match.match;
    archive::MatchFile file{.ruleset = made.ruleset,
                            .version = version,
                            .scenario = made.scenario,
                            .scenario_text = made.scenario_text,
                            .options = made.options,
                            .commitment = made.commitment,
                            .decision = made.decision,
                            .created = made.created,
                            .duplicate = match.twin.has_value(),
                            .closed = stays_closed(match)};
    file.opened.secret = made.secret;
    file.opened.handles = made.handles;
    for (std::size_t i = 0; i < made.seats.size(); ++i) {
        file.seats.push_back(place_of(made.seats[i], match.taken[i]));
        file.opened.entropy.push_back(match.taken[i] ? match.taken[i]->entropy : std::string());
    }
    return file;
}

std::optional<Summary> summary_of(const archive::MatchFile& file, const std::string& title)
{
    const auto seen = last_seen(file);
    if (!seen || !seen->ending) return std::nullopt;
    return Summary{.title = title,
                   .sides = seen->sides,
                   .result = seen->ending->words,
                   .winner = seen->ending->winner,
                   .scores = seen->ending->scores,
                   .turns = turns_of(*seen)};
}

Result<Packed, std::string> packed(archive::MatchFile file, const std::string& title)
{
    if (file.rows.empty()) return Err{std::string("it has no steps")};
    file.link = file.rows.back().link;
    if (!chain_holds(file)) return Err{std::string("its chain is broken")};
    auto about = summary_of(file, title);
    if (!about) return Err{std::string("what everybody was told of it cannot be read")};
    file.result = about->result;

    Packed packed{.about = std::move(*about),
                  .last = file.rows.back().row.step,
                  .link = file.link,
                  .ended = file.rows.back().clock,
                  .file = archive::pack(file)};
    const auto again = archive::unpack(packed.file);
    if (!again)
        return Err{"as a file it cannot be read, " + again.error().where + ": " +
                   again.error().words};
    if (*again != file) return Err{std::string("as a file it is another")};
    return packed;
}

}  // namespace galloper
