#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/host/answers.h"
#include "server/host/pacing.h"
#include "server/host/visitor.h"
#include "server/store/rows.h"

namespace galloper {

class House;

// Matches that are over, as they lie in the archive: finding them, reading them part by part, and
// what people say of them. Whoever may not know of a match is answered as if it were not there.
class StoredMatches {
public:
    explicit StoredMatches(House& house) : house_(house) {}

    void list(Asker asker, const play::v1::ListMatches& request);
    void read(Asker asker, const play::v1::ReadStored& request, Pacing::Done done);

    void list_remarks(Asker asker, const play::v1::ListRemarks& request);
    void write_remark(Asker asker, const play::v1::WriteRemark& request);
    void drop_remark(Asker asker, const play::v1::DropRemark& request);

private:
    using Found = std::function<void(const StoredMatch&, std::optional<Seat>)>;

    // The match of this name and whose token that is; refuses and calls `otherwise` where there is
    // none, or no seat of it has the token. No token is nobody's.
    void find(
        Asker asker, const std::string& match, const std::string& token, Found then,
        std::function<void()> otherwise = [] {});
    void find_open(Asker asker, const std::string& match, const std::string& token, Found then);
    void read_part(Asker asker, const StoredMatch& match, const play::v1::ReadStored& request,
                   Viewer viewer, const Pacing::Done& done);
    void answer_remarks(Asker asker, const StoredMatch& match, std::optional<Seat> seat);
    play::v1::StoredCard card(const ListedMatch& match) const;

    House& house_;
};

// Whose token it is. Every hash is compared, whichever fits, so that the time says nothing.
std::optional<Seat> seat_of(const StoredMatch& match, const std::string& token);

}  // namespace galloper
