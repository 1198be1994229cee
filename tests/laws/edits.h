#pragma once

#include "common/game/edit.h"
#include "tests/laws/walk.h"

namespace galloper::laws {

// A random change by hand of something that is on the table, now and then. Rulesets refuse what
// they do not know.
std::optional<Edit> random_edit(const SentPicture& truth, Chance& chance);

}  // namespace galloper::laws
