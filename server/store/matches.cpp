#include "server/store/matches.h"

#include <sodium.h>

#include "common/base/save.h"
#include "server/store/archive.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

template <class T>
T loaded(const std::string& text)
{
    auto value = load_text<T>(text);
    require_whole(static_cast<bool>(value), "a match's options or posts cannot be read");
    return std::move(*value);
}

}  // namespace

MatchId insert(Database& database, const NewMatch& match, MatchStage stage)
{
    database.run(
        "INSERT INTO match (name, ruleset, version, scenario, scenario_text, options, decision, "
        "secret, commitment, handles, stage, words, created, disclosure, days) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?, ?)",
        match.name, match.ruleset, std::int64_t{match.version}, match.scenario, match.scenario_text,
        save_text(match.options), std::int64_t{match.decision}, Blob{bytes_of(match.secret)},
        Blob{bytes_of(match.commitment)}, Blob{bytes_of(match.handles)},
        static_cast<std::int64_t>(stage), match.created,
        static_cast<std::int64_t>(match.disclosure), std::int64_t{match.days});
    const MatchId id{database.last_id()};
    std::int64_t number = 0;
    for (const NewSeat& seat : match.seats)
        database.run(
            "INSERT INTO seat (match, number, name, post, token, machine) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            id.value, number++, seat.name, save_text(seat.post), Blob{bytes_of(seat.token)},
            std::int64_t{seat.machine});
    return id;
}

namespace {

void read_seats(Database& database, StoredMatch& match)
{
    Query query = database.ask(
        "SELECT seat.name, post, token, machine, sitter, words.text, entropy FROM seat "
        "LEFT JOIN words ON words.id = sitter WHERE match = ? ORDER BY number",
        match.id.value);
    while (query.next()) {
        match.match.seats.push_back({query.bytes(0), loaded<Post>(query.bytes(1)),
                                     digest_of(query.bytes(2)), query.number(3) != 0});
        match.taken.emplace_back();
        if (!query.is_null(4)) match.taken.back() = Sitting{query.bytes(5), query.bytes(6)};
    }
}

}  // namespace

std::vector<MatchId> create(Database& database, const std::vector<NewMatch>& matches)
{
    std::vector<MatchId> ids;
    for (const NewMatch& match : matches)
        ids.push_back(insert(database, match, MatchStage::Waiting));
    if (ids.size() == 2)
        for (const auto& [id, twin] : {std::pair{ids[0], ids[1]}, std::pair{ids[1], ids[0]}})
            database.run("UPDATE match SET twin = ? WHERE id = ?", twin.value, id.value);
    return ids;
}

std::optional<StoredMatch> find(Database& database, const std::string& name)
{
    Query query = database.ask("SELECT id FROM match WHERE name = ?", name);
    return query.next() ? find(database, MatchId{query.number(0)}) : std::nullopt;
}

namespace {

MatchStage stage_from(std::int64_t number)
{
    require_whole(number >= 1 && number <= 4, "a match has no such stage");
    return static_cast<MatchStage>(number);
}

Disclosure disclosure_from(std::int64_t number)
{
    require_whole(number >= 1 && number <= 4, "a match's truth opens in no such way");
    return static_cast<Disclosure>(number);
}

std::vector<Seat> seats(Query query)
{
    std::vector<Seat> seats;
    while (query.next()) seats.push_back(Seat{static_cast<std::uint8_t>(query.number(0))});
    return seats;
}

std::vector<Seat> consented(Database& database, MatchId match)
{
    return seats(
        database.ask("SELECT seat FROM consent WHERE match = ? ORDER BY seat", match.value));
}

}  // namespace

Opening opening_of(Database& database, MatchId match)
{
    Query query =
        database.ask("SELECT stage, disclosure, days, ended FROM match WHERE id = ?", match.value);
    require_whole(query.next(), "the twin of a match is missing");
    return {.stage = stage_from(query.number(0)),
            .disclosure = disclosure_from(query.number(1)),
            .days = static_cast<std::uint32_t>(query.number(2)),
            .ended = query.number(3),
            .people = seats(database.ask(
                "SELECT number FROM seat WHERE match = ? AND machine = 0 ORDER BY number",
                match.value)),
            .consented = consented(database, match)};
}

std::optional<StoredMatch> find(Database& database, MatchId match)
{
    Query query = database.ask(
        "SELECT id, name, ruleset, version, scenario, scenario_text, options, decision, "
        "secret, commitment, handles, stage, words, twin, created, disclosure, days, ended, "
        "imported FROM match WHERE id = ?",
        match.value);
    if (!query.next()) return std::nullopt;
    StoredMatch found;
    found.id = MatchId{query.number(0)};
    found.match.name = query.bytes(1);
    found.match.ruleset = query.bytes(2);
    found.match.version = static_cast<int>(query.number(3));
    found.match.scenario = query.bytes(4);
    found.match.scenario_text = query.bytes(5);
    found.match.options = loaded<std::map<std::string, std::string>>(query.bytes(6));
    found.match.decision = static_cast<std::uint32_t>(query.number(7));
    found.match.secret = digest_of(query.bytes(8));
    found.match.commitment = digest_of(query.bytes(9));
    found.match.handles = digest_of(query.bytes(10));
    found.stage = stage_from(query.number(11));
    found.words = query.bytes(12);
    if (!query.is_null(13)) found.twin = MatchId{query.number(13)};
    found.match.created = query.number(14);
    found.match.disclosure = disclosure_from(query.number(15));
    found.match.days = static_cast<std::uint32_t>(query.number(16));
    found.ended = query.number(17);
    found.imported = query.number(18) != 0;
    found.packed = summary_of(database, match);
    found.consented = consented(database, match);
    if (found.twin) found.twins_opening = opening_of(database, *found.twin);
    read_seats(database, found);
    return found;
}

std::optional<SeatOfToken> find_seat(Database& database, const TokenHash& token)
{
    Query query = database.ask(
        "SELECT match, match.name, number FROM seat JOIN match ON match.id = match "
        "WHERE token = ?",
        Blob{bytes_of(token)});
    if (!query.next()) return std::nullopt;
    return SeatOfToken{MatchId{query.number(0)}, query.bytes(1),
                       Seat{static_cast<std::uint8_t>(query.number(2))}};
}

void put_words(Database& database, const std::string& text)
{
    std::string salt(16, '\0');
    randombytes_buf(salt.data(), salt.size());
    database.run("INSERT INTO words (salt, text) VALUES (?, ?)", Blob{salt}, text);
}

void sit(Database& database, MatchId match, Seat seat, const Sitting& sitting)
{
    {
        Query query = database.ask(
            "SELECT machine = 0 AND sitter IS NULL FROM seat WHERE match = ? AND number = ?",
            match.value, std::int64_t{seat.number});
        require(query.next(), "there is no such seat");
        require(query.number(0) != 0, "somebody sits there");
    }
    put_words(database, sitting.name);
    database.run("UPDATE seat SET sitter = ?, entropy = ? WHERE match = ? AND number = ?",
                 database.last_id(), Blob{sitting.entropy}, match.value, std::int64_t{seat.number});
}

void put(Database& database, MatchId match, const Beside& beside)
{
    if (beside.stage) {
        const bool over = *beside.stage == MatchStage::Over;
        database.run("UPDATE match SET stage = ?, words = ?, ended = ifnull(ended, ?) WHERE id = ?",
                     static_cast<std::int64_t>(*beside.stage), beside.words,
                     over ? std::optional(beside.ended) : std::nullopt, match.value);
        require(database.changes() == 1, "there is no such match");
    }
    if (!beside.deadlines) return;
    database.run("DELETE FROM deadline WHERE match = ?", match.value);
    for (const Deadline& deadline : *beside.deadlines)
        database.run("INSERT INTO deadline (match, seat, due) VALUES (?, ?, ?)", match.value,
                     std::int64_t{deadline.seat.number}, std::int64_t{deadline.due.count()});
}

void consent(Database& database, MatchId match, Seat seat, std::int64_t calendar)
{
    database.run("INSERT OR IGNORE INTO consent (match, seat, given) VALUES (?, ?, ?)", match.value,
                 std::int64_t{seat.number}, calendar);
}

std::vector<ParkedMatch> parked(Database& database)
{
    std::vector<ParkedMatch> all;
    Query query = database.ask("SELECT id, words FROM match WHERE stage = ? ORDER BY id",
                               static_cast<std::int64_t>(MatchStage::Parked));
    while (query.next()) all.push_back({MatchId{query.number(0)}, query.bytes(1)});
    return all;
}

void unpark(Database& database, MatchId match, bool begun)
{
    database.run("UPDATE match SET stage = ?, words = '' WHERE id = ? AND stage = ?",
                 static_cast<std::int64_t>(begun ? MatchStage::Playing : MatchStage::Waiting),
                 match.value, static_cast<std::int64_t>(MatchStage::Parked));
}

std::vector<Deadline> deadlines(Database& database, std::size_t most)
{
    std::vector<Deadline> all;
    Query query = database.ask("SELECT match, seat, due FROM deadline ORDER BY due LIMIT ?",
                               static_cast<std::int64_t>(most));
    while (query.next())
        all.push_back({MatchId{query.number(0)}, Seat{static_cast<std::uint8_t>(query.number(1))},
                       ServiceTime{query.number(2)}});
    return all;
}

void put_served(Database& database, ServiceTime now)
{
    database.run("UPDATE house SET service = max(service, ?)", std::int64_t{now.count()});
}

ServiceTime served(Database& database)
{
    Query query = database.ask(
        "SELECT max(service, ifnull((SELECT service FROM log ORDER BY id DESC LIMIT 1), 0)) "
        "FROM house");
    return ServiceTime{query.next() ? query.number(0) : 0};
}

}  // namespace galloper::store
