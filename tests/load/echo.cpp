#include "tests/load/echo.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace galloper::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

namespace {

asio::awaitable<void> answer(tcp::socket socket)
{
    beast::websocket::stream<tcp::socket, false> stream(std::move(socket));
    stream.binary(true);
    co_await stream.async_accept(asio::use_awaitable);
    beast::flat_buffer buffer;
    for (;;) {
        co_await stream.async_read(buffer, asio::use_awaitable);
        co_await stream.async_write(buffer.data(), asio::use_awaitable);
        buffer.clear();
    }
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor)
{
    for (;;) {
        tcp::socket socket = co_await acceptor.async_accept(asio::use_awaitable);
        socket.set_option(tcp::no_delay(true));
        asio::co_spawn(acceptor.get_executor(), answer(std::move(socket)), asio::detached);
    }
}

}  // namespace

void echo(const std::function<void(std::uint16_t port)>& ready)
{
    asio::io_context context(1);
    tcp::acceptor acceptor(context, {asio::ip::address_v4::loopback(), 0});
    ready(acceptor.local_endpoint().port());
    asio::co_spawn(context, accept_all(acceptor), asio::detached);
    context.run();
}

}  // namespace galloper::load
