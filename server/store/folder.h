#pragma once

#include <cstdint>
#include <string>

// The folder that holds the database, as the operating system has it.
namespace galloper::store {

// Holds the folder for this process until it goes; made if it is not there. Throws NotOurs where
// another process, or another store of this one, has it, or where it cannot be made.
class FolderLock {
public:
    explicit FolderLock(const std::string& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_;
};

// Makes an empty file that its owner alone can read, if none is there: what is stored holds the
// secrets of running matches. Throws std::runtime_error.
void make_private(const std::string& path);

// What a file or a folder holds is on the disk once these return. They throw std::runtime_error.
void sync_file(const std::string& path);
void sync_folder_of(const std::string& path);

// Bytes that may still be written where the folder lies; 0 where that cannot be found out.
std::uint64_t free_bytes(const std::string& folder);

}  // namespace galloper::store
