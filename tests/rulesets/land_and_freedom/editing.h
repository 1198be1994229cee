#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {

// A battalion with a truck and a tank of its own, and the enemy far off, to be changed by hand.
struct Editing : testing::Test {
    Field field;
    int army = field.army(nationalists, 1, cm(10, 10));
    int battalion = field.battalion(nationalists, 11, 1, cm(50, 20));
    PieceId rifles = field.rifles(battalion, cm(50, 30));
    PieceId truck = field.base(battalion, {.arm = Arm::Truck, .attached = true, .at = cm(60, 30)});
    int detachment = field.detachment(nationalists, 31, 1);
    PieceId tank = field.base(detachment, {.arm = Arm::Tank, .at = cm(80, 30)});
    int theirs = field.battalion(republicans, 21, 0, cm(50, 140));

    // Why it was refused, or nothing.
    std::string make(const Edit& change)
    {
        auto next = edit(field.state, change);
        if (!next) return next.error().words;
        field.state = std::move(*next);
        return {};
    }
    std::string place(PieceId id, std::string kind, int formation, Point at,
                      std::vector<std::string> traits = {})
    {
        return make(edits::PlacePiece{
            id, std::move(kind), "New", {}, formation, at, {}, std::move(traits)});
    }
    const Tally& tally() const { return field.state.tally[nationalists.number]; }
};

}  // namespace galloper::land_and_freedom
