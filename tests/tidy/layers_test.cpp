// Which way includes point, and who may use which library.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "tests/tidy/sources.h"

namespace galloper::tidy {
namespace {

using Layers = std::vector<std::string>;

const Layers core{"common/base", "common/table", "common/dice", "common/game"};
const Layers house{"common/base",     "common/table",  "common/dice", "common/game",
                   "common/rulesets", "common/match",  "common/bot",  "common/selfplay",
                   "common/wire",     "common/archive"};

Layers with(Layers layers, const Layers& more)
{
    layers.insert(layers.end(), more.begin(), more.end());
    return layers;
}

// The layers, and for each those that it may include besides itself. server/net deals in bytes: it
// knows sessions, and nothing of rules or matches.
const std::map<std::string, Layers> may_include{
    {"common/base", {}},
    {"common/table", {"common/base"}},
    {"common/dice", {"common/base"}},
    {"common/game", {"common/base", "common/table", "common/dice"}},
    {"common/rulesets", core},
    {"common/match", core},
    {"common/bot", core},
    {"common/selfplay", with(core, {"common/match", "common/bot"})},
    {"common/wire", with(core, {"common/match", "galloper"})},
    {"common/archive", with(core, {"common/rulesets", "common/match", "common/wire", "galloper"})},
    {"common/rehearsal",
     with(core, {"common/match", "common/rulesets", "common/wire", "galloper"})},
    {"server/store", with(house, {"galloper"})},
    {"server/ops", {"common/base"}},
    {"server/lobby", with(house, {"galloper", "server/store", "server/ops"})},
    {"server/host", with(house, {"galloper", "server/store", "server/lobby", "server/ops"})},
    {"server/net", {"common/base", "common/wire", "server/host", "server/ops", "galloper"}},
    {"server",
     with(house, {"server/store", "server/lobby", "server/host", "server/net", "server/ops"})},
    {"clients/library", with(house, {"galloper"})},
    {"clients/terminal", with(house, {"common/rehearsal", "clients/library", "clients/bot"})},
    {"clients/bot", with(house, {"clients/library"})},
    {"clients/selfplay", house},
};

// The layer that a path lies in; a ruleset is one of its own below common/rulesets, so that none
// may include another, but the list of them is above each and what its entries are made of below.
// What protoc makes is the layer "galloper", and a page of rules belongs to the list.
std::string layer_of(const std::string& path)
{
    if (lies_in(path, "galloper")) return "galloper";
    if (lies_in(path, "rules_pages")) return "common/rulesets";
    if (lies_in(path, "common/rulesets")) {
        const std::string rest = path.substr(std::string("common/rulesets/").size());
        const auto slash = rest.find('/');
        return "common/rulesets" + (slash == rest.npos ? "" : "/" + rest.substr(0, slash));
    }
    std::string layer = folder_of(path);
    while (!layer.empty() && !may_include.contains(layer)) layer = folder_of(layer);
    return layer;
}

bool allowed(const std::string& from, const std::string& to)
{
    const std::string above = layer_of(from);
    const std::string below = layer_of(to);
    if (above == below) return !above.empty();
    if (above == "common/rulesets" && lies_in(below, "common/rulesets")) return true;
    if (lies_in(above, "common/rulesets") && below == "common/rulesets") return true;
    const auto rule =
        may_include.find(lies_in(above, "common/rulesets") ? "common/rulesets" : above);
    return rule != may_include.end() &&
           std::find(rule->second.begin(), rule->second.end(), below) != rule->second.end();
}

Complaints wrong_includes(const Sources& sources)
{
    Complaints complaints;
    for (const auto& [path, file] : sources)
        for (const std::string& include : file.includes)
            if (!allowed(path, include)) complaints.push_back(path + " includes " + include);
    return complaints;
}

// A library that not everybody may use: how its headers begin, and who may.
struct Library {
    std::string headers;
    std::string below;  // the folder that the restriction is about
    Layers users;
};

const std::vector<Library> libraries{
    {"boost/beast", "", {"server/net", "clients/library"}},
    {"boost/", "common", {}},
    {"sqlite3.h", "", {"server/store"}},
    {"sodium", "common", {"common/dice"}},
    {"google/protobuf", "common", {"common/wire", "common/archive", "common/rehearsal"}},
    {"zlib.h", "", {"common/archive"}},
    {"google/protobuf", "server", {"server/store", "server/net"}},
    {"google/protobuf", "clients", {"clients/library"}},
    {"spdlog/", "", {"server/ops"}},
    {"nlohmann/", "common", {}},
    {"CLI/", "common", {}},
};

Complaints wrong_libraries(const Sources& sources)
{
    Complaints complaints;
    for (const auto& [path, file] : sources)
        for (const std::string& header : file.libraries)
            for (const Library& library : libraries) {
                if (!header.starts_with(library.headers)) continue;
                if (!library.below.empty() && !lies_in(path, library.below)) continue;
                const Layers& users = library.users;
                if (std::find(users.begin(), users.end(), layer_of(path)) == users.end())
                    complaints.push_back(path + " includes <" + header + ">");
            }
    return complaints;
}

// Pictures, offers and forecasts are made where the truth cannot be named: this is the security
// model, and not a matter of taste.
bool is_built_on_knowledge(const std::string& path)
{
    const std::string leaf = leaf_of(path);
    const bool by_name = leaf == "known.h" || leaf.starts_with("picture") ||
                         leaf.starts_with("offers") || leaf.starts_with("forecast") ||
                         leaf.starts_with("counsel") || leaf.starts_with("merit");
    return lies_in(path, "common/rulesets") && by_name;
}

Complaints ways_to_the_truth(const Sources& sources)
{
    Complaints complaints;
    for (const auto& [path, file] : sources) {
        if (!is_built_on_knowledge(path)) continue;
        for (const std::string& reached : reached_from(sources, path))
            if (leaf_of(reached) == "state.h") complaints.push_back(path + " reaches " + reached);
    }
    return complaints;
}

TEST(Layers, IncludesPointDown) { EXPECT_EQ(wrong_includes(read_code()), Complaints{}); }

TEST(Layers, LibrariesStayBehindTheirLayer)
{
    EXPECT_EQ(wrong_libraries(read_code()), Complaints{});
}

TEST(Layers, WhatIsBuiltOnKnowledgeCannotNameTheTruth)
{
    EXPECT_EQ(ways_to_the_truth(read_code()), Complaints{});
}

TEST(Layers, EachRulesetHasTheFilesThatThisIsAbout)
{
    std::map<std::string, std::set<std::string>> leaves;
    for (const auto& [path, file] : read_code())
        if (lies_in(layer_of(path), "common/rulesets"))
            leaves[layer_of(path)].insert(leaf_of(path));

    for (const auto& [ruleset, names] : leaves) {
        EXPECT_TRUE(names.contains("known.h")) << ruleset;
        EXPECT_TRUE(names.contains("state.h")) << ruleset;
    }
}

Complaints include_complaints(const std::string& path, const std::string& line)
{
    return wrong_includes({{path, file_of("#include " + line + "\n")}});
}

TEST(LayersFault, AWrongIncludeIsFound)
{
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"common/base/a.h", "\"common/table/b.h\""},
        {"common/table/a.h", "\"common/dice/b.h\""},
        {"common/dice/a.h", "\"common/table/b.h\""},
        {"common/game/a.h", "\"common/match/b.h\""},
        {"common/match/a.h", "\"common/rulesets/rulesets.h\""},
        {"common/bot/a.h", "\"common/rulesets/rulesets.h\""},
        {"common/bot/a.h", "\"common/match/b.h\""},
        {"common/selfplay/a.h", "\"clients/bot/b.h\""},
        {"common/rulesets/bravado/a.h", "\"common/rulesets/cabos/b.h\""},
        {"common/rulesets/bravado/sums/a.h", "\"common/rulesets/cabos/b.h\""},
        {"common/rulesets/bravado/a.h", "\"common/match/b.h\""},
        {"common/game/a.h", "\"galloper/play/v1/offer.pb.h\""},
        {"common/wire/a.h", "\"server/host/b.h\""},
        {"common/wire/a.h", "\"common/archive/b.h\""},
        {"common/archive/a.h", "\"server/store/b.h\""},
        {"server/net/a.h", "\"common/rulesets/rulesets.h\""},
        {"server/net/a.h", "\"common/match/match.h\""},
        {"server/store/a.h", "\"server/host/b.h\""},
        {"server/host/a.h", "\"server/net/b.h\""},
        {"server/ops/a.h", "\"galloper/play/v1/offer.pb.h\""},
        {"server/host/a.h", "\"clients/library/b.h\""},
        {"clients/terminal/a.h", "\"server/net/b.h\""},
        {"clients/terminal/a.h", "\"galloper/play/v1/offer.pb.h\""},
        {"common/nowhere/a.h", "\"common/base/b.h\""},
        {"common/game/a.h", "\"check.h\""},
    };
    for (const auto& [path, line] : wrong)
        EXPECT_EQ(include_complaints(path, line).size(), 1u) << path << " " << line;
}

TEST(LayersFault, ARightIncludeIsNot)
{
    const std::vector<std::pair<std::string, std::string>> right{
        {"common/game/a.h", "\"common/dice/b.h\""},
        {"common/rulesets/bravado/a.h", "\"common/rulesets/bravado/sums/b.h\""},
        {"common/rulesets/rulesets.cpp", "\"common/rulesets/bravado/rules.h\""},
        {"common/wire/a.h", "\"galloper/play/v1/offer.pb.h\""},
        {"common/archive/a.h", "\"common/rulesets/rulesets.h\""},
        {"server/net/a.h", "\"server/host/b.h\""},
        {"server/main.cpp", "\"server/net/b.h\""},
        {"clients/terminal/a.h", "\"clients/library/b.h\""},
    };
    for (const auto& [path, line] : right)
        EXPECT_EQ(include_complaints(path, line), Complaints{}) << path << " " << line;
}

TEST(LayersFault, AWrongLibraryIsFound)
{
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"common/wire/a.h", "<boost/asio/post.hpp>"},
        {"server/host/a.h", "<boost/beast/core.hpp>"},
        {"server/host/a.h", "<sqlite3.h>"},
        {"common/game/a.h", "<sodium.h>"},
        {"common/match/a.h", "<google/protobuf/any.h>"},
        {"server/host/a.h", "<zlib.h>"},
        {"server/host/a.h", "<google/protobuf/a.h>"},
        {"clients/terminal/a.h", "<boost/beast/core.hpp>"},
    };
    for (const auto& [path, line] : wrong)
        EXPECT_EQ(wrong_libraries({{path, file_of("#include " + line + "\n")}}).size(), 1u) << path;

    EXPECT_EQ(wrong_libraries({{"server/store/a.cpp", file_of("#include <sqlite3.h>\n")},
                               {"server/net/a.cpp", file_of("#include <boost/beast/core.hpp>\n")},
                               {"common/dice/a.cpp", file_of("#include <sodium.h>\n")}}),
              Complaints{});
}

TEST(LayersFault, AWayToTheTruthIsFoundHoweverLong)
{
    const std::string folder = "common/rulesets/bravado/";
    const auto includes = [&](const std::string& leaf) {
        return file_of("#include \"" + folder + leaf + "\"\n");
    };
    Sources sources{{folder + "offers_fire.cpp", includes("terms.h")},
                    {folder + "terms.h", includes("pieces.h")},
                    {folder + "pieces.h", File{}},
                    {folder + "known.cpp", includes("state.h")},
                    {folder + "state.h", includes("pieces.h")}};
    EXPECT_EQ(ways_to_the_truth(sources), Complaints{});

    sources[folder + "pieces.h"] = includes("state.h");  // and so the includes go round in a ring
    EXPECT_EQ(ways_to_the_truth(sources),
              Complaints{folder + "offers_fire.cpp reaches " + folder + "state.h"});
    for (const char* leaf : {"known.h", "picture.cpp", "forecast.cpp", "offers.h"}) {
        EXPECT_EQ(ways_to_the_truth({{folder + leaf, includes("state.h")}}).size(), 1u) << leaf;
    }
}

}  // namespace
}  // namespace galloper::tidy
