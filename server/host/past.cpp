// A player pages back through his own transcript while he plays.

#include <algorithm>
#include <utility>

#include "server/host/live_match.h"

namespace galloper {

namespace {

constexpr std::uint32_t most_updates = 200;
constexpr std::size_t most_bytes = 128 << 10;

// One at least, so that who pages on comes to the end.
void fill(std::vector<StoredUpdate> updates, play::v1::Past& past)
{
    std::size_t bytes = 0;
    for (StoredUpdate& update : updates) {
        bytes += update.bytes.size();
        if (bytes > most_bytes && past.told_size() > 0) return;
        past.add_told(std::move(update.bytes));
    }
}

}  // namespace

void LiveMatch::read_past(Asker asker, Viewer viewer, std::uint32_t from,
                          std::function<void()> done)
{
    when_ready([this, asker, viewer, from, done = std::move(done)](std::optional<Trouble> trouble) {
        if (!trouble && parked()) trouble = galloper::parked();
        if (!trouble && !match_)
            trouble = Trouble{play::v1::REASON_NOT_POSSIBLE, "The match waits for players."};
        if (!trouble) return read_page(asker, viewer, std::max(from, 1u), done);
        house_.refuse(asker, *trouble);
        done();
    });
}

void LiveMatch::read_page(Asker asker, Viewer viewer, std::uint32_t from,
                          const std::function<void()>& done)
{
    // No further than he was told: a step may be stored that nobody has heard of yet.
    const std::uint32_t last = match_->number(viewer);
    const std::uint32_t most = from > last ? 0 : std::min(last - from + 1, most_updates);
    house_.store().transcript(
        record_.id, viewer, from, most,
        from_store<std::vector<StoredUpdate>>([this, asker, viewer, from, most, done](auto told) {
            if (!told) {
                house_.refuse(asker, try_again());
                return done();
            }
            if (told->size() > most) told->resize(most);
            auto frame = std::make_shared<play::v1::ServerFrame>();
            fill(std::move(*told), *frame->mutable_past());
            if (from == 1) return add_first_picture(asker, viewer, frame, done);
            house_.answer(asker, std::move(*frame));
            done();
        }));
}

void LiveMatch::add_first_picture(Asker asker, Viewer viewer,
                                  const std::shared_ptr<play::v1::ServerFrame>& frame,
                                  const std::function<void()>& done)
{
    house_.store().first_picture(record_.id, viewer,
                                 from_store<std::string>([this, asker, frame, done](auto first) {
                                     if (first) {
                                         frame->mutable_past()->set_first(*first);
                                         house_.answer(asker, std::move(*frame));
                                     } else {
                                         house_.refuse(asker, try_again());
                                     }
                                     done();
                                 }));
}

}  // namespace galloper
