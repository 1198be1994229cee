#pragma once

#include <optional>

#include "common/archive/match_file.h"
#include "galloper/record/v1/match_file.pb.h"

// The head of a match file as its message, and back.
namespace galloper::archive {

record::v1::Head head_of(const MatchFile& match);

// Fills in all that a head holds but its last step's number. What is wrong with it, or nothing.
std::optional<Damage> read_head(const record::v1::Head& head, MatchFile& match);

bool read(const std::string& bytes, Digest& digest);

// The same message gives the same bytes each time, maps too.
std::string bytes_of(const google::protobuf::Message& message);

}  // namespace galloper::archive
