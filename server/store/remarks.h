#pragma once

#include <vector>

#include "server/store/database.h"
#include "server/store/rows.h"

// What people say of steps. Their words stand with everybody's, so that they can be blanked.
namespace galloper::store {

void remark(Database& database, MatchId match, const StoredRemark& remark);
std::vector<StoredRemark> remarks(Database& database, MatchId match);
void drop_remark(Database& database, MatchId match, Seat by, std::uint64_t number);

}  // namespace galloper::store
