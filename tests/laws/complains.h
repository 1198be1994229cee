#pragma once

#include <gtest/gtest.h>

#include "tests/laws/walk.h"

// For the tests of the laws: something is planted, and the law that is there for it has to notice.
namespace galloper::laws {

// Whether a random game of many is complained of with these words.
template <Ruleset R>
testing::AssertionResult complains(const std::vector<Setting>& settings, const char* words,
                                   const std::function<Law<R>()>& law, const Editor& editor = {},
                                   std::uint64_t many = 60)
{
    std::string last;
    for (std::uint64_t seed = 0; seed < many; ++seed) {
        for (const Setting& setting : settings) {
            const Complaint found = Walk<R>(seed, setting, {law()}, editor).play();
            if (found.find(words) != std::string::npos) return testing::AssertionSuccess();
            if (!found.empty()) last = found;
        }
    }
    return testing::AssertionFailure() << "never: " << words << "; but: " << last;
}

}  // namespace galloper::laws
