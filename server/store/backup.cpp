#include "server/store/backup.h"

#include <sqlite3.h>

#include <filesystem>

#include "server/store/folder.h"
#include "server/store/schema.h"

namespace galloper::store {

namespace {

// 1 MiB: short enough that a player's step hardly waits for it.
constexpr int pages_at_once = 256;

}  // namespace

Backup::Backup(std::string path, Store::Then<Done> then)
    : path_(std::move(path)), part_(path_ + ".part"), then_(std::move(then))
{
}

Backup::~Backup() { end_copying(); }

bool Backup::step(Database& from)
{
    try {
        if (copying_ == nullptr) begin(from);
        if (copy_some()) return true;
        finish();
    } catch (const std::exception& error) {
        end_copying();
        to_.reset();
        std::error_code ignored;
        std::filesystem::remove(part_, ignored);
        refuse(
            {StoreError::Kind::TryAgain, "no backup was made at " + path_ + ": " + error.what()});
    }
    return false;
}

void Backup::begin(Database& from)
{
    std::filesystem::remove(part_);
    make_private(part_);
    to_ = std::make_unique<Database>(part_);
    copying_ = sqlite3_backup_init(to_->handle(), "main", from.handle(), "main");
    if (copying_ == nullptr)
        throw Failed(sqlite3_extended_errcode(to_->handle()), sqlite3_errmsg(to_->handle()));
}

bool Backup::copy_some()
{
    const int code = sqlite3_backup_step(copying_, pages_at_once);
    if (code == SQLITE_OK) return true;
    if (code != SQLITE_DONE) throw Failed(code, sqlite3_errstr(code));
    return false;
}

void Backup::finish()
{
    end_copying();
    // The copy says that it has a write-ahead log, as its original does; by itself it needs none.
    to_->run_script("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE;");
    check_whole(*to_);
    to_.reset();
    sync_file(part_);
    std::filesystem::rename(part_, path_);
    sync_folder_of(path_);
}

void Backup::end_copying()
{
    sqlite3_backup_finish(copying_);
    copying_ = nullptr;
}

}  // namespace galloper::store
