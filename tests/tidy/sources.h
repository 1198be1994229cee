#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

// The project's own sources, for checks of what the compiler does not check.
namespace galloper::tidy {

struct File {
    std::vector<std::string> lines{};
    std::vector<std::string> code{};       // the lines without strings and comments
    std::vector<std::string> includes{};   // from the root: "common/base/ids.h"
    std::vector<std::string> libraries{};  // between angles: "vector", "boost/asio/post.hpp"
};

// By path from the root of the sources.
using Sources = std::map<std::string, File>;

// What is wrong, in words; a check that finds nothing gives none.
using Complaints = std::vector<std::string>;

File file_of(const std::string& text);

// All files of these folders with one of these endings, such as ".h".
Sources read_sources(const std::vector<std::string>& folders,
                     const std::vector<std::string>& endings);
Sources read_code();  // the C++ of common, server, clients

std::string folder_of(const std::string& path);
std::string leaf_of(const std::string& path);
bool lies_in(const std::string& path, const std::string& folder);

// Every file that can be reached from this one by its includes, itself included.
std::set<std::string> reached_from(const Sources& sources, const std::string& path);

}  // namespace galloper::tidy
