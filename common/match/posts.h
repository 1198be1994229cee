#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "common/base/check.h"
#include "common/base/ids.h"

// Who sits where, for the files of the proceedings.
namespace galloper {

inline const Post& post_of(const Posts& posts, Seat seat)
{
    check(seat.number < posts.size(), "a seat without a post");
    return posts[seat.number];
}

inline std::vector<Seat> seats_of(const Posts& posts, Side side)
{
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < posts.size(); ++i)
        if (posts[i].side == side) seats.push_back(Seat{static_cast<std::uint8_t>(i)});
    return seats;
}

inline std::size_t opponents_of(const Posts& posts, Side side)
{
    return posts.size() - seats_of(posts, side).size();
}

template <class T>
bool holds(const std::vector<T>& sorted, const T& what)
{
    return std::binary_search(sorted.begin(), sorted.end(), what);
}

inline std::string called(const std::vector<std::string>& sides, Side side)
{
    return side.number < sides.size() ? sides[side.number]
                                      : "Side " + std::to_string(side.number + 1);
}

}  // namespace galloper
