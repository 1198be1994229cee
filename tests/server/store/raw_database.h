#pragma once

#include <sqlite3.h>

#include <stdexcept>
#include <string>

namespace galloper {

// Does something to a database behind the store's back.
inline void do_to(const std::string& path, const std::string& sql)
{
    sqlite3* handle = nullptr;
    int code = sqlite3_open(path.c_str(), &handle);
    if (code == SQLITE_OK) code = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr);
    const std::string words = sqlite3_errmsg(handle);
    sqlite3_close(handle);
    if (code != SQLITE_OK) throw std::runtime_error(words);
}

}  // namespace galloper
