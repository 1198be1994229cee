#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/net/answer.h"
#include "server/net/service.h"
#include "server/ops/counters.h"
#include "server/ops/limits.h"

// What the sources of this folder share. It brings in Asio, so nobody outside includes it.
namespace galloper::net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;

// Awaits, and gives errors as values.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> in_turn{};

using Time = std::chrono::steady_clock::time_point;
inline constexpr Time never = Time::max();
inline Time now() { return std::chrono::steady_clock::now(); }

// A connection at whatever stage. Deadlines need no timers of their own: all are looked at every
// `Limits::tick`.
class Member {
public:
    virtual ~Member() = default;
    virtual void tick(Time time) = 0;

    // Ends as soon as what is under way is done, unless somebody else will end it.
    virtual void finish() = 0;

    // Ends at once.
    virtual void cut() = 0;
};

// What every connection needs. Connections share it, since those that are left when the server goes
// are torn down with the loop, after it.
struct Inside {
    const ops::Limits& limits;
    ops::Counters& counters;
    Site site;
    Service* service;  // null once the server is gone: nobody is told any more
    std::set<Member*> members{};
    std::uint64_t sessions = 0;
};

// Keeps a connection among the members as long as this lives.
class Membership {
public:
    Membership(std::shared_ptr<Inside> inside, Member& member)
        : inside_(std::move(inside)), member_(member)
    {
        inside_->members.insert(&member_);
    }
    ~Membership() { inside_->members.erase(&member_); }
    Membership(const Membership&) = delete;
    Membership& operator=(const Membership&) = delete;

private:
    std::shared_ptr<Inside> inside_;
    Member& member_;
};

// Serves one connection to its end, in pages and then perhaps in messages.
Task<void> look_after(std::shared_ptr<Inside> inside, Socket socket, bool from_loopback);

}  // namespace galloper::net
