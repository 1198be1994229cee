#pragma once

#include "common/archive/log_rows.h"
#include "common/archive/sections.h"
#include "common/archive/verify.h"
#include "common/base/save.h"
#include "common/wire/codec.h"
#include "tests/archive/matches.h"

// What somebody may do to a match file who knows how it is made.
namespace galloper::archive {

// Numbers of steps and the links of the chain, made to fit the rows as they are now.
inline void relink(MatchFile& match)
{
    match.link = {};
    for (std::size_t i = 0; i < match.rows.size(); ++i) {
        match.rows[i].row.step = i;
        match.link = link_after(match.link, match.rows[i].row, match.opened.handles);
        match.rows[i].link = match.link;
    }
}

// And everybody's numbers too.
inline void renumber(MatchFile& match)
{
    std::map<Viewer, std::uint32_t> last;
    for (FiledRow& filed : match.rows)
        for (Row::Told& told : filed.row.told) {
            if (filed.row.step == 0 && told.number == 0) continue;
            told.number = ++last[told.viewer];
            told.update = wire::encode(told.number, wire::decode_update(told.update)->update);
        }
    relink(match);
}

// The same file with other bytes in one section, and the right hash of them.
inline std::string with_section(const std::string& file, std::size_t which,
                                const std::string& whole)
{
    std::string made = file_beginning();
    const auto sections = *read_sections(file, {});
    for (std::size_t i = 0; i < sections.size(); ++i)
        made += i == which ? section_of(sections[i].name, whole) : section_again(sections[i]);
    return made;
}

inline Finding finding_of(const MatchFile& match, const std::string& what)
{
    for (const Finding& finding : verify(match))
        if (finding.what == what) return finding;
    return {};
}

inline std::string words_of(const std::vector<Finding>& findings)
{
    std::string words;
    for (const Finding& finding : findings) words += finding.what + ": " + finding.words + "\n";
    return words;
}

// Where the file is damaged, or nothing where it can be read.
inline std::string damaged_at(const std::string& file)
{
    const auto match = unpack(file);
    return match ? std::string() : match.error().where;
}

}  // namespace galloper::archive
