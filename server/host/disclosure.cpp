#include "server/host/disclosure.h"

#include <algorithm>

namespace galloper {

namespace {

constexpr std::int64_t day = 24 * 60 * 60;

std::int64_t day_of_opening(const Opening& one) { return one.ended + day * one.days; }

bool allows(const Opening& one, std::int64_t calendar)
{
    if (one.stage != MatchStage::Over) return false;
    switch (one.disclosure) {
        case Disclosure::AtTheEnd:
            return true;
        case Disclosure::AfterDays:
            return calendar >= day_of_opening(one);
        case Disclosure::ByConsent:
            return std::includes(one.consented.begin(), one.consented.end(), one.people.begin(),
                                 one.people.end());
        case Disclosure::Never:
            return false;
    }
    return false;
}

}  // namespace

bool stays_closed(const StoredMatch& match)
{
    return match.twin.has_value() || match.match.disclosure != Disclosure::AtTheEnd;
}

Opening opening_of(const StoredMatch& match)
{
    Opening opening{.stage = match.stage,
                    .disclosure = match.match.disclosure,
                    .days = match.match.days,
                    .ended = match.ended,
                    .consented = match.consented};
    for (std::size_t i = 0; i < match.match.seats.size(); ++i)
        if (!match.match.seats[i].machine)
            opening.people.push_back(Seat{static_cast<std::uint8_t>(i)});
    return opening;
}

bool is_over_for_all(const StoredMatch& match)
{
    return match.stage == MatchStage::Over &&
           (!match.twin || (match.twins_opening && match.twins_opening->stage == MatchStage::Over));
}

bool is_open(const StoredMatch& match, std::int64_t calendar)
{
    if (match.twin && !match.twins_opening) return false;
    return is_open(opening_of(match), match.twins_opening, calendar);
}

bool is_open(const Opening& own, const std::optional<Opening>& twins, std::int64_t calendar)
{
    return allows(own, calendar) && (!twins || allows(*twins, calendar));
}

std::optional<std::int64_t> opens_at(const StoredMatch& match)
{
    if (match.match.disclosure != Disclosure::AfterDays || !is_over_for_all(match))
        return std::nullopt;
    const std::int64_t own = day_of_opening(opening_of(match));
    return match.twin ? std::max(own, day_of_opening(*match.twins_opening)) : own;
}

play::v1::Disclosure wire_of(Disclosure disclosure)
{
    return static_cast<play::v1::Disclosure>(disclosure);
}

std::optional<Disclosure> disclosure_from(play::v1::Disclosure sent)
{
    if (sent == play::v1::DISCLOSURE_UNSPECIFIED) return Disclosure::AtTheEnd;
    if (!play::v1::Disclosure_IsValid(sent)) return std::nullopt;
    return static_cast<Disclosure>(sent);
}

static_assert(static_cast<int>(Disclosure::AtTheEnd) == play::v1::DISCLOSURE_AT_THE_END);
static_assert(static_cast<int>(Disclosure::AfterDays) == play::v1::DISCLOSURE_AFTER_DAYS);
static_assert(static_cast<int>(Disclosure::ByConsent) == play::v1::DISCLOSURE_BY_CONSENT);
static_assert(static_cast<int>(Disclosure::Never) == play::v1::DISCLOSURE_NEVER);

}  // namespace galloper
