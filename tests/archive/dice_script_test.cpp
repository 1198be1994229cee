// tests/tools/check_dice.py has nothing of ours in it and comes to the same dice.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "tests/archive/forgery.h"

namespace galloper::archive {
namespace {

struct Said {
    int code = -1;
    std::string words{};
};

Said script_on(const std::string& bytes)
{
    const std::string file = file_of_this_test();
    std::ofstream(file, std::ios::binary) << bytes;
    const std::string command = "python3 " SOURCE_ROOT "/tests/tools/check_dice.py " + file;
    FILE* const out = popen(command.c_str(), "r");
    if (out == nullptr) return {};
    Said said;
    std::array<char, 256> line{};
    while (fgets(line.data(), line.size(), out) != nullptr) said.words += line.data();
    said.code = pclose(out) >> 8;
    std::filesystem::remove(file);
    return said;
}

std::size_t first_with_dice(const MatchFile& match)
{
    std::size_t step = 1;
    while (match.rows[step].row.dice == "[]") ++step;
    return step;
}

TEST(DiceScript, ComesToTheSameDiceInEveryRuleset)
{
    for (const RulesetEntry& ruleset : all_rulesets())
        for (const bool duplicate : {false, true}) {
            FiledGame game = shortest_of(ruleset);
            game.duplicate = duplicate;
            const Said said = script_on(pack(played(game, 5)));
            EXPECT_EQ(said.code, 0) << said.words;
            EXPECT_TRUE(said.words.starts_with("the secret fits its commitment and gives all "));
        }
}

TEST(DiceScript, CountsAsManyAsWeDo)
{
    const Said said = script_on(pack(a_match()));
    const std::string words = finding_of(a_match(), "dice").words;
    const std::string dice = words.substr(0, words.find(" dice"));
    EXPECT_TRUE(said.words.ends_with(dice.substr(dice.rfind(' ')) + " dice\n")) << said.words;
}

TEST(DiceScript, NamesTheSameDieAsWeDo)
{
    MatchFile match = a_match();
    const std::size_t step = first_with_dice(match);
    auto draws = *load_text<std::vector<Draw>>(match.rows[step].row.dice);
    draws.back().face = draws.back().face % draws.back().sides + 1;
    match.rows[step].row.dice = save_text(draws);

    const Said said = script_on(pack(match));
    EXPECT_EQ(said.code, 1);
    EXPECT_EQ(said.words, finding_of(match, "dice").words + "\n");
}

TEST(DiceScript, ChecksTheSetUpToo)
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        FiledGame game = shortest_of(all_rulesets().front());
        game.most_steps = 1;
        MatchFile match = played(game, seed);
        auto draws = *load_text<std::vector<Draw>>(match.rows[0].row.dice);
        if (draws.empty()) continue;
        draws[0].face = draws[0].face % draws[0].sides + 1;
        match.rows[0].row.dice = save_text(draws);
        EXPECT_TRUE(script_on(pack(match)).words.starts_with("the set-up: die 1 is "));
        return;
    }
    FAIL() << "the set-up of this scenario throws no dice";
}

TEST(DiceScript, NamesAForeignSecretAndWhatItCannotRead)
{
    MatchFile match = a_match();
    match.opened.secret[3] ^= 1;
    EXPECT_EQ(script_on(pack(match)).words, "the secret does not fit its commitment\n");
    EXPECT_EQ(script_on(pack(match).substr(0, 99)).code, 2);
    EXPECT_EQ(script_on("GALLOPER").code, 2);
}

std::string in_hex(const Digest& digest)
{
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

TEST(DiceScript, TheExampleOfThePageIsRight)
{
    std::ifstream in(SOURCE_ROOT "/docs/checking-dice.md");
    std::stringstream page;
    page << in.rdbuf();
    Secret secret;
    secret.fill(1);
    const MatchKey key = match_key(secret, {});
    KeyedDice dice(key, 3);
    const int face = dice.d6({"fire", PieceId{7}});

    for (const std::string& line :
         {"commitment  " + in_hex(commitment_to(secret)), "match key   " + in_hex(key),
          "face        " + std::to_string(face)})
        EXPECT_NE(page.str().find(line + "\n"), std::string::npos) << line;
}

}  // namespace
}  // namespace galloper::archive
