#pragma once

#include <cstdint>
#include <optional>

#include "galloper/play/v1/archive.pb.h"
#include "server/store/rows.h"

// When the truth of a match may be read. The rule is fixed before the match begins; it speaks of
// what the house tells, not of what the rules of a game show when it is over.
namespace galloper {

// Whether nothing opens by itself when the house ends the match.
bool stays_closed(const StoredMatch& match);

Opening opening_of(const StoredMatch& match);

// Whether anybody may know that it is over: of a duplicate's first half its own seats alone know.
bool is_over_for_all(const StoredMatch& match);

// A duplicate's two matches have one secret and one set-up, so neither opens before both may.
bool is_open(const StoredMatch& match, std::int64_t calendar);
bool is_open(const Opening& own, const std::optional<Opening>& twins, std::int64_t calendar);

// The day, where it opens by the calendar and both are over that must be.
std::optional<std::int64_t> opens_at(const StoredMatch& match);

play::v1::Disclosure wire_of(Disclosure disclosure);
std::optional<Disclosure> disclosure_from(play::v1::Disclosure sent);

}  // namespace galloper
