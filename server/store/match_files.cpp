// Reading in the files of the archive. Only what is asked for is unpacked.

#include <algorithm>

#include "common/archive/sections.h"
#include "common/wire/messages.h"
#include "galloper/play/v1/session.pb.h"
#include "server/store/archive.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

using archive::Kind;
using archive::SectionName;

std::optional<std::string> file_of(Database& database, MatchId match)
{
    Query query = database.ask("SELECT file FROM match_file WHERE match = ?", match.value);
    if (!query.next()) return std::nullopt;
    return query.bytes(0);
}

SectionName name_of(FilePart part, Viewer viewer)
{
    return {part == FilePart::Names ? Kind::Names : Kind::Transcript,
            static_cast<std::uint16_t>(viewer.number())};
}

std::optional<archive::Section> section_of(const std::string& file, const SectionName& name)
{
    const auto sections = archive::read_sections(file, {});
    require_whole(static_cast<bool>(sections), "a match file of the archive cannot be read");
    for (const archive::Section& section : *sections)
        if (section.name == name) return section;
    return std::nullopt;
}

play::v1::Past past_of(Database& database, MatchId match, Viewer viewer)
{
    const auto file = file_of(database, match);
    require(file.has_value(), "it is not in the archive");
    const auto section = section_of(*file, name_of(FilePart::Transcript, viewer));
    require(section.has_value(), "he has not been shown the table");
    const auto bytes = archive::unpacked(*section);
    play::v1::Past past;
    require_whole(bytes && past.ParseFromString(*bytes), "a transcript of the archive is damaged");
    return past;
}

}  // namespace

std::optional<Stretch> read_file(Database& database, MatchId match, FilePart part, Viewer viewer,
                                 std::size_t from, std::size_t most)
{
    const auto file = file_of(database, match);
    if (!file) return std::nullopt;
    std::string_view all = *file;
    if (part != FilePart::Whole) {
        const auto section = section_of(*file, name_of(part, viewer));
        if (!section) return std::nullopt;
        all = section->packed;
    }
    return Stretch{std::string(all.substr(std::min(from, all.size()), most)), all.size()};
}

std::vector<StoredUpdate> transcript_of_file(Database& database, MatchId match, Viewer viewer,
                                             std::uint32_t from, std::size_t most, std::size_t page)
{
    play::v1::Past past = past_of(database, match, viewer);
    std::vector<StoredUpdate> updates;
    std::size_t size = 0;
    for (std::uint32_t number = std::max(from, 1u);
         number <= static_cast<std::uint32_t>(past.told_size()); ++number) {
        if (updates.size() >= most || size >= page) break;
        std::string& update = *past.mutable_told(static_cast<int>(number) - 1);
        size += update.size();
        updates.push_back({number, std::move(update)});
    }
    return updates;
}

std::string first_picture_of_file(Database& database, MatchId match, Viewer viewer)
{
    return past_of(database, match, viewer).first();
}

}  // namespace galloper::store
