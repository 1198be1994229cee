#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/store/database.h"
#include "server/store/rows.h"

namespace galloper::store {

// The steps of all matches. The table is only ever added to, which makes a step cheap; where the
// rows of a match are is kept here for the newest of them and in `place` for the rest, to which
// file() moves them in sorted batches. One object, on the store's thread; it throws Failed or
// Wrong.
class Log {
public:
    // Reads which rows are not yet filed.
    explicit Log(Database& database);

    // Within a transaction, after which either committed() or rolled_back() must be called.
    void append(MatchId match, const LogRow& row);
    void committed();
    void rolled_back();

    void put(MatchId match, const Checkpoint& checkpoint);

    // Takes a match's steps out of the log: they lie in the archive. Its newest checkpoint stays.
    void forget(MatchId match);
    bool has_ended_with(MatchId match, std::uint64_t last)
    {
        return next_step(match) == static_cast<std::int64_t>(last) + 1;
    }

    // Whether it is set up.
    bool has_begun(MatchId match) { return next_step(match) > 0; }

    Loaded load(MatchId match);
    std::vector<StoredUpdate> transcript(MatchId match, Viewer viewer, std::uint32_t from,
                                         std::size_t most);
    std::string first_picture(MatchId match, Viewer viewer);
    std::vector<LogRow> rows(MatchId match, std::uint64_t from, std::size_t most);

    std::size_t unfiled() const { return unfiled_.size(); }

    // In a transaction of its own; call committed() or rolled_back() after it as well.
    void file();

private:
    using Place = std::pair<std::int64_t, std::int64_t>;  // match and step

    // Calls `take` with each row from a step on until it says false. Wrong where one is missing or
    // cannot be read.
    void each(MatchId match, std::uint64_t from, const std::function<bool(LogRow&&)>& take);
    std::int64_t next_step(MatchId match);
    std::optional<std::int64_t> last_in_memory(MatchId match) const;
    bool is_forgotten(MatchId match) const;
    std::optional<Checkpoint> newest_checkpoint(MatchId match);

    Database& database_;
    std::map<Place, std::int64_t> unfiled_{};              // rows of the log, by place
    std::vector<std::pair<Place, std::int64_t>> fresh_{};  // of the open transaction
    std::vector<MatchId> forgotten_{};                     // likewise
    bool filed_ = false;                                   // in the open transaction
};

// The chain over rows that follow one another, after the link before them. Wrong at the first that
// does not hold.
void verify(const std::vector<LogRow>& rows, Digest before, const HandleKey& key);

}  // namespace galloper::store
