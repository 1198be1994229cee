// The same actions must come to the same states on every machine, for ever: what the core may not
// use.

#include <gtest/gtest.h>

#include <cctype>

#include "tests/tidy/sources.h"

namespace galloper::tidy {
namespace {

const std::set<std::string> forbidden_words{"float",
                                            "double",
                                            "unordered_map",
                                            "unordered_set",
                                            "unordered_multimap",
                                            "system_clock",
                                            "steady_clock",
                                            "random_device",
                                            "mt19937",
                                            "rand",
                                            "srand",
                                            "thread",
                                            "jthread",
                                            "mutex",
                                            "async",
                                            "atomic",
                                            "thread_local",
                                            "locale",
                                            "setlocale",
                                            "getenv",
                                            "fopen",
                                            "ifstream",
                                            "ofstream",
                                            "filesystem",
                                            "default_random_engine",
                                            "gettimeofday",
                                            "clock_gettime",
                                            "randombytes_random",
                                            "randombytes_buf"};

const std::set<std::string> forbidden_headers{
    "chrono", "ctime",    "time.h",   "random",        "thread",        "mutex",
    "atomic", "future",   "locale",   "clocale",       "fstream",       "filesystem",
    "cstdio", "iostream", "stdio.h",  "unordered_map", "unordered_set", "condition_variable",
    "cmath",  "math.h",   "unistd.h", "regex",         "stop_token",    "semaphore"};

// The first forbidden word of a line of code, or nothing.
std::string forbidden_in(const std::string& code)
{
    std::string word;
    for (const char c : code + " ") {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
            word += c;
            continue;
        }
        if (forbidden_words.contains(word)) return word;
        word.clear();
    }
    return {};
}

Complaints what_varies(const Sources& sources)
{
    Complaints complaints;
    for (const auto& [path, file] : sources) {
        if (!lies_in(path, "common")) continue;
        for (const std::string& header : file.libraries)
            if (forbidden_headers.contains(header))
                complaints.push_back(path + " includes <" + header + ">");
        for (std::size_t i = 0; i < file.code.size(); ++i)
            if (const std::string word = forbidden_in(file.code[i]);
                !word.empty() && !file.code[i].starts_with("#include"))
                complaints.push_back(path + ":" + std::to_string(i + 1) + " says " + word);
    }
    return complaints;
}

TEST(Sameness, TheCoreUsesNothingThatVaries) { EXPECT_EQ(what_varies(read_code()), Complaints{}); }

TEST(SamenessFault, WhatVariesIsFound)
{
    const auto complaints = [](const std::string& line) {
        return what_varies({{"common/game/a.cpp", file_of(line + "\n")}}).size();
    };

    EXPECT_EQ(complaints("double x = 0;"), 1u);
    EXPECT_EQ(complaints("std::unordered_map<int, int> m;"), 1u);
    EXPECT_EQ(complaints("const auto now = std::chrono::steady_clock::now();"), 1u);
    EXPECT_EQ(complaints("#include <chrono>"), 1u);
    EXPECT_EQ(complaints("x = '\"'; float y; z = '\"';"), 1u);
    EXPECT_EQ(complaints("say(\"a \\\" b\"); float y;"), 1u);
    EXPECT_EQ(complaints("/* a long\n comment */ float y;"), 1u);

    EXPECT_EQ(complaints("int doubles = 0;  // a double is not odd"), 0u);
    EXPECT_EQ(complaints("say(\"a double \\\" float\");"), 0u);
    EXPECT_EQ(complaints("/* a double\n float */ int y;"), 0u);
    EXPECT_TRUE(what_varies({{"server/a.cpp", file_of("double x;\n")}}).empty());
}

}  // namespace
}  // namespace galloper::tidy
