// A page of the matches that are over and that everybody may know of. One that may not be known is
// left out before anything is counted, so that a page says nothing of it.

#include <algorithm>
#include <cctype>
#include <limits>
#include <sstream>

#include "common/base/save.h"
#include "server/store/archive.h"
#include "server/store/matches.h"
#include "server/store/wrong.h"

namespace galloper::store {

namespace {

// So many are looked at for one page, whether they have the words or not.
constexpr std::size_t looked_at = 1'000;

constexpr const char* after_all =
    "SELECT archive.match, place FROM archive JOIN match ON match.id = archive.match "
    "LEFT JOIN match AS twin ON twin.id = match.twin "
    "WHERE place < ? AND (match.twin IS NULL OR twin.stage = 3) ORDER BY place DESC";
constexpr const char* after_of_ruleset =
    "SELECT archive.match, place FROM archive JOIN match ON match.id = archive.match "
    "LEFT JOIN match AS twin ON twin.id = match.twin "
    "WHERE archive.ruleset = ? AND place < ? AND (match.twin IS NULL OR twin.stage = 3) "
    "ORDER BY place DESC";
constexpr const char* after_of_scenario =
    "SELECT archive.match, place FROM archive JOIN match ON match.id = archive.match "
    "LEFT JOIN match AS twin ON twin.id = match.twin "
    "WHERE archive.scenario = ? AND place < ? AND (match.twin IS NULL OR twin.stage = 3) "
    "ORDER BY place DESC";

Query after(Database& database, const Search& search)
{
    const std::int64_t before =
        search.before > 0 ? search.before : std::numeric_limits<std::int64_t>::max();
    if (!search.scenario.empty()) return database.ask(after_of_scenario, search.scenario, before);
    if (!search.ruleset.empty()) return database.ask(after_of_ruleset, search.ruleset, before);
    return database.ask(after_all, before);
}

// Letters of other alphabets are compared as they are.
std::string lower(std::string text)
{
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::vector<std::string> words_in(const std::string& text)
{
    std::vector<std::string> words;
    std::istringstream in(lower(text));
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

ListedMatch about(const StoredMatch& stored, Database& database)
{
    ListedMatch listed{.name = stored.match.name,
                       .ruleset = stored.match.ruleset,
                       .scenario = stored.match.scenario,
                       .version = stored.match.version,
                       .about = *stored.packed,
                       .ended = stored.ended,
                       .imported = stored.imported,
                       .opening = opening_of(database, stored.id),
                       .twins_opening = stored.twins_opening};
    for (const auto& sitting : stored.taken)
        listed.players.push_back(sitting ? sitting->name : std::string());
    return listed;
}

bool has(const StoredMatch& stored, const std::vector<std::string>& words)
{
    std::string all = stored.packed->title + '\n' + stored.packed->result;
    for (const std::string& side : stored.packed->sides) all += '\n' + side;
    for (const NewSeat& seat : stored.match.seats) all += '\n' + seat.name;
    for (const auto& sitting : stored.taken)
        if (sitting) all += '\n' + sitting->name;
    all = lower(std::move(all));
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return all.find(word) != all.npos; });
}

}  // namespace

Listed list(Database& database, const Search& search)
{
    const std::vector<std::string> words = words_in(search.words);
    Listed listed;
    Query query = after(database, search);
    std::size_t looked = 0;
    std::int64_t last = 0;
    while (query.next()) {
        if (listed.matches.size() == search.most || looked == looked_at) {
            listed.next = last;
            return listed;
        }
        ++looked;
        last = query.number(1);
        const auto stored = find(database, MatchId{query.number(0)});
        require_whole(stored && stored->packed, "a match of the archive cannot be read");
        const bool asked = search.ruleset.empty() || stored->match.ruleset == search.ruleset;
        if (asked && has(*stored, words)) listed.matches.push_back(about(*stored, database));
    }
    return listed;
}

std::optional<Summary> summary_of(Database& database, MatchId match)
{
    Query query = database.ask(
        "SELECT title, sides, result, winner, scores, turns FROM archive WHERE match = ?",
        match.value);
    if (!query.next()) return std::nullopt;
    auto sides = load_text<std::vector<std::string>>(query.bytes(1));
    auto scores = load_text<std::vector<int>>(query.bytes(4));
    require_whole(sides && scores, "what is said of a match cannot be read");
    Summary about{.title = query.bytes(0),
                  .sides = std::move(*sides),
                  .result = query.bytes(2),
                  .scores = std::move(*scores),
                  .turns = static_cast<std::uint32_t>(query.number(5))};
    if (!query.is_null(3)) about.winner = Side{static_cast<std::uint8_t>(query.number(3))};
    return about;
}

}  // namespace galloper::store
