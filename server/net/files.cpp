#include "server/net/files.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <system_error>

namespace galloper::net {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 64u << 20;

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
}};

std::string type_of(const fs::path& path)
{
    const std::string ending = path.extension().string();
    const auto found = std::find_if(types.begin(), types.end(),
                                    [&](const auto& type) { return type.first == ending; });
    return std::string(found == types.end() ? "application/octet-stream" : found->second);
}

std::string tag_of(std::string_view bytes)
{
    std::array<unsigned char, 16> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr,
                       0);
    std::array<char, 33> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return std::string("\"").append(hex.data()).append("\"");
}

// What Vite builds into assets/ carries eight characters of its hash: index-B3k_Ua9Q.js.
bool is_hashed(std::string_view name)
{
    if (!name.starts_with("/assets/")) return false;
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot < 9 || name[dot - 9] != '-') return false;
    const std::string_view hash = name.substr(dot - 8, 8);
    return std::all_of(hash.begin(), hash.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
    });
}

}  // namespace

Result<Files, std::string> Files::read(const fs::path& folder)
{
    std::error_code failed;
    if (!fs::is_directory(folder, failed)) return Err{"there is no folder " + folder.string()};
    Files files;
    std::size_t sum = 0;
    fs::recursive_directory_iterator walk(folder, failed);
    for (; !failed && walk != fs::recursive_directory_iterator(); walk.increment(failed)) {
        if (!fs::is_regular_file(walk->symlink_status())) continue;
        std::ifstream in(walk->path(), std::ios::binary);
        std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
        if (!in.good() && !in.eof()) return Err{"cannot read " + walk->path().string()};
        sum += bytes.size();
        if (sum > most_bytes) return Err{"more than 64 MiB of files in " + folder.string()};
        std::string name = "/" + walk->path().lexically_relative(folder).generic_string();
        const bool forever = is_hashed(name);
        std::string tag = tag_of(bytes);
        files.files_.emplace(std::move(name), File{.bytes = std::move(bytes),
                                                   .type = type_of(walk->path()),
                                                   .tag = std::move(tag),
                                                   .forever = forever});
    }
    if (failed) return Err{"cannot read " + folder.string() + ": " + failed.message()};
    return files;
}

const File* Files::find(std::string_view path) const
{
    const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    return found == files_.end() ? nullptr : &found->second;
}

}  // namespace galloper::net
