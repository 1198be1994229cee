#pragma once

#include <string>

#include "common/base/check.h"
#include "common/wire/messages.h"

// What the files that fill messages in share. Nobody else includes this.
namespace galloper::wire {

// A negative count has no place on the wire; our own rules made it, so the match is parked.
inline std::uint32_t counted(int value)
{
    check(value >= 0, "a count that is sent is negative");
    return static_cast<std::uint32_t>(value);
}
inline std::uint32_t counted(Length length) { return counted(length.tenths); }

inline void fill(Point point, play::v1::Point& message)
{
    message.set_x(point.x.tenths);
    message.set_y(point.y.tenths);
}

inline void fill(Facing facing, play::v1::Facing& message)
{
    message.set_x(facing.x);
    message.set_y(facing.y);
}

inline void fill(const std::vector<Point>& way, play::v1::Way& message)
{
    message.mutable_xy()->Reserve(static_cast<int>(2 * way.size()));
    for (const Point point : way) {
        message.add_xy(point.x.tenths);
        message.add_xy(point.y.tenths);
    }
}

// Empty where there is none.
inline std::string bytes_of(const std::optional<Handle>& handle)
{
    return handle ? bytes_of(*handle) : std::string();
}

void fill(const SentOffer& offer, play::v1::Offer& message);
void fill(const SentAnswer& answer, play::v1::Answer& message);
void fill(const SentGround& ground, play::v1::Ground& message);
void fill(const SentPiece& piece, play::v1::Piece& message);
void fill(const SentShape& shape, play::v1::Shape& message);
void fill(const Gauge& gauge, play::v1::Gauge& message);
void fill(const Fact& fact, play::v1::Fact& message);
void fill(const Proposed& proposed, play::v1::Proposal& message);
void fill(const Ending& ending, play::v1::Ending& message);

// Any list of values into the repeated field of their messages.
template <class Values, class Messages>
void fill_all(const Values& values, Messages* messages)
{
    messages->Reserve(static_cast<int>(values.size()));
    for (const auto& value : values) fill(value, *messages->Add());
}

}  // namespace galloper::wire
