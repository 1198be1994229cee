// What a shell is told by `galloper verify FILE`.

#include "clients/terminal/verify_file.h"

#include <gtest/gtest.h>

#include "tests/archive/forgery.h"

namespace galloper::terminal {
namespace {

struct Said {
    int code = 0;
    std::string words{};
};

Said verified(const std::string& bytes)
{
    const std::string file = archive::file_of_this_test();
    std::ofstream(file, std::ios::binary) << bytes;
    std::ostringstream out;
    Console console([] { return std::nullopt; }, out);
    const int code = verify_file(console, file);
    std::filesystem::remove(file);
    return {code, out.str()};
}

TEST(VerifyFile, ATrueFileIsGoodFiveTimes)
{
    const Said said = verified(archive::pack(archive::a_match()));
    EXPECT_EQ(said.code, 0);
    for (const char* what : {"chain", "transcripts", "rules", "secret", "dice"})
        EXPECT_NE(said.words.find("good      " + std::string(what) + ": "), std::string::npos)
            << said.words;
}

TEST(VerifyFile, OfOtherRulesItSaysSoAndReturnsNothingWrong)
{
    archive::MatchFile match = archive::a_match();
    match.version += 1;
    const Said said = verified(archive::pack(match));
    EXPECT_EQ(said.code, 0);
    EXPECT_NE(said.words.find("not done  rules: not retold: rules "), std::string::npos);
}

TEST(VerifyFile, WhatIsWrongIsSaidLoudly)
{
    archive::MatchFile match = archive::a_match();
    match.opened.secret[0] ^= 1;
    const Said said = verified(archive::pack(match));
    EXPECT_EQ(said.code, 1);
    EXPECT_NE(said.words.find("WRONG     secret: "), std::string::npos) << said.words;
}

TEST(VerifyFile, WhatCannotBeReadIsNamed)
{
    EXPECT_EQ(verified("PNG").code, 2);
    EXPECT_EQ(verified("PNG").words, "file: is no match file\n");

    std::ostringstream out;
    Console console([] { return std::nullopt; }, out);
    EXPECT_EQ(verify_file(console, "/nowhere.galloper"), 2);
    EXPECT_EQ(out.str(), "/nowhere.galloper cannot be opened.\n");
}

// What a stranger wrote into a file must not do anything to a terminal.
TEST(VerifyFile, NothingInAFileReachesTheTerminalAsControl)
{
    archive::MatchFile match = archive::a_match();
    match.scenario = "\x1b[2J";
    const Said said = verified(archive::pack(match));
    EXPECT_EQ(said.words.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace galloper::terminal
