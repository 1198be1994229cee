#include "server/host/stored_matches.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/host/disclosure.h"
#include "server/host/house.h"
#include "server/host/live_match.h"

namespace galloper {

namespace {

constexpr std::uint32_t most_listed = 50;
constexpr std::size_t longest_search = 200;
constexpr std::size_t part_bytes = 128 << 10;

Trouble not_yet_packed()
{
    return {play::v1::REASON_TRY_AGAIN, "It is just being put away. Ask again in a moment."};
}

std::optional<Viewer> viewer_from(std::uint32_t number, std::size_t seats)
{
    if (number < seats) return Seat{static_cast<std::uint8_t>(number)};
    for (const Viewer other : {Viewer::everybody(), Viewer::truth()})
        if (other.number() == number) return other;
    return std::nullopt;
}

FilePart part_of(play::v1::Section section)
{
    if (section == play::v1::SECTION_WHOLE) return FilePart::Whole;
    return section == play::v1::SECTION_NAMES ? FilePart::Names : FilePart::Transcript;
}

// One's own transcript is one's own, the public's is everybody's, and all else is the truth's.
bool may_read(const StoredMatch& match, std::optional<Seat> seat, play::v1::Section section,
              Viewer viewer, std::int64_t calendar)
{
    if (match.stage != MatchStage::Over) return false;
    if (is_open(match, calendar)) return true;
    if (section != play::v1::SECTION_TRANSCRIPT) return false;
    if (seat && viewer.is(*seat)) return true;
    return viewer == Viewer::everybody() && is_over_for_all(match);
}

std::int64_t number_of(std::uint64_t sent)
{
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min(sent, most));
}

}  // namespace

std::optional<Seat> seat_of(const StoredMatch& match, const std::string& token)
{
    const Digest hash = hash_of_token(token);
    std::optional<Seat> found;
    for (std::size_t i = 0; i < match.match.seats.size(); ++i)
        if (same(match.match.seats[i].token, hash)) found = Seat{static_cast<std::uint8_t>(i)};
    return found;
}

void StoredMatches::list(Asker asker, const play::v1::ListMatches& request)
{
    if (request.words().size() > longest_search)
        return house_.refuse(asker, {play::v1::REASON_BAD_ANSWER, "That is too much to look for."});
    const std::uint32_t most = request.most() == 0 ? most_listed : request.most();
    const Search search{.ruleset = request.ruleset(),
                        .scenario = request.scenario(),
                        .words = request.words(),
                        .before = number_of(request.before()),
                        .most = std::min(most, most_listed)};
    house_.store().list(search, [this, asker](auto listed) {
        if (!listed) return house_.refuse(asker, try_again());
        play::v1::ServerFrame frame;
        play::v1::Matches& matches = *frame.mutable_matches();
        for (const ListedMatch& one : listed->matches) *matches.add_matches() = card(one);
        matches.set_next(static_cast<std::uint64_t>(listed->next));
        house_.answer(asker, std::move(frame));
    });
}

play::v1::StoredCard StoredMatches::card(const ListedMatch& match) const
{
    play::v1::StoredCard card;
    card.set_match(match.name);
    card.set_ruleset(match.ruleset);
    card.set_scenario(match.scenario);
    card.set_version(static_cast<std::uint32_t>(match.version));
    card.set_title(match.about.title);
    for (const std::string& side : match.about.sides) card.add_sides(side);
    for (const std::string& player : match.players) card.add_players(player);
    card.set_result(match.about.result);
    if (match.about.winner) card.set_winner(match.about.winner->number);
    for (const int score : match.about.scores) card.add_scores(score);
    card.set_turns(match.about.turns);
    card.set_ended(match.ended);
    card.set_open(is_open(match.opening, match.twins_opening, house_.calendar()));
    card.set_imported(match.imported);
    return card;
}

void StoredMatches::find(Asker asker, const std::string& match, const std::string& token,
                         Found then, std::function<void()> otherwise)
{
    const auto unknown = [this, asker, otherwise] {
        house_.refuse(asker, unknown_match());
        otherwise();
    };
    if (!is_match_name(match)) return unknown();
    house_.store().find(
        match, [this, asker, token, unknown, otherwise, then = std::move(then)](auto found) {
            if (!found) {
                house_.refuse(asker, try_again());
                return otherwise();
            }
            if (!*found) return unknown();
            const std::optional<Seat> seat = seat_of(**found, token);
            if (!token.empty() && !seat) return unknown();
            then(**found, seat);
        });
}

void StoredMatches::read(Asker asker, const play::v1::ReadStored& request, Pacing::Done done)
{
    find(
        asker, request.match(), request.token(),
        [this, asker, request, done](const StoredMatch& match, std::optional<Seat> seat) {
            const bool whole = request.section() == play::v1::SECTION_WHOLE;
            const auto viewer =
                whole ? Viewer::truth() : viewer_from(request.viewer(), match.match.seats.size());
            const bool named = play::v1::Section_IsValid(request.section()) &&
                               request.section() != play::v1::SECTION_UNSPECIFIED && viewer;
            if (!named || !may_read(match, seat, request.section(), *viewer, house_.calendar())) {
                house_.refuse(asker, unknown_match());
                return done();
            }
            read_part(asker, match, request, *viewer, done);
        },
        done);
}

void StoredMatches::read_part(Asker asker, const StoredMatch& match,
                              const play::v1::ReadStored& request, Viewer viewer,
                              const Pacing::Done& done)
{
    house_.store().read_file(
        match.id, part_of(request.section()), viewer, request.from(), part_bytes,
        [this, asker, done](auto part) {
            play::v1::ServerFrame frame;
            if (part && *part) {
                frame.mutable_stored()->set_bytes((*part)->bytes);
                frame.mutable_stored()->set_whole(static_cast<std::uint32_t>((*part)->whole));
                house_.answer(asker, std::move(frame));
            } else {
                house_.refuse(asker, part ? not_yet_packed() : try_again());
            }
            done();
        });
}

}  // namespace galloper
