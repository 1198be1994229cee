#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "common/base/result.h"

namespace galloper::net {

struct File {
    std::string bytes{};
    std::string type{};    // as Content-Type
    std::string tag{};     // as ETag, with its quotes
    bool forever = false;  // its name changes whenever it does
};

// The web client's files, read once when the server starts. What is asked for is looked up by name
// in this table and the file system is never asked, so no path leads out of the folder.
class Files {
public:
    Files() = default;

    // Every regular file below the folder; links are not followed. Words say what is wrong if there
    // is no such folder, a file cannot be read or all together are more than 64 MiB.
    static Result<Files, std::string> read(const std::filesystem::path& folder);

    // Null when there is none of that name. "/" is "/index.html".
    const File* find(std::string_view path) const;

    std::size_t size() const { return files_.size(); }

private:
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace galloper::net
