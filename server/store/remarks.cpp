#include "server/store/remarks.h"

#include "server/store/archive.h"
#include "server/store/matches.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

// Of one match: all of them go into one answer.
constexpr std::int64_t most_remarks = 500;
constexpr std::int64_t most_bytes = 256 << 10;

}  // namespace

void remark(Database& database, MatchId match, const StoredRemark& remark)
{
    const auto end = end_of(database, match);
    require(end && remark.step <= end->last, "it has no such step");
    std::int64_t next = 1;
    {
        Query query = database.ask(
            "SELECT count(*), max(number), sum(length(CAST(words.text AS BLOB))) FROM remark "
            "JOIN words ON words.id = remark.words WHERE match = ?",
            match.value);
        const auto size = static_cast<std::int64_t>(remark.words.size());
        require(
            query.next() && query.number(0) < most_remarks && query.number(2) + size <= most_bytes,
            "enough has been said of it");
        next += query.number(1);
    }
    put_words(database, remark.words);
    database.run(
        "INSERT INTO remark (match, number, step, seat, words, written) VALUES (?, ?, ?, ?, ?, ?)",
        match.value, next, static_cast<std::int64_t>(remark.step), std::int64_t{remark.by.number},
        database.last_id(), remark.written);
}

std::vector<StoredRemark> remarks(Database& database, MatchId match)
{
    std::vector<StoredRemark> all;
    Query query = database.ask(
        "SELECT number, step, seat, words.text, written FROM remark "
        "JOIN words ON words.id = remark.words WHERE match = ? ORDER BY step, number",
        match.value);
    while (query.next())
        all.push_back({static_cast<std::uint64_t>(query.number(0)),
                       static_cast<std::uint64_t>(query.number(1)),
                       Seat{static_cast<std::uint8_t>(query.number(2))}, query.bytes(3),
                       query.number(4)});
    return all;
}

void drop_remark(Database& database, MatchId match, Seat by, std::uint64_t number)
{
    const auto named = static_cast<std::int64_t>(number);
    std::int64_t words = 0;
    {
        Query query =
            database.ask("SELECT words FROM remark WHERE match = ? AND number = ? AND seat = ?",
                         match.value, named, std::int64_t{by.number});
        if (!query.next()) return;
        words = query.number(0);
    }
    database.run("DELETE FROM remark WHERE match = ? AND number = ?", match.value, named);
    database.run("DELETE FROM words WHERE id = ?", words);
}

}  // namespace galloper::store
