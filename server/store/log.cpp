#include "server/store/log.h"

#include <algorithm>

#include "server/store/archive.h"
#include "server/store/codec.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

// What one answer with rows or updates comes to at most, in bytes.
constexpr std::size_t page = 1 << 20;

std::string at_step(std::uint64_t step) { return "step " + std::to_string(step); }

std::size_t size_of(const LogRow& row)
{
    std::size_t size = row.row.deed.size() + row.row.dice.size();
    for (const Row::Told& told : row.row.told) size += told.update.size() + told.names.size();
    return size;
}

}  // namespace

Log::Log(Database& database) : database_(database)
{
    Query query = database_.ask(
        "SELECT id, match, step FROM log WHERE id > (SELECT filed FROM house) ORDER BY id");
    while (query.next()) unfiled_.emplace(Place{query.number(1), query.number(2)}, query.number(0));
}

std::optional<std::int64_t> Log::last_in_memory(MatchId match) const
{
    for (auto fresh = fresh_.rbegin(); fresh != fresh_.rend(); ++fresh)
        if (fresh->first.first == match.value) return fresh->first.second;
    const auto after = unfiled_.lower_bound(Place{match.value + 1, 0});
    if (after != unfiled_.begin() && std::prev(after)->first.first == match.value)
        return std::prev(after)->first.second;
    return std::nullopt;
}

std::int64_t Log::next_step(MatchId match)
{
    if (const auto last = last_in_memory(match)) return *last + 1;
    Query query = database_.ask("SELECT max(step) FROM place WHERE match = ?", match.value);
    if (query.next() && !query.is_null(0)) return query.number(0) + 1;
    const auto ended = end_of(database_, match);
    return ended ? static_cast<std::int64_t>(ended->last) + 1 : 0;
}

// Of one whose rows are in memory no file is looked for: packing takes them out of it.
bool Log::is_forgotten(MatchId match) const
{
    if (std::find(forgotten_.begin(), forgotten_.end(), match) != forgotten_.end()) return true;
    return !last_in_memory(match) && end_of(database_, match).has_value();
}

void Log::append(MatchId match, const LogRow& row)
{
    const auto step = static_cast<std::int64_t>(row.row.step);
    require(!is_forgotten(match), "it lies in the archive");
    require(step == next_step(match), "a step does not follow on the last");
    database_.run("INSERT INTO log (match, step, service, body) VALUES (?, ?, ?, ?)", match.value,
                  step, std::int64_t{row.time.count()}, Blob{encode(row)});
    fresh_.emplace_back(Place{match.value, step}, database_.last_id());
}

void Log::committed()
{
    if (filed_) unfiled_.clear();
    unfiled_.insert(fresh_.begin(), fresh_.end());
    for (const MatchId match : forgotten_)
        unfiled_.erase(unfiled_.lower_bound(Place{match.value, 0}),
                       unfiled_.lower_bound(Place{match.value + 1, 0}));
    rolled_back();
}

void Log::rolled_back()
{
    fresh_.clear();
    forgotten_.clear();
    filed_ = false;
}

void Log::file()
{
    for (const auto& [place, id] : unfiled_)
        database_.run("INSERT INTO place (match, step, log) VALUES (?, ?, ?)", place.first,
                      place.second, id);
    database_.run("UPDATE house SET filed = ifnull((SELECT max(id) FROM log), 0)");
    filed_ = true;
}

void Log::put(MatchId match, const Checkpoint& checkpoint)
{
    const auto step = static_cast<std::int64_t>(checkpoint.step);
    require(step < next_step(match), "a checkpoint holds a step that was never stored");
    database_.run("INSERT OR REPLACE INTO checkpoint (match, step, body) VALUES (?, ?, ?)",
                  match.value, step, Blob{encode(checkpoint)});
    database_.run("DELETE FROM checkpoint WHERE match = ? AND step < ?", match.value, step);
}

void Log::each(MatchId match, std::uint64_t from, const std::function<bool(LogRow&&)>& take)
{
    std::uint64_t expected = from;
    const auto took = [&](const std::string& body) {
        auto row = decode_row(body);
        require_whole(row && row->row.step == expected, at_step(expected) + " cannot be read");
        ++expected;
        return take(std::move(*row));
    };
    const auto first = static_cast<std::int64_t>(from);
    Query filed = database_.ask(
        "SELECT body FROM place LEFT JOIN log ON log.id = place.log "
        "WHERE place.match = ? AND place.step >= ? ORDER BY place.step",
        match.value, first);
    while (filed.next())
        if (!took(filed.bytes(0))) return;
    const auto end = unfiled_.lower_bound(Place{match.value + 1, 0});
    for (auto row = unfiled_.lower_bound(Place{match.value, first}); row != end; ++row) {
        Query body = database_.ask("SELECT body FROM log WHERE id = ?", row->second);
        require_whole(body.next(), at_step(expected) + " is missing");
        if (!took(body.bytes(0))) return;
    }
}

// The log's numbers go on from the last row that is left, so what counts rows by them follows; and
// what the last row said of the time must not go with it.
void Log::forget(MatchId match)
{
    database_.run(
        "UPDATE house SET service = "
        "max(service, ifnull((SELECT service FROM log ORDER BY id DESC LIMIT 1), 0))");
    database_.run("DELETE FROM log WHERE id IN (SELECT log FROM place WHERE match = ?)",
                  match.value);
    database_.run("DELETE FROM place WHERE match = ?", match.value);
    const auto end = unfiled_.lower_bound(Place{match.value + 1, 0});
    for (auto row = unfiled_.lower_bound(Place{match.value, 0}); row != end; ++row)
        database_.run("DELETE FROM log WHERE id = ?", row->second);
    database_.run("UPDATE house SET filed = min(filed, ifnull((SELECT max(id) FROM log), 0))");
    forgotten_.push_back(match);
}

std::optional<Checkpoint> Log::newest_checkpoint(MatchId match)
{
    Query query = database_.ask(
        "SELECT body FROM checkpoint WHERE match = ? ORDER BY step DESC LIMIT 1", match.value);
    if (!query.next()) return std::nullopt;
    auto checkpoint = decode_checkpoint(query.bytes(0));
    require_whole(checkpoint.has_value(), "a checkpoint cannot be read");
    return checkpoint;
}

Loaded Log::load(MatchId match)
{
    Query query = database_.ask("SELECT handles FROM match WHERE id = ?", match.value);
    require(query.next(), "there is no such match");
    const HandleKey key = digest_of(query.bytes(0));

    Loaded loaded;
    loaded.checkpoint = newest_checkpoint(match);
    if (const auto ended = end_of(database_, match)) {
        loaded.link = ended->link;
        // One that is older cannot be gone on from: the steps after it have left the log.
        if (loaded.checkpoint && loaded.checkpoint->step != ended->last) loaded.checkpoint.reset();
        return loaded;
    }
    const std::uint64_t first = loaded.checkpoint ? loaded.checkpoint->step : 0;
    each(match, first, [&](LogRow&& row) {
        loaded.rows.push_back(std::move(row));
        return true;
    });
    if (loaded.checkpoint) {
        // The row of the checkpoint itself is there for its link alone.
        require_whole(!loaded.rows.empty(), at_step(first) + " is missing");
        loaded.link = loaded.rows.front().link;
        loaded.rows.erase(loaded.rows.begin());
    }
    verify(loaded.rows, loaded.link, key);
    if (!loaded.rows.empty()) loaded.link = loaded.rows.back().link;
    return loaded;
}

std::vector<StoredUpdate> Log::transcript(MatchId match, Viewer viewer, std::uint32_t from,
                                          std::size_t most)
{
    if (is_forgotten(match)) return transcript_of_file(database_, match, viewer, from, most, page);
    std::vector<StoredUpdate> updates;
    std::size_t size = 0;
    // A step gives a viewer one number at most, so number n stands in step n or later.
    const std::uint32_t first = std::max(from, 1u);
    each(match, first, [&](LogRow&& row) {
        for (Row::Told& told : row.row.told) {
            if (told.viewer != viewer || told.number < first) continue;
            size += told.update.size();
            updates.push_back({told.number, std::move(told.update)});
        }
        return updates.size() < most && size < page;
    });
    return updates;
}

std::string Log::first_picture(MatchId match, Viewer viewer)
{
    if (is_forgotten(match)) return first_picture_of_file(database_, match, viewer);
    std::optional<std::string> picture;
    each(match, 0, [&](LogRow&& row) {
        for (Row::Told& told : row.row.told)
            if (told.viewer == viewer) picture = std::move(told.update);
        return false;
    });
    require(picture.has_value(), "he has not been shown the table");
    return std::move(*picture);
}

std::vector<LogRow> Log::rows(MatchId match, std::uint64_t from, std::size_t most)
{
    std::vector<LogRow> rows;
    std::size_t size = 0;
    each(match, from, [&](LogRow&& row) {
        size += size_of(row);
        rows.push_back(std::move(row));
        return rows.size() < most && size < page;
    });
    return rows;
}

void verify(const std::vector<LogRow>& rows, Digest before, const HandleKey& key)
{
    for (const LogRow& row : rows) {
        before = chained(before, row.row.step, sealed(row.row, key));
        require_whole(row.link == before, "the chain is broken at " + at_step(row.row.step));
    }
}

}  // namespace galloper::store
