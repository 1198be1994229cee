#include "tests/server/store/failing_disk.h"

#include <sqlite3.h>

#include <condition_variable>
#include <mutex>
#include <new>
#include <stdexcept>

namespace galloper {

namespace {

struct Mood {
    std::mutex mutex{};
    std::condition_variable changed{};
    bool sync_fails = false;
    bool full = false;
    bool hold_next = false;
    bool held = false;
    std::uint64_t syncs_of_log = 0;
};
Mood mood;

sqlite3_vfs* real_disk = nullptr;

// What stands in memory is this and, right behind it, the real disk's file.
struct OpenFile {
    sqlite3_file base;
    bool is_log;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

OpenFile* ours(sqlite3_file* file) { return reinterpret_cast<OpenFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return ours(file)->real(); }

int close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), to, size, at);
}
int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at)
{
    const std::lock_guard guard(mood.mutex);
    if (mood.full) return SQLITE_FULL;
    return real(file)->pMethods->xWrite(real(file), from, size, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size)
{
    return real(file)->pMethods->xTruncate(real(file), size);
}
int sync(sqlite3_file* file, int flags)
{
    {
        std::unique_lock lock(mood.mutex);
        if (ours(file)->is_log) ++mood.syncs_of_log;
        if (ours(file)->is_log && mood.hold_next) {
            mood.hold_next = false;
            mood.held = true;
            mood.changed.notify_all();
            mood.changed.wait(lock, [] { return !mood.held; });
        }
        if (mood.sync_fails) return SQLITE_IOERR_FSYNC;
    }
    return real(file)->pMethods->xSync(real(file), flags);
}
int file_size(sqlite3_file* file, sqlite3_int64* size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}
int is_reserved(sqlite3_file* file, int* reserved)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), reserved);
}
int control(sqlite3_file* file, int what, void* with)
{
    return real(file)->pMethods->xFileControl(real(file), what, with);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int traits(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

sqlite3_io_methods methods()
{
    sqlite3_io_methods all{};
    all.iVersion = 1;
    all.xClose = close;
    all.xRead = read;
    all.xWrite = write;
    all.xTruncate = truncate;
    all.xSync = sync;
    all.xFileSize = file_size;
    all.xLock = lock;
    all.xUnlock = unlock;
    all.xCheckReservedLock = is_reserved;
    all.xFileControl = control;
    all.xSectorSize = sector_size;
    all.xDeviceCharacteristics = traits;
    return all;
}
const sqlite3_io_methods our_methods = methods();

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags)
{
    OpenFile* opened = new (file) OpenFile{{nullptr}, (flags & SQLITE_OPEN_WAL) != 0};
    const int code = real_disk->xOpen(real_disk, name, opened->real(), flags, out_flags);
    if (opened->real()->pMethods != nullptr) opened->base.pMethods = &our_methods;
    return code;
}

sqlite3_vfs disk{};

}  // namespace

FailingDisk::FailingDisk()
{
    real_disk = sqlite3_vfs_find(nullptr);
    disk = *real_disk;
    disk.zName = "failing";
    disk.szOsFile = static_cast<int>(sizeof(OpenFile)) + real_disk->szOsFile;
    disk.xOpen = open;
    disk.pNext = nullptr;
    fail_syncs(false);
    be_full(false);
    mood.syncs_of_log = 0;
    if (sqlite3_vfs_register(&disk, 1) != SQLITE_OK) throw std::runtime_error("no disk");
}

FailingDisk::~FailingDisk()
{
    release();
    sqlite3_vfs_unregister(&disk);
    sqlite3_vfs_register(real_disk, 1);
}

void FailingDisk::fail_syncs(bool fail)
{
    const std::lock_guard guard(mood.mutex);
    mood.sync_fails = fail;
}

void FailingDisk::be_full(bool full)
{
    const std::lock_guard guard(mood.mutex);
    mood.full = full;
}

void FailingDisk::hold_next_sync()
{
    const std::lock_guard guard(mood.mutex);
    mood.hold_next = true;
}

void FailingDisk::wait_until_held()
{
    std::unique_lock lock(mood.mutex);
    mood.changed.wait(lock, [] { return mood.held; });
}

void FailingDisk::release()
{
    const std::lock_guard guard(mood.mutex);
    mood.hold_next = false;
    mood.held = false;
    mood.changed.notify_all();
}

std::uint64_t FailingDisk::syncs_of_log() const
{
    const std::lock_guard guard(mood.mutex);
    return mood.syncs_of_log;
}

}  // namespace galloper
