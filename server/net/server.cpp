#include "server/net/server.h"

#include <exception>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/address.hpp>

#include "server/net/crowd.h"
#include "server/net/inside.h"

namespace galloper::net {

namespace {

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

// Whoever has an IPv6 network of 64 bits has as many addresses as he likes, so it counts as one.
std::string neighbourhood(const asio::ip::address& address)
{
    if (!address.is_v6() || address.to_v6().is_v4_mapped()) return address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return asio::ip::address_v6(bytes).to_string();
}

}  // namespace

class Server::Doors : public std::enable_shared_from_this<Server::Doors> {
public:
    explicit Doors(Parts parts)
        : parts_(std::move(parts)),
          executor_(parts_.loop.context().get_executor()),
          acceptor_(executor_),
          crowd_(parts_.limits),
          inside_(std::make_shared<Inside>(Inside{.limits = parts_.limits,
                                                  .counters = parts_.counters,
                                                  .site = site(),
                                                  .service = &parts_.service}))
    {
    }

    Result<std::uint16_t, ListenFault> listen(const std::string& address, std::uint16_t port);
    void close();
    void cut_all();
    void abandon();
    std::size_t connections() const { return crowd_.total(); }

private:
    Site site();
    error_code open(const std::string& address, std::uint16_t port);
    Task<void> accept_all();
    void welcome(Socket socket);
    void tick();

    Parts parts_;
    Executor executor_;
    Acceptor acceptor_;
    Crowd crowd_;
    bool well_ = true;
    std::shared_ptr<Inside> inside_;
};

Site Server::Doors::site()
{
    return {.files = parts_.files,
            .well = [this] { return well_; },
            .figures =
                [this] {
                    std::string text = ops::text_of(parts_.counters);
                    text += "galloper_connections_now " + std::to_string(crowd_.total()) + "\n";
                    return parts_.more_figures ? text + parts_.more_figures() : text;
                }};
}

error_code Server::Doors::open(const std::string& address, std::uint16_t port)
{
    error_code failed;
    const auto where = asio::ip::make_address(address, failed);
    if (failed) return failed;
    const tcp::endpoint endpoint(where, port);
    acceptor_.open(endpoint.protocol(), failed);
    if (!failed) acceptor_.set_option(tcp::acceptor::reuse_address(true), failed);
    if (!failed) acceptor_.bind(endpoint, failed);
    if (!failed) acceptor_.listen(asio::socket_base::max_listen_connections, failed);
    return failed;
}

Result<std::uint16_t, ListenFault> Server::Doors::listen(const std::string& address,
                                                         std::uint16_t port)
{
    if (const error_code failed = open(address, port)) {
        return Err{
            ListenFault{.taken = failed == asio::error::address_in_use, .words = failed.message()}};
    }
    asio::co_spawn(executor_, accept_all(), [self = shared_from_this()](std::exception_ptr) {});
    parts_.loop.every(parts_.limits.tick, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->tick();
    });
    return acceptor_.local_endpoint().port();
}

// Runs until the acceptor is closed. Whatever else goes wrong, most of all that there are no more
// file descriptors, is waited out.
Task<void> Server::Doors::accept_all()
{
    while (acceptor_.is_open()) {
        Socket socket(executor_);
        auto [failed] = co_await acceptor_.async_accept(socket, in_turn);
        if (!failed) {
            welcome(std::move(socket));
        } else if (acceptor_.is_open()) {
            ++parts_.counters.accept_failures;
            Timer pause(executor_, parts_.limits.accept_pause);
            co_await pause.async_wait(in_turn);
        }
    }
}

void Server::Doors::welcome(Socket socket)
{
    error_code failed;
    const auto peer = socket.remote_endpoint(failed);
    if (failed) return;
    ++parts_.counters.accepted;
    const bool loopback = peer.address().is_loopback();
    const std::string address = neighbourhood(peer.address());
    if (!crowd_.enter(address, loopback)) {
        ++parts_.counters.turned_away;
        return;
    }
    socket.set_option(tcp::no_delay(true), failed);
    asio::co_spawn(executor_, look_after(inside_, std::move(socket), loopback),
                   [self = shared_from_this(), address](std::exception_ptr thrown) {
                       self->crowd_.leave(address);
                       if (thrown) std::rethrow_exception(thrown);
                   });
}

void Server::Doors::tick()
{
    const Time time = now();
    for (Member* member : inside_->members) member->tick(time);
}

void Server::Doors::close()
{
    well_ = false;
    error_code ignored;
    acceptor_.close(ignored);
    for (Member* member : inside_->members) member->finish();
}

void Server::Doors::cut_all()
{
    for (Member* member : inside_->members) member->cut();
}

void Server::Doors::abandon()
{
    close();
    cut_all();
    inside_->service = nullptr;
}

Server::Server(Parts parts) : doors_(std::make_shared<Doors>(std::move(parts))) {}
Server::~Server() { doors_->abandon(); }

Result<std::uint16_t, ListenFault> Server::listen(const std::string& address, std::uint16_t port)
{
    return doors_->listen(address, port);
}

void Server::close_doors() { doors_->close(); }
void Server::cut_all() { doors_->cut_all(); }
std::size_t Server::connections() const { return doors_->connections(); }

}  // namespace galloper::net
