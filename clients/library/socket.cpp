#include "clients/library/socket.h"

#include <deque>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace galloper::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

constexpr std::size_t longest_message = 4u << 20;

using Stream = websocket::stream<beast::tcp_stream>;

// One connection, kept alive by what it waits for.
struct Connection : std::enable_shared_from_this<Connection> {
    explicit Connection(asio::io_context& context) : stream(context) {}

    void read()
    {
        stream.async_read(buffer, [self = shared_from_this()](error_code error, std::size_t) {
            if (error) return self->end(error);
            self->arrived.push_back(beast::buffers_to_string(self->buffer.data()));
            self->buffer.consume(self->buffer.size());
            self->read();
        });
    }
    void write()
    {
        stream.async_write(asio::buffer(leaving.front()),
                           [self = shared_from_this()](error_code error, std::size_t) {
                               if (error) return self->end(error);
                               self->leaving.pop_front();
                               if (!self->leaving.empty()) self->write();
                           });
    }
    void end(error_code error)
    {
        if (ended) return;
        const websocket::close_reason& reason = stream.reason();
        const bool closed = error == websocket::error::closed;
        ended = Socket::Ended{closed ? reason.code : 0,
                              closed ? std::string(reason.reason.c_str()) : error.message()};
    }

    Stream stream;
    beast::flat_buffer buffer{longest_message};
    std::deque<std::string> arrived{};
    std::deque<std::string> leaving{};
    std::optional<Socket::Ended> ended{};
};

}  // namespace

struct Socket::Inside {
    // Runs what there is to do until this holds or the time is over.
    template <class Holds>
    bool run_until(Holds holds, milliseconds most)
    {
        const auto over = std::make_shared<bool>(false);
        asio::steady_timer timer(context, most);
        timer.async_wait([over](error_code error) { *over = !error; });
        context.restart();
        while (!holds() && !*over) context.run_one();
        return holds();
    }

    asio::io_context context{1};
    std::shared_ptr<Connection> connection{};
};

Socket::Socket() : inside_(std::make_shared<Inside>()) {}

Socket::~Socket() = default;

const std::optional<Socket::Ended>& Socket::ended() const
{
    static const std::optional<Ended> never_begun = Ended{};
    return inside_->connection ? inside_->connection->ended : never_begun;
}

static void configure(Stream& stream)
{
    stream.binary(true);
    stream.read_message_max(longest_message);
    // A server that is gone without a word is noticed by its not answering pings.
    stream.set_option(websocket::stream_base::timeout{seconds(10), seconds(60), true});
    stream.set_option(websocket::stream_base::decorator(
        [](websocket::request_type& request) { request.set("User-Agent", "galloper"); }));
}

std::optional<std::string> Socket::open(const std::string& host, std::uint16_t port)
{
    error_code error;
    tcp::resolver resolver(inside_->context);
    const auto places = resolver.resolve(host, std::to_string(port), error);
    if (error) return "There is no server of that name.";

    const auto next = std::make_shared<Connection>(inside_->context);
    inside_->connection = next;
    const auto done = std::make_shared<std::optional<error_code>>();
    beast::tcp_stream& tcp_stream = next->stream.next_layer();
    tcp_stream.expires_after(seconds(10));
    tcp_stream.async_connect(places,
                             [done](error_code failed, const tcp::endpoint&) { *done = failed; });
    const auto is_done = [done] { return done->has_value(); };
    if (!inside_->run_until(is_done, seconds(11)) || **done) {
        next->end(asio::error::not_connected);
        return "The server does not answer.";
    }
    tcp_stream.expires_never();
    tcp_stream.socket().set_option(tcp::no_delay(true), error);
    configure(next->stream);

    done->reset();
    const bool numbers = host.find(':') != std::string::npos;
    const std::string name = (numbers ? "[" + host + "]" : host) + ":" + std::to_string(port);
    next->stream.async_handshake(name, "/play",
                                 [done, next](error_code failed) { *done = failed; });
    if (!inside_->run_until(is_done, seconds(11)) || **done) {
        next->end(asio::error::not_connected);
        return "The server speaks something else than this program.";
    }
    next->read();
    return std::nullopt;
}

void Socket::send(std::string bytes)
{
    if (ended()) return;
    Connection& connection = *inside_->connection;
    connection.leaving.push_back(std::move(bytes));
    if (connection.leaving.size() == 1) connection.write();
}

std::optional<std::string> Socket::take()
{
    if (!inside_->connection || inside_->connection->arrived.empty()) return std::nullopt;
    std::string message = std::move(inside_->connection->arrived.front());
    inside_->connection->arrived.pop_front();
    return message;
}

bool Socket::wait(std::optional<int> descriptor, milliseconds most)
{
    const auto readable = std::make_shared<bool>(false);
    asio::posix::stream_descriptor watched(inside_->context);
    if (descriptor) {
        error_code error;
        watched.assign(*descriptor, error);
        if (error) return true;
        watched.async_wait(asio::posix::stream_descriptor::wait_read,
                           [readable](error_code failed) {
                               // Waiting for a plain file fails: it can always be read.
                               *readable = failed != asio::error::operation_aborted;
                           });
    }
    const bool was_ended = ended().has_value();
    inside_->run_until(
        [&] {
            const bool arrived = inside_->connection && !inside_->connection->arrived.empty();
            return *readable || arrived || ended().has_value() != was_ended;
        },
        most);
    if (watched.is_open()) watched.release();
    return *readable;
}

}  // namespace galloper::client
