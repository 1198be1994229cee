#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/store/database.h"
#include "server/store/store.h"

struct sqlite3_backup;

namespace galloper::store {

// A copy of the whole database, made a few pages at a time between the store's other work through
// the connection that writes, so that no second one is ever open. What is written meanwhile goes
// into the copy as well. It gets its name once it is complete, checked and on the disk; until then
// it stands beside it as "<name>.part".
class Backup {
public:
    Backup(std::string path, Store::Then<Done> then);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;

    // Does some more of it; false when there is nothing left to do, for good or ill.
    bool step(Database& from);

    // To be called once, after step() said false.
    void answer() { then_(outcome_); }
    void refuse(StoreError error) { outcome_ = Err{std::move(error)}; }

private:
    void begin(Database& from);
    bool copy_some();
    void finish();
    void end_copying();

    std::string path_;
    std::string part_;
    Store::Then<Done> then_;
    Result<Done, StoreError> outcome_{Done{}};
    std::unique_ptr<Database> to_{};
    sqlite3_backup* copying_ = nullptr;
};

}  // namespace galloper::store
