#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "server/ops/limits.h"

namespace galloper::net {

// Counts connections, in all and by address.
class Crowd {
public:
    explicit Crowd(const ops::Limits& limits) : limits_(limits) {}

    // Whether one more from there fits; if so it is counted. Neighbours in one IPv6 network of 64
    // bits are given the same `address` by the caller.
    bool enter(const std::string& address, bool loopback)
    {
        const std::size_t most =
            loopback ? limits_.connections_from_loopback : limits_.connections_an_address;
        if (total_ >= limits_.connections) return false;
        std::size_t& here = by_address_[address];
        if (here >= most) return false;
        ++here;
        ++total_;
        return true;
    }

    void leave(const std::string& address)
    {
        const auto found = by_address_.find(address);
        if (found == by_address_.end()) return;
        --total_;
        if (--found->second == 0) by_address_.erase(found);
    }

    std::size_t total() const { return total_; }

private:
    const ops::Limits& limits_;
    std::size_t total_ = 0;
    std::map<std::string, std::size_t> by_address_;
};

}  // namespace galloper::net
