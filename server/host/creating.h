#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/base/result.h"
#include "server/host/answers.h"
#include "server/host/tokens.h"
#include "server/lobby/catalogue.h"
#include "server/store/rows.h"

// How a match comes about.
namespace galloper {

// What somebody asks for.
struct Wish {
    const Catalogue::Entry* entry = nullptr;  // null: there is no such scenario
    Options options{};
    std::vector<std::uint32_t> machine_seats{};
    bool all_but_the_first = false;  // the house plays every seat but the first
    bool duplicate = false;
    std::uint32_t clock = 0;  // seconds for a decision; 0: no limit
    std::optional<Disclosure> disclosure = Disclosure::AtTheEnd;  // nothing: there is no such rule
    std::uint32_t days = 0;
};

// A match that can be stored, and the tokens of its seats, by seat number. A token is in nothing
// that is kept.
struct Made {
    NewMatch match{};
    std::vector<std::string> tokens{};
};

// One match, or the two of a duplicate; or why there can be none.
Result<std::vector<Made>, Trouble> make_matches(const Catalogue& catalogue, const Chance& chance,
                                                const Wish& wish, std::int64_t calendar);

// Whether somebody has to sit down before it can begin.
bool waits_for_people(const NewMatch& match);

play::v1::Created created(const std::vector<Made>& made);

}  // namespace galloper
