#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "common/archive/match_file.h"
#include "server/store/rows.h"

namespace galloper {

class House;

// Puts matches that are over into the archive, one at a time: those that have just ended, and when
// nothing else is to be done a few of those that an earlier run left. Reading goes page by page and
// packing is done aside, so nobody waits for it. A match that cannot be packed stays as it is.
class Packer {
public:
    explicit Packer(House& house) : house_(house) {}

    // It has just ended, and all of it is stored.
    void add(MatchId match) { waiting_.push_back(match); }

    // About four times a second.
    void tick();

    bool busy() const { return busy_; }

private:
    struct Job {
        StoredMatch match{};
        archive::MatchFile file{};
        std::string title{};
    };
    using Hand = std::shared_ptr<Job>;

    void look_for_old_ones();
    void begin(MatchId match);
    void found(const StoredMatch& match);
    void read_on(const Hand& job);
    void pack(const Hand& job);
    void keep(const Hand& job, Packed packed);
    void failed(MatchId match, const std::string& why);
    void later(MatchId match);
    bool gives_up();

    House& house_;
    std::deque<MatchId> waiting_{};
    bool busy_ = false;
    bool all_looked_at_ = false;
    MatchId looked_at_{};
    std::chrono::milliseconds not_before_{};
};

}  // namespace galloper
