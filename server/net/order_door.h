#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "common/base/result.h"
#include "server/net/loop.h"
#include "server/ops/orders.h"

namespace galloper::net {

// Where an operator's orders come in: a socket of the file system that its owner alone can open.
// One order a connection, one after the other. Everything on the loop's thread; the loop outlives
// it.
class OrderDoor {
public:
    using Answer = std::function<void(ops::OrderAnswer)>;
    using Obey = std::function<void(const ops::Order&, Answer)>;  // answers once, now or later

    // Opens it in this data folder, which this process holds: a socket that is there is a dead
    // server's. Else why it cannot be opened, in words.
    static Result<std::unique_ptr<OrderDoor>, std::string> open(Loop& loop,
                                                                const std::filesystem::path& data,
                                                                Obey obey);
    ~OrderDoor();
    OrderDoor(const OrderDoor&) = delete;
    OrderDoor& operator=(const OrderDoor&) = delete;

private:
    struct Inside;
    explicit OrderDoor(std::shared_ptr<Inside> inside);
    std::shared_ptr<Inside> inside_;
};

}  // namespace galloper::net
