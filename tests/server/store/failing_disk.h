#pragma once

#include <cstdint>

namespace galloper {

// While it lives, what SQLite opens lies on a disk that can be told to fail, to be full or to take
// its time. It has no shared memory, so a store that did not lock its file before it asked for a
// write-ahead log could not open one on it.
class FailingDisk {
public:
    FailingDisk();
    ~FailingDisk();
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    void fail_syncs(bool fail);
    void be_full(bool full);

    // The next sync of a write-ahead log does not return before release().
    void hold_next_sync();
    void wait_until_held();
    void release();

    std::uint64_t syncs_of_log() const;
};

}  // namespace galloper
