#include "common/rulesets/rulesets.h"

#include "common/rulesets/bravado/entry.h"
#include "common/rulesets/land_and_freedom/entry.h"

namespace galloper {

// All the rulesets there are. A new one is a folder beside this file and a line here.
const std::vector<RulesetEntry>& all_rulesets()
{
    static const std::vector<RulesetEntry> all{bravado::entry(), land_and_freedom::entry()};
    return all;
}

const RulesetEntry* find_ruleset(std::string_view name)
{
    for (const RulesetEntry& ruleset : all_rulesets())
        if (ruleset.name == name) return &ruleset;
    return nullptr;
}

}  // namespace galloper
