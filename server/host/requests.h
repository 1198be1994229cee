#pragma once

#include "server/host/house.h"
#include "server/host/imports.h"
#include "server/host/pacing.h"
#include "server/host/stored_matches.h"

namespace galloper {

// What a client may ask for, one function each. Each request is answered exactly once.
class Requests {
public:
    explicit Requests(House& house);

    void received(Visitor& visitor, const play::v1::ClientFrame& frame);
    void gone(std::uint64_t visitor);
    void tick();

private:
    using Asked = play::v1::ClientFrame;

    bool may_ask(Visitor& visitor, const Asked& frame) const;
    void hello(Visitor& visitor, Asker asker, const play::v1::Hello& request);
    void list_games(Asker asker);
    void read_rules(Asker asker, const play::v1::ReadRules& request);
    void list_seats(Asker asker, const play::v1::ListSeats& request);
    void create(Asker asker, const play::v1::CreateMatch& request);
    void play_now(Asker asker, const play::v1::PlayNow& request);
    void of_a_match(Visitor& visitor, Asker asker, const Asked& frame);
    void of_a_seat(Visitor& visitor, Asker asker, const Asked& frame);
    void detach(Visitor& visitor, Asker asker);
    void read_past(Visitor& visitor, Asker asker, const play::v1::ReadPast& request);
    void of_the_archive(Asker asker, const Asked& frame);
    void in_good_time(Asker asker, Pacing::Work work);

    House& house_;
    Pacing pacing_;
    StoredMatches stored_;
    Imports imports_;
};

}  // namespace galloper
