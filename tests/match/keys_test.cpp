#include "common/match/keys.h"

#include <gtest/gtest.h>

#include <set>

namespace galloper {
namespace {

const Secret secret{1, 2, 3, 4};

TEST(Keys, TheCommitmentIsTheSecretsPlainHash)
{
    const std::string bytes(secret.begin(), secret.end());
    EXPECT_EQ(commitment_to(secret), hash_of(bytes));
}

TEST(Keys, EverythingCountsInTheMatchKey)
{
    Secret other = secret;
    other.back() ^= 1;
    const std::set<MatchKey> keys{
        match_key(secret, {"red", "blue"}), match_key(secret, {"blue", "red"}),
        match_key(secret, {"redblue", ""}), match_key(secret, {"", "redblue"}),
        match_key(secret, {"redblue"}),     match_key(secret, {"red", "blue", ""}),
        match_key(other, {"red", "blue"}),  match_key(secret, {})};
    EXPECT_EQ(keys.size(), 8u);
    EXPECT_EQ(match_key(secret, {"red", "blue"}), match_key(secret, {"red", "blue"}));
}

TEST(Keys, TheCommitmentTellsNoKey) { EXPECT_NE(match_key(secret, {}), commitment_to(secret)); }

}  // namespace
}  // namespace galloper
