#include "common/match/keys.h"

namespace galloper {

Digest commitment_to(const Secret& secret)
{
    return hash_of(std::string(secret.begin(), secret.end()));
}

MatchKey match_key(const Secret& secret, const std::vector<std::string>& entropy)
{
    Parts parts("match key");
    for (const std::string& one : entropy) parts.add(std::string_view(one));
    return keyed_hash(secret, parts.bytes());
}

}  // namespace galloper
