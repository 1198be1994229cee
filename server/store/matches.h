#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/rows.h"

// Matches, their seats and their deadlines: all that is stored and is no step. Each call is one
// request, on the store's thread. They throw Failed or Wrong.
namespace galloper::store {

std::vector<MatchId> create(Database& database, const std::vector<NewMatch>& matches);
std::optional<StoredMatch> find(Database& database, const std::string& name);
std::optional<StoredMatch> find(Database& database, MatchId match);
std::optional<SeatOfToken> find_seat(Database& database, const TokenHash& token);
void sit(Database& database, MatchId match, Seat seat, const Sitting& sitting);
void put(Database& database, MatchId match, const Beside& beside);
void consent(Database& database, MatchId match, Seat seat, std::int64_t calendar);
std::vector<ParkedMatch> parked(Database& database);
void unpark(Database& database, MatchId match, bool begun);

std::vector<Deadline> deadlines(Database& database, std::size_t most);
void put_served(Database& database, ServiceTime now);

// With a stage, and where somebody sits; what import() takes besides.
MatchId insert(Database& database, const NewMatch& match, MatchStage stage);
void put_words(Database& database, const std::string& text);  // its row is last_id()

// How far it is from opening.
Opening opening_of(Database& database, MatchId match);

// As the house row and the last row of the log have it.
ServiceTime served(Database& database);

}  // namespace galloper::store
