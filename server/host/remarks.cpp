// What people say of the steps of a match. A step's number is the truth's own, so it can be spoken
// of once the truth is open.

#include <algorithm>
#include <utility>

#include "common/base/utf8.h"
#include "server/host/disclosure.h"
#include "server/host/house.h"
#include "server/host/stored_matches.h"

namespace galloper {

namespace {

constexpr std::size_t most_characters = 2'000;

Trouble seats_alone()
{
    return {play::v1::REASON_NOT_POSSIBLE, "Whoever has a seat in it may write here."};
}

// As people count them.
std::size_t characters_of(const std::string& words)
{
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    }));
}

std::string author(const StoredMatch& match, Seat seat)
{
    const auto& taken = match.taken[seat.number];
    std::string by = match.match.seats[seat.number].name;
    if (taken && !taken->name.empty()) by += ", " + taken->name;
    return by;
}

}  // namespace

void StoredMatches::find_open(Asker asker, const std::string& match, const std::string& token,
                              Found then)
{
    find(asker, match, token,
         [this, asker, then = std::move(then)](const StoredMatch& found, std::optional<Seat> seat) {
             if (!found.packed || !is_open(found, house_.calendar()))
                 return house_.refuse(asker, unknown_match());
             then(found, seat);
         });
}

void StoredMatches::list_remarks(Asker asker, const play::v1::ListRemarks& request)
{
    find_open(asker, request.match(), request.token(),
              [this, asker](const StoredMatch& match, std::optional<Seat> seat) {
                  answer_remarks(asker, match, seat);
              });
}

void StoredMatches::write_remark(Asker asker, const play::v1::WriteRemark& request)
{
    const std::string& words = request.words();
    if (words.empty() || !is_plain_text(words) || characters_of(words) > most_characters)
        return house_.refuse(asker,
                             {play::v1::REASON_BAD_ANSWER, "A remark has 1 to 2,000 characters."});
    find_open(asker, request.match(), request.token(),
              [this, asker, request](const StoredMatch& match, std::optional<Seat> seat) {
                  if (!seat) return house_.refuse(asker, seats_alone());
                  const StoredRemark remark{.step = request.step(),
                                            .by = *seat,
                                            .words = request.words(),
                                            .written = house_.calendar()};
                  house_.store().remark(match.id, remark, [this, asker, match, seat](auto stored) {
                      if (stored) return answer_remarks(asker, match, seat);
                      if (stored.error().kind != StoreError::Kind::Conflict)
                          return house_.refuse(asker, try_again());
                      house_.refuse(asker, {play::v1::REASON_NOT_POSSIBLE,
                                            "It has no such step, or enough has been said of it."});
                  });
              });
}

void StoredMatches::drop_remark(Asker asker, const play::v1::DropRemark& request)
{
    find_open(asker, request.match(), request.token(),
              [this, asker, id = request.id()](const StoredMatch& match, std::optional<Seat> seat) {
                  if (!seat) return house_.refuse(asker, seats_alone());
                  house_.store().drop_remark(match.id, *seat, id,
                                             [this, asker, match, seat](auto stored) {
                                                 if (!stored)
                                                     return house_.refuse(asker, try_again());
                                                 answer_remarks(asker, match, seat);
                                             });
              });
}

void StoredMatches::answer_remarks(Asker asker, const StoredMatch& match, std::optional<Seat> seat)
{
    house_.store().remarks(match.id, [this, asker, match, seat](auto remarks) {
        if (!remarks) return house_.refuse(asker, try_again());
        play::v1::ServerFrame frame;
        frame.mutable_remarks();
        for (const StoredRemark& one : *remarks) {
            play::v1::Remark& sent = *frame.mutable_remarks()->add_remarks();
            sent.set_id(one.number);
            sent.set_step(one.step);
            sent.set_by(author(match, one.by));
            sent.set_words(one.words);
            sent.set_written(one.written);
            sent.set_own(seat == one.by);
        }
        house_.answer(asker, std::move(frame));
    });
}

}  // namespace galloper
