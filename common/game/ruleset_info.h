#pragma once

#include <string>
#include <vector>

#include "common/game/scenario.h"

// What there is to read about a ruleset before anybody plays it. All of it is public.
namespace galloper {

struct OptionValue {
    std::string value{};
    std::string words{};  // for a player who chooses
};

struct OptionInfo {
    std::string name{};
    std::string label{};
    std::string rule{};
    std::vector<OptionValue> values{};  // the first is the default [GEN-20]
};

// "as printed" and "recommended": what each sets that is not the default. [GEN-20]
struct Preset {
    std::string name{};
    Options options{};
};

struct RuleText {
    std::string id{};
    std::string words{};
};

struct RulesetInfo {
    std::string name{};
    std::string title{};
    int version = 1;  // rises when a state or a decision changes: its golden digest says so
    std::vector<OptionInfo> options{};
    std::vector<Preset> presets{};
    std::vector<RuleText> rules{};
};

}  // namespace galloper
