#include "common/match/record.h"

#include <algorithm>

namespace galloper {

Salt salt_for(const HandleKey& key, std::uint64_t step, std::string_view part)
{
    const Digest whole = keyed_hash(key, Parts("salt").add(step).add(part).bytes());
    Salt salt;
    std::copy_n(whole.begin(), salt.size(), salt.begin());
    return salt;
}

Digest salted(const Salt& salt, std::string_view bytes)
{
    std::string all(salt.begin(), salt.end());
    all += bytes;
    return hash_of(all);
}

std::vector<SealedPart> sealed(const Row& row, const HandleKey& key)
{
    std::vector<SealedPart> parts;
    const auto add = [&](std::string name, std::string_view bytes) {
        const Digest hash = salted(salt_for(key, row.step, name), bytes);
        parts.push_back({std::move(name), hash});
    };
    add("deed", row.deed);
    add("dice", row.dice);
    // The hash of the truth is salted already.
    parts.push_back({"state", row.state});
    for (const Row::Told& told : row.told) {
        const std::string viewer = std::to_string(told.viewer.number());
        add("told " + viewer, std::to_string(told.number) + ' ' + told.update);
        add("names " + viewer, told.names);
    }
    return parts;
}

Digest chained(const Digest& before, std::uint64_t step, const std::vector<SealedPart>& parts)
{
    Parts all("link");
    all.add(before).add(step).add(std::uint64_t{parts.size()});
    for (const SealedPart& part : parts) all.add(std::string_view(part.name)).add(part.hash);
    return hash_of(all.bytes());
}

}  // namespace galloper
