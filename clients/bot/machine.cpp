#include "clients/bot/machine.h"

namespace galloper::client {

std::optional<std::string> Machine::play(Client& client, const std::function<bool()>& enough)
{
    Brain brain(seed, effort);
    const auto foresee = [&](const SentAction& action) { return client.forecast(action); };
    int refused = 0;  // one after the other
    while (!enough()) {
        while (client.next()) continue;
        if (client.over()) return client.over();
        if (client.view().begun()) {
            const SentPicture& picture = client.view().picture();
            if (picture.ending) return std::nullopt;
            if (const auto action = brain.choose(picture, foresee)) {
                const auto refusal = client.act(*action);
                if (!refusal) {
                    ++actions;
                    refused = 0;
                    continue;
                }
                // Somebody else may have been quicker; but not time after time.
                const bool stale = refusal->kind == Refusal::Kind::Stale;
                if (!stale && ++refused > 3) return refusal->words;
            }
        }
        client.wait(std::nullopt, std::chrono::milliseconds(500));
    }
    return std::nullopt;
}

}  // namespace galloper::client
