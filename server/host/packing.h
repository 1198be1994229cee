#pragma once

#include <string>

#include "common/archive/match_file.h"
#include "common/base/result.h"
#include "server/store/rows.h"

// A match that is over as a match file, and what is said of it in a list. Nothing here needs the
// host: it is worked out aside.
namespace galloper {

// As it is stored, without its steps.
archive::MatchFile file_of(const StoredMatch& match, int version);

// What the public was last shown. Nothing where that is no ending, or a record cannot be read.
std::optional<Summary> summary_of(const archive::MatchFile& file, const std::string& title);

// The file, if the chain of its rows holds and it can be unpacked again to just the same; else why
// not, for an operator.
Result<Packed, std::string> packed(archive::MatchFile file, const std::string& title);

}  // namespace galloper
