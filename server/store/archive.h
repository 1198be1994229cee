#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/database.h"
#include "server/store/rows.h"

// Matches that are over: what is said of them in a list, and their files. Each call is a part of
// one request, on the store's thread. They throw Failed or Wrong.
namespace galloper::store {

std::vector<MatchId> to_pack(Database& database, MatchId after, std::size_t most);

// `whole`: the log holds just the steps that the file has.
void pack(Database& database, MatchId match, const Packed& packed, bool whole);
MatchId import(Database& database, const Import& match);
std::vector<StoredMatch> same_as(Database& database, const Digest& commitment, const Digest& link);

std::optional<Summary> summary_of(Database& database, MatchId match);

// What of a packed match's end the log must know.
struct End {
    std::uint64_t last = 0;
    Digest link{};
};
std::optional<End> end_of(Database& database, MatchId match);

Listed list(Database& database, const Search& search);

std::optional<Stretch> read_file(Database& database, MatchId match, FilePart part, Viewer viewer,
                                 std::size_t from, std::size_t most);

// As Log has them of a match that is not packed; `page` is in bytes.
std::vector<StoredUpdate> transcript_of_file(Database& database, MatchId match, Viewer viewer,
                                             std::uint32_t from, std::size_t most,
                                             std::size_t page);
std::string first_picture_of_file(Database& database, MatchId match, Viewer viewer);

}  // namespace galloper::store
