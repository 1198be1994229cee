#include "common/archive/log_rows.h"

#include "common/base/save.h"
#include "common/wire/codec.h"

namespace galloper {

std::vector<std::string> encode_updates(const Match::Step& step)
{
    std::vector<std::string> updates;
    for (const Match::Telling& telling : step.tellings)
        updates.push_back(telling.update.empty() ? std::string()
                                                 : wire::encode(telling.number, telling.update));
    return updates;
}

Row row_of(const Match::Step& step, const std::vector<Viewer>& viewers,
           const std::vector<std::string>& updates)
{
    check(viewers.size() == step.tellings.size(), "a step tells every viewer of the match");
    Row row{.step = step.number,
            .deed = save_text(step.deed),
            .dice = save_text(step.dice),
            .state = step.state_hash};
    for (std::size_t i = 0; i < viewers.size(); ++i) {
        const Match::Telling& telling = step.tellings[i];
        if (updates[i].empty()) continue;
        row.told.push_back({viewers[i], telling.number, updates[i], save_text(telling.given)});
    }
    return row;
}

Row set_up_row(const Match& match, const std::vector<Draw>& dice, const HandleKey& key)
{
    Row row{
        .step = 0, .dice = save_text(dice), .state = match.state_hash(salt_for(key, 0, "state"))};
    for (const Viewer viewer : match.viewers()) {
        const auto given = match.told(viewer).names.given_since(Names(key, viewer));
        row.told.push_back({viewer, 0, wire::encode(match.picture(viewer)),
                            given.empty() ? std::string() : save_text(given)});
    }
    return row;
}

Digest link_after(const Digest& before, const Row& row, const HandleKey& key)
{
    return chained(before, row.step, sealed(row, key));
}

Update update_for(Viewer viewer, const Row& row)
{
    for (const Row::Told& told : row.told) {
        if (told.viewer != viewer) continue;
        auto update = wire::decode_update(told.update);
        check(static_cast<bool>(update), "an update of a stored row can be read");
        return std::move(update->update);
    }
    return {};
}

Deed deed_of(const Row& row)
{
    auto deed = load_text<Deed>(row.deed);
    check(static_cast<bool>(deed), "the deed of a stored row can be read");
    return std::move(*deed);
}

std::vector<Draw> dice_of(const Row& row)
{
    auto dice = load_text<std::vector<Draw>>(row.dice);
    check(static_cast<bool>(dice), "the dice of a stored row can be read");
    return std::move(*dice);
}

}  // namespace galloper
