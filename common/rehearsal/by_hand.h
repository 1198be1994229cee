#pragma once

#include <optional>
#include <string>

#include "common/rehearsal/stage.h"
#include "common/wire/text_file.h"
#include "galloper/scenario/v1/rehearsal.pb.h"

namespace galloper::rehearsal {

namespace file = scenario::v1;

// Changes the table by hand, as far as the ruleset lets it, and names in the file what it does not.
// Where a refusal is awaited, `refused` takes the ruleset's words instead. False where the edit is
// at fault.
bool change_by_hand(Stage& stage, const file::Edit& edit, const wire::Entry& entry,
                    std::optional<std::string>* refused = nullptr);

}  // namespace galloper::rehearsal
