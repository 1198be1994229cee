#include "common/rulesets/bravado/known.h"

namespace galloper::bravado {

const KnownSheet* Known::sheet_of(Seat seat) const
{
    for (const KnownSheet& sheet : sheets)
        if (sheet.seat == seat) return &sheet;
    return nullptr;
}

const KnownSheet* Known::sheet_of(int formation) const
{
    for (const KnownSheet& sheet : sheets)
        if (sheet.commands(formation)) return &sheet;
    return nullptr;
}

std::optional<Seat> Known::defender() const
{
    for (std::size_t i = 0; i < posts.size(); ++i)
        if (posts[i].side == defence) return Seat{static_cast<std::uint8_t>(i)};
    return std::nullopt;
}

namespace {

// The attacking seat that is asked, by the team that the question is about.
std::optional<PieceId> asked_about(const Pending& pending)
{
    struct About {
        std::optional<PieceId> operator()(const questions::SetOut& q) const { return q.team; }
        std::optional<PieceId> operator()(const questions::Reveal& q) const { return q.team; }
        std::optional<PieceId> operator()(const questions::PressOn& q) const { return q.team; }
        std::optional<PieceId> operator()(const questions::Bayonet& q) const
        {
            return q.candidates.front();
        }
        std::optional<PieceId> operator()(const questions::Exposed& q) const { return q.team; }
        std::optional<PieceId> operator()(const questions::Aim&) const { return std::nullopt; }
    };
    return std::visit(About{}, pending);
}

std::optional<Seat> asked_seat(const Known& known, const Pending& pending)
{
    const auto about = asked_about(pending);
    if (!about) return known.defender();
    const KnownTeam* team = known.find_team(*about);
    const KnownSheet* sheet = team ? known.sheet_of(team->formation) : nullptr;
    return sheet ? std::optional(sheet->seat) : std::nullopt;
}

}  // namespace

bool resumes_by_hand(const Known& known)
{
    const Phase phase = known.phase;
    const bool is_a_players = phase == Phase::Deploy || phase == Phase::Orders ||
                              phase == Phase::Cover || phase == Phase::Over;
    return !known.pending && !is_a_players && !known.sheets.empty();
}

std::vector<Seat> awaited(const Known& known)
{
    std::vector<Seat> seats;
    if (known.phase == Phase::Over) return seats;
    if (known.pending) {
        if (const auto seat = asked_seat(known, *known.pending)) seats.push_back(*seat);
        return seats;
    }
    if (resumes_by_hand(known)) return {known.sheets.front().seat};
    if (known.phase == Phase::Deploy)
        if (const auto seat = known.defender()) seats.push_back(*seat);
    for (const KnownSheet& sheet : known.sheets) {
        if (known.phase == Phase::Orders && !sheet.sealed) seats.push_back(sheet.seat);
        if (known.phase == Phase::Cover && !sheet.turn_ended) seats.push_back(sheet.seat);
    }
    return seats;
}

}  // namespace galloper::bravado
