#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "tests/support/brigade_field.h"

namespace galloper::land_and_freedom {

// Rifles of a battalion 6 cm in front of an enemy company in a village. Its own battalion is large
// enough not to break.
struct Assaulting : testing::Test {
    Field field;
    int ours = field.battalion(nationalists, 11, 0, cm(100, 30));
    PieceId first = field.rifles(ours, cm(100, 40));
    PieceId second = field.rifles(ours, cm(94, 40));
    PieceId third = field.rifles(ours, cm(106, 40));
    PieceId fourth = field.rifles(ours, cm(80, 30));
    PieceId gun = field.base(ours, {.arm = Arm::Mmg, .at = cm(75, 30)});
    int theirs = field.battalion(republicans, 21, 0, cm(100, 140));
    PieceId enemy = field.base(theirs, {.at = cm(100, 50), .facing = {0, -1}});

    Assaulting()
    {
        field.ground("village", square(cm(90, 48), cm(110, 60)));
        for (int i = 0; i < 4; ++i) field.rifles(theirs, cm(60 + 10 * i, 140));
    }

    void assault(std::vector<PieceId> bases, std::optional<PieceId> target = {})
    {
        Running running{.formation = ours};
        for (const PieceId id : bases)
            running.left.push_back(land_and_freedom::assault(id, target.value_or(enemy)));
        field.state.running = running;
        field.run([&](Step& step) { land_and_freedom::assault(step, target.value_or(enemy)); });
    }
    // A defender who has fired does not meet them with fire.
    void defender_has_fired() { field.state.base(enemy).fired = true; }

    std::vector<int> totals() const
    {
        std::vector<int> all;
        for (const char* who : {"melee, the attackers", "melee, the defender"})
            for (const Throw& thrown : field.throws(who)) all.push_back(thrown.total);
        return all;
    }
};

}  // namespace galloper::land_and_freedom
