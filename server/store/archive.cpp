#include "server/store/archive.h"

#include <sodium.h>

#include <algorithm>

#include "common/base/save.h"
#include "server/store/matches.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

// Places count seconds in steps of this many, so that there is room for chance.
constexpr std::int64_t places_a_second = 1 << 20;
constexpr std::int64_t nobody = -1;
constexpr std::int64_t latest = std::int64_t{1} << 40;

bool is_taken(Database& database, std::int64_t place)
{
    return database.ask("SELECT 1 FROM archive WHERE place = ?", place).next();
}

std::int64_t new_place(Database& database, std::int64_t ended)
{
    const std::int64_t first = std::clamp(ended, std::int64_t{0}, latest) * places_a_second;
    std::int64_t place = 0;
    do place = first + randombytes_uniform(places_a_second);
    while (is_taken(database, place));
    return place;
}

void keep(Database& database, MatchId match, const Packed& packed)
{
    const Summary& about = packed.about;
    const std::int64_t winner = about.winner ? about.winner->number : nobody;
    database.run(
        "INSERT INTO archive (place, match, ruleset, scenario, title, sides, result, winner, "
        "scores, turns, last, link) "
        "SELECT ?, id, ruleset, scenario, ?, ?, ?, nullif(?, -1), ?, ?, ?, ? "
        "FROM match WHERE id = ?",
        new_place(database, packed.ended), about.title, save_text(about.sides), about.result,
        winner, save_text(about.scores), std::int64_t{about.turns},
        static_cast<std::int64_t>(packed.last), Blob{bytes_of(packed.link)}, match.value);
    database.run("INSERT INTO match_file (match, file) VALUES (?, ?)", match.value,
                 Blob{packed.file});
    database.run("UPDATE match SET packed = 1, ended = ifnull(ended, ?) WHERE id = ?", packed.ended,
                 match.value);
}

}  // namespace

std::vector<MatchId> to_pack(Database& database, MatchId after, std::size_t most)
{
    std::vector<MatchId> matches;
    Query query = database.ask(
        "SELECT id FROM match WHERE stage = 3 AND packed = 0 AND id > ? ORDER BY id LIMIT ?",
        after.value, static_cast<std::int64_t>(most));
    while (query.next()) matches.push_back(MatchId{query.number(0)});
    return matches;
}

void pack(Database& database, MatchId match, const Packed& packed, bool whole)
{
    {
        Query query = database.ask("SELECT stage, packed FROM match WHERE id = ?", match.value);
        require(query.next(), "there is no such match");
        require(query.number(0) == static_cast<std::int64_t>(MatchStage::Over), "it is not over");
        require(query.number(1) == 0, "it is packed already");
    }
    require(whole, "its file has other steps than the log");
    keep(database, match, packed);
    database.run("DELETE FROM deadline WHERE match = ?", match.value);
}

MatchId import(Database& database, const Import& import)
{
    const MatchId match = insert(database, import.match, MatchStage::Over);
    database.run("UPDATE match SET imported = 1 WHERE id = ?", match.value);
    std::int64_t number = 0;
    for (const auto& sitting : import.taken) {
        if (sitting) {
            put_words(database, sitting->name);
            database.run("UPDATE seat SET sitter = ?, entropy = ? WHERE match = ? AND number = ?",
                         database.last_id(), Blob{sitting->entropy}, match.value, number);
        }
        ++number;
    }
    keep(database, match, import.packed);
    return match;
}

std::vector<StoredMatch> same_as(Database& database, const Digest& commitment, const Digest& link)
{
    std::vector<MatchId> ids;
    {
        Query query = database.ask(
            "SELECT match.id FROM archive JOIN match ON match.id = archive.match "
            "WHERE link = ? AND commitment = ? ORDER BY match.id",
            Blob{bytes_of(link)}, Blob{bytes_of(commitment)});
        while (query.next()) ids.push_back(MatchId{query.number(0)});
    }
    std::vector<StoredMatch> matches;
    for (const MatchId id : ids)
        if (auto match = find(database, id)) matches.push_back(std::move(*match));
    return matches;
}

std::optional<End> end_of(Database& database, MatchId match)
{
    Query query = database.ask("SELECT last, link FROM archive WHERE match = ?", match.value);
    if (!query.next()) return std::nullopt;
    return End{static_cast<std::uint64_t>(query.number(0)), digest_of(query.bytes(1))};
}

}  // namespace galloper::store
