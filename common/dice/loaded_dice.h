#pragma once

#include <deque>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "common/base/check.h"
#include "common/dice/dice.h"

namespace galloper {

// Dice for tests: each purpose is loaded by name, so that a test says which roll it means. A roll
// that nobody loaded is a fault of the rule or of its test.
class LoadedDice final : public Dice {
public:
    void load(const std::string& purpose, std::initializer_list<int> faces)
    {
        if (faces.size() == 0) return;
        std::deque<int>& queue = loaded_[purpose];
        queue.insert(queue.end(), faces);
    }

    int roll(Purpose purpose, int sides) override
    {
        const auto found = loaded_.find(std::string(purpose.what));
        check(found != loaded_.end(), ("nobody loaded the dice for " + what(purpose)).c_str());
        const int face = found->second.front();
        check(1 <= face && face <= sides, ("no such face on the die for " + what(purpose)).c_str());
        found->second.pop_front();
        if (found->second.empty()) loaded_.erase(found);
        return face;
    }

    bool all_rolled() const { return left().empty(); }

    // The purposes that still have faces loaded, for a test to hold against none.
    std::vector<std::string> left() const
    {
        std::vector<std::string> purposes;
        for (const auto& [purpose, faces] : loaded_) purposes.push_back(purpose);
        return purposes;
    }

private:
    static std::string what(Purpose purpose) { return std::string(purpose.what); }

    std::map<std::string, std::deque<int>> loaded_{};  // no empty ones
};

}  // namespace galloper
