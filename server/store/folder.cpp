#include "server/store/folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/store/schema.h"

namespace galloper::store {

namespace {

void sync(const std::string& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    const int error = errno;
    if (file >= 0) ::close(file);
    if (!synced) throw std::runtime_error(path + ": " + std::strerror(error));
}

}  // namespace

FolderLock::FolderLock(const std::string& folder) : file_(-1)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw NotOurs("the folder " + folder + " cannot be made: " + error.message());
    const std::string path = folder + "/lock";
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0) throw NotOurs(path + " cannot be opened: " + std::strerror(errno));
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(file_);
    throw NotOurs("another server uses the folder " + folder + ": stop it or choose another one");
}

FolderLock::~FolderLock() { ::close(file_); }

void make_private(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) throw std::runtime_error(path + ": " + std::strerror(errno));
    ::close(file);
}

void sync_file(const std::string& path) { sync(path, O_RDWR); }

void sync_folder_of(const std::string& path)
{
    const auto folder = std::filesystem::path(path).parent_path();
    sync(folder.empty() ? "." : folder.string(), O_RDONLY | O_DIRECTORY);
}

std::uint64_t free_bytes(const std::string& folder)
{
    std::error_code error;
    const auto space = std::filesystem::space(folder, error);
    return error ? 0 : space.available;
}

}  // namespace galloper::store
