// A match goes on under another build of its rules. What each viewer was told is read and folded,
// and held against his picture as this build makes it: the difference is one step, told to
// everybody whom it concerns, so that his transcript still comes to his picture.

#include <utility>

#include "common/base/check.h"
#include "common/game/picture_diff.h"
#include "server/host/live_match.h"

namespace galloper {

void LiveMatch::renew(const std::shared_ptr<AsTold>& as_told)
{
    if (as_told->pictures.size() < match_->viewers().size()) return read_first_picture(as_told);
    auto step = match_->renew(as_told->pictures);
    if (!step) return is_renewed();
    store_renewal(std::move(*step));
}

void LiveMatch::read_first_picture(const std::shared_ptr<AsTold>& as_told)
{
    const Viewer viewer = match_->viewers()[as_told->pictures.size()];
    house_.store().first_picture(
        record_.id, viewer, from_store<std::string>([this, as_told](auto stored) {
            if (!stored) return could_not_renew(stored.error());
            auto picture = wire::decode_picture(*stored);
            check(static_cast<bool>(picture), "a stored first picture can be read");
            as_told->pictures.push_back(std::move(*picture));
            as_told->number = 0;
            read_on(as_told);
        }));
}

void LiveMatch::read_on(const std::shared_ptr<AsTold>& as_told)
{
    const Viewer viewer = match_->viewers()[as_told->pictures.size() - 1];
    const std::uint32_t upto = match_->number(viewer);
    if (as_told->number == upto) return renew(as_told);
    house_.store().transcript(
        record_.id, viewer, as_told->number + 1, upto - as_told->number,
        from_store<std::vector<StoredUpdate>>([this, as_told](auto stored) {
            if (!stored) return could_not_renew(stored.error());
            check(!stored->empty(), "a transcript goes on to its viewer's last number");
            for (const StoredUpdate& one : *stored) {
                auto update = wire::decode_update(one.bytes);
                check(static_cast<bool>(update), "a stored update can be read");
                fold(as_told->pictures.back(), update->update.change);
                as_told->number = one.number;
            }
            read_on(as_told);
        }));
}

void LiveMatch::store_renewal(Match::Step step)
{
    LogRow row{.row = row_of(step, match_->viewers(), encode_updates(step)),
               .time = house_.service_time(),
               .clock = house_.calendar()};
    row.link = link_after(link_, row.row, record_.match.handles);
    const std::vector<Deadline> due = of_this_match(clocks_.after(step, row.time));
    const auto stored = std::make_shared<Match::Step>(std::move(step));
    house_.store().append(record_.id, row, {.deadlines = due},
                          from_store<Done>([this, stored, row, due](auto result) {
                              if (!result) return could_not_renew(result.error());
                              link_ = row.link;
                              match_->take(*stored);
                              clocks_.took(*stored, due);
                              house_.deadlines().put(record_.id, due);
                              remember_as_told(row.row);
                              is_renewed();
                          }));
}

// From here on it is this build's.
void LiveMatch::is_renewed()
{
    checkpoint([](bool) {});
    restored();
}

// Nobody has been told of anything; whoever asks next tries again.
void LiveMatch::could_not_renew(const StoreError& error)
{
    log(ops::Level::Warning, "is not renewed yet: " + error.words);
    match_.reset();
    attendance_.forget();
    woken(try_again());
}

}  // namespace galloper
