#pragma once

#include <string>

#include "common/rulesets/land_and_freedom/known.h"
#include "common/rulesets/land_and_freedom/sums/lie.h"

namespace galloper::land_and_freedom {

// naming.cpp: what a formation, a base or a side is called, for words that a viewer reads.
std::string name_of(const Known& known, int formation);
std::string name_of(const Known& known, PieceId base);
std::string name_of(const Known& known, Side side);

// "1 point", "2 points".
inline std::string many(int count, const std::string& one)
{
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

// "a, b, c".
inline void append(std::string& list, const std::string& more)
{
    list += list.empty() ? more : ", " + more;
}

// "2 points for 3rd Battalion, and recovery of Rifles 3": what is sent, in words for its side.
std::string words_for_load(const Known& known, int points, const std::vector<PieceId>& to_clear,
                           int to);

// badges.cpp: how a base is, and what its own seat has written down for it.
std::vector<std::string> badges_of(const Known& known, const Lie& lie, const KnownBase& base);

// shapes.cpp: how far headquarters reach, arcs, objectives, drafted ways and targets.
void draw_shapes(const Known& known, Picture& picture);

// counts.cpp: turn, phase, clock and level, and what holds for the whole table in words.
void draw_counts(const Known& known, Picture& picture);

// papers.cpp: what the viewer's own side keeps to itself, and his own drafts, in words.
void draw_papers(const Known& known, Picture& picture);

}  // namespace galloper::land_and_freedom
