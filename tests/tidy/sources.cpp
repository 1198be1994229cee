#include "tests/tidy/sources.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace galloper::tidy {

namespace fs = std::filesystem;

static const fs::path root = SOURCE_ROOT;

// Takes strings and comments out, line by line; `in_comment` carries a long one over. Quotation
// marks between apostrophes are characters and open no string.
static std::string code_of(const std::string& line, bool& in_comment)
{
    std::string code;
    bool in_string = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const std::string_view here = std::string_view(line).substr(i);
        if (in_comment) {
            if (here.starts_with("*/")) in_comment = false, ++i;
        } else if (in_string) {
            if (here[0] == '\\') ++i;
            if (here[0] == '"') in_string = false;
        } else if (here.starts_with("//")) {
            break;
        } else if (here.starts_with("/*")) {
            in_comment = true, ++i;
        } else if (here.starts_with("'\"'") || here.starts_with("'\\'")) {
            i += 2;
        } else if (here[0] == '"') {
            in_string = true;
        } else {
            code.push_back(here[0]);
        }
    }
    return code;
}

static void add_include(File& file, const std::string& line)
{
    constexpr std::string_view word = "#include ";
    if (!line.starts_with(word)) return;
    const std::string name = line.substr(word.size());
    const auto end = name.find_first_of("\">", 1);
    if (end == std::string::npos) return;
    (name[0] == '"' ? file.includes : file.libraries).push_back(name.substr(1, end - 1));
}

File file_of(const std::string& text)
{
    File file;
    bool in_comment = false;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        add_include(file, line);
        file.code.push_back(code_of(line, in_comment));
        file.lines.push_back(std::move(line));
    }
    return file;
}

Sources read_sources(const std::vector<std::string>& folders,
                     const std::vector<std::string>& endings)
{
    Sources sources;
    for (const std::string& folder : folders) {
        for (auto entry = fs::recursive_directory_iterator(root / folder);
             entry != fs::recursive_directory_iterator(); ++entry) {
            if (entry->path().filename() == "node_modules") entry.disable_recursion_pending();
            const std::string ending = entry->path().extension().string();
            if (std::find(endings.begin(), endings.end(), ending) == endings.end()) continue;
            std::ifstream in(entry->path());
            std::ostringstream text;
            text << in.rdbuf();
            sources.emplace(fs::relative(entry->path(), root).generic_string(),
                            file_of(text.str()));
        }
    }
    return sources;
}

Sources read_code() { return read_sources({"common", "server", "clients"}, {".h", ".cpp"}); }

std::string folder_of(const std::string& path)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "" : path.substr(0, slash);
}

std::string leaf_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

bool lies_in(const std::string& path, const std::string& folder)
{
    return path.starts_with(folder + "/");
}

static void reach(const Sources& sources, const std::string& path, std::set<std::string>& reached)
{
    if (!reached.insert(path).second) return;
    const auto file = sources.find(path);
    if (file == sources.end()) return;
    for (const std::string& include : file->second.includes) reach(sources, include, reached);
}

std::set<std::string> reached_from(const Sources& sources, const std::string& path)
{
    std::set<std::string> reached;
    reach(sources, path, reached);
    return reached;
}

}  // namespace galloper::tidy
