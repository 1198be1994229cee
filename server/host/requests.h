#pragma once

#include "server/host/house.h"

namespace galloper {

// What a client may ask for, one function each. Each request is answered exactly once.
class Requests {
public:
    explicit Requests(House& house);

    void received(Visitor& visitor, const play::v1::ClientFrame& frame);

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

    House& house_;
};

}  // namespace galloper
