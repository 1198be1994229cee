#include "server/net/web_socket.h"

#include <deque>
#include <optional>
#include <string>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/pace.h"

namespace galloper::net {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// Without the compression that Beast 1.81 could be ended by: `false` leaves its code out.
using Stream = websocket::stream<Socket, false>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

// A buffer that a message has made larger than this is given back: most connections sleep.
constexpr std::size_t kept_bytes = 512;

Task<void> rest(Executor executor, std::chrono::steady_clock::duration time)
{
    Timer timer(executor, time);
    co_await timer.async_wait(in_turn);
}

// One connection that plays. It lives as long as its reading does and any write that is under way.
class WebSocket final : public Session,
                        public Member,
                        public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(std::shared_ptr<Inside> inside, Socket socket)
        : inside_(std::move(inside)),
          stream_(std::move(socket)),
          buffer_(inside_->limits.message_bytes + kept_bytes),
          pace_(inside_->limits.messages_a_second, inside_->limits.messages_at_once),
          id_(++inside_->sessions)
    {
    }

    Task<bool> accept(const Request& request);
    Task<void> read_all();

    std::uint64_t id() const override { return id_; }
    void send(Frame frame) override;
    std::size_t queued() const override { return queued_bytes_; }
    void close(Close code, std::string_view words) override;

    void tick(Time time) override;
    void finish() override {}  // the host says goodbye
    void cut() override;

private:
    Task<bool> read_message();
    void hand_over();
    void write_next();
    void written(error_code failed);
    void say_goodbye();
    void cut_for(std::uint64_t& counter);

    std::shared_ptr<Inside> inside_;
    Stream stream_;
    beast::flat_buffer buffer_;
    Pace pace_;
    std::uint64_t id_;

    std::deque<Frame> queue_{};
    std::size_t queued_bytes_ = 0;
    Frame in_flight_{};  // what the stream is writing; it must not go while it does
    std::optional<websocket::close_reason> goodbye_{};
    bool saying_goodbye_ = false;
    bool over_ = false;

    Time message_due_ = never;
    Time write_due_ = never;
    Time close_due_ = never;
};

Task<bool> WebSocket::accept(const Request& request)
{
    const ops::Limits& limits = inside_->limits;
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = limits.closing,
                                                       .idle_timeout = limits.silence,
                                                       .keep_alive_pings = true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& answer) {
        answer.set(beast::http::field::server, "galloper");
    }));
    stream_.read_message_max(limits.message_bytes);
    stream_.auto_fragment(false);
    stream_.binary(true);
    auto [failed] = co_await stream_.async_accept(request, in_turn);
    close_due_ = never;
    co_return !failed;
}

// Tells the service that a session is there, and, however the reading ends, that it is gone.
class Presence {
public:
    Presence(std::shared_ptr<Inside> inside, Session& session)
        : inside_(std::move(inside)), session_(session)
    {
        inside_->service->connected(session_);
    }
    ~Presence()
    {
        if (inside_->service != nullptr) inside_->service->gone(session_);
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

private:
    std::shared_ptr<Inside> inside_;
    Session& session_;
};

Task<void> WebSocket::read_all()
{
    ++inside_->counters.played;
    const Presence presence(inside_, *this);
    while (co_await read_message()) {
        hand_over();
        const auto early = pace_.early(now());
        if (early > early.zero()) co_await rest(stream_.get_executor(), early);
    }
    over_ = true;
    queue_.clear();
}

// Reads in pieces, so that a message that has begun can be told from a peer that is silent. False
// when the connection has ended.
Task<bool> WebSocket::read_message()
{
    do {
        const std::size_t room = std::max(kept_bytes, buffer_.size());
        auto [failed, count] = co_await stream_.async_read_some(buffer_, room, in_turn);
        if (failed) co_return false;
        if (message_due_ == never) message_due_ = now() + inside_->limits.message;
    } while (!stream_.is_message_done());
    message_due_ = never;
    co_return !over_;
}

void WebSocket::hand_over()
{
    const std::string_view message(static_cast<const char*>(buffer_.data().data()), buffer_.size());
    if (!goodbye_ && inside_->service != nullptr) {
        ++inside_->counters.messages_in;
        inside_->counters.bytes_in += message.size();
        if (stream_.got_binary()) {
            inside_->service->received(*this, message);
        } else {
            inside_->service->unreadable(*this);
        }
    }
    buffer_.clear();
    if (buffer_.capacity() > kept_bytes) buffer_.shrink_to_fit();
}

void WebSocket::send(Frame frame)
{
    if (over_ || goodbye_) return;
    queued_bytes_ += frame->size();
    queue_.push_back(std::move(frame));
    const ops::Limits& limits = inside_->limits;
    if (queue_.size() > limits.queue_frames || queued_bytes_ > limits.queue_bytes) {
        cut_for(inside_->counters.cut_for_queue);
        return;
    }
    write_next();
}

void WebSocket::close(Close code, std::string_view words)
{
    if (over_ || goodbye_) return;
    goodbye_.emplace(static_cast<websocket::close_code>(code),
                     beast::string_view(words.data(), std::min<std::size_t>(words.size(), 120)));
    close_due_ = now() + inside_->limits.closing;
    write_next();
}

void WebSocket::write_next()
{
    if (in_flight_ || over_) return;
    if (queue_.empty()) {
        if (goodbye_) say_goodbye();
        return;
    }
    in_flight_ = std::move(queue_.front());
    queue_.pop_front();
    write_due_ = now() + inside_->limits.write;
    stream_.async_write(
        asio::buffer(*in_flight_),
        [self = shared_from_this()](error_code failed, std::size_t) { self->written(failed); });
}

void WebSocket::written(error_code failed)
{
    if (!failed) {
        ++inside_->counters.messages_out;
        inside_->counters.bytes_out += in_flight_->size();
        queued_bytes_ -= in_flight_->size();
    }
    in_flight_.reset();
    write_due_ = never;
    if (failed) {
        cut();
    } else {
        write_next();
    }
}

void WebSocket::say_goodbye()
{
    if (saying_goodbye_) return;
    saying_goodbye_ = true;
    stream_.async_close(*goodbye_, [self = shared_from_this()](error_code) { self->cut(); });
}

// Beast has no deadline of its own for a peer that broke the protocol and does not close: it waits
// for him as for any idle peer. So a stream that is no longer open gets ours.
void WebSocket::tick(Time time)
{
    if (close_due_ == never && !stream_.is_open()) close_due_ = time + inside_->limits.closing;
    if (time >= message_due_ || time >= write_due_) {
        cut_for(inside_->counters.cut_for_time);
    } else if (time >= close_due_) {
        cut();
    }
}

void WebSocket::cut_for(std::uint64_t& counter)
{
    if (over_) return;
    ++counter;
    cut();
}

// The reading ends with an error, in a later turn, and takes the rest with it.
void WebSocket::cut()
{
    over_ = true;
    message_due_ = write_due_ = close_due_ = never;
    queue_.clear();
    error_code ignored;
    stream_.next_layer().close(ignored);
}

}  // namespace

Task<void> play(std::shared_ptr<Inside> inside, Socket socket, Request request)
{
    const auto web_socket = std::make_shared<WebSocket>(inside, std::move(socket));
    const Membership membership(inside, *web_socket);
    if (!co_await web_socket->accept(request)) co_return;
    request = {};
    co_await web_socket->read_all();
}

}  // namespace galloper::net
