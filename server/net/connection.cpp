#include <algorithm>
#include <array>
#include <optional>

#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/web_socket.h"

namespace galloper::net {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

// A body is written in pieces, each with a deadline of its own: a slow peer may take its time, one
// that takes nothing may not.
constexpr std::size_t piece_bytes = 32 * 1024;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

Head head_of(const Request& request)
{
    Head head{.method = view(request.method_string()),
              .target = view(request.target()),
              .version = static_cast<int>(request.version())};
    for (const auto& field : request) {
        head.fields.emplace_back(view(field.name_string()), view(field.value()));
    }
    return head;
}

// The pages half of a connection: requests and answers, until it ends or becomes a WebSocket.
class Pages final : public Member {
public:
    Pages(std::shared_ptr<Inside> inside, Socket& socket, bool from_loopback)
        : inside_(std::move(inside)),
          socket_(socket),
          from_loopback_(from_loopback),
          buffer_(inside_->limits.head_bytes)
    {
    }

    // The request to play that ended this half, if one did.
    Task<std::optional<Request>> serve();

    void tick(Time time) override
    {
        if (time >= due_) cut();
    }
    void finish() override
    {
        if (waiting_) cut();
    }
    void cut() override
    {
        due_ = never;
        error_code ignored;
        socket_.close(ignored);
    }

private:
    using Parser = http::request_parser<http::empty_body>;

    Task<bool> await_request();
    Task<bool> read_head(Parser& parser);
    Task<bool> write(const Answer& answer);
    Task<bool> write_all(std::string_view bytes);
    Task<void> refuse(int status);
    Task<void> hang_up();
    std::optional<int> fault_of_play(const Head& head) const;

    std::shared_ptr<Inside> inside_;
    Socket& socket_;
    bool from_loopback_;
    beast::flat_buffer buffer_;
    bool waiting_ = false;  // for another request
    Time due_ = never;
};

Task<std::optional<Request>> Pages::serve()
{
    const Membership membership(inside_, *this);
    due_ = now() + inside_->limits.head;
    for (std::size_t served = 0; served < inside_->limits.requests; ++served) {
        if (served != 0 && !co_await await_request()) break;
        Parser parser;
        if (!co_await read_head(parser)) break;
        const Head head = head_of(parser.get());
        if (const auto fault = fault_of(head, inside_->limits)) {
            co_await refuse(*fault);
            break;
        }
        if (head.path() == play_path && beast::websocket::is_upgrade(parser.get())) {
            const auto refused = fault_of_play(head);
            if (!refused) co_return parser.release();
            co_await refuse(*refused);
            break;
        }
        ++inside_->counters.requests;
        Answer answer = answer_to(head, inside_->site, from_loopback_);
        answer.keep = answer.keep && parser.keep_alive() && inside_->site.well();
        if (!co_await write(answer) || !answer.keep) break;
    }
    co_await hang_up();
    co_return std::nullopt;
}

// Who sends messages before he is answered is refused, because Beast would lose them.
std::optional<int> Pages::fault_of_play(const Head& head) const
{
    if (foreign_origin(head)) return 403;
    if (!inside_->site.well()) return 503;
    if (buffer_.size() != 0) return 400;
    return std::nullopt;
}

Task<bool> Pages::await_request()
{
    due_ = now() + inside_->limits.idle;
    if (buffer_.size() == 0) {
        waiting_ = true;
        auto [failed] = co_await socket_.async_wait(Socket::wait_read, in_turn);
        waiting_ = false;
        if (failed) co_return false;
    }
    due_ = now() + inside_->limits.head;
    co_return true;
}

// Reads no body: what a chunked one can do to Beast 1.81 is on the design's page of facts.
Task<bool> Pages::read_head(Parser& parser)
{
    parser.header_limit(static_cast<std::uint32_t>(inside_->limits.head_bytes));
    parser.body_limit(boost::none);
    auto [failed, count] = co_await http::async_read_header(socket_, buffer_, parser, in_turn);
    // Beast counts the lines that it has taken from the buffer and those still in it apart.
    const bool too_large = count > inside_->limits.head_bytes ||
                           failed == http::error::header_limit ||
                           failed == http::error::buffer_overflow;
    if (!failed && !too_large) co_return true;
    const bool malformed = failed.category() == make_error_code(http::error::bad_field).category();
    if (too_large) co_await refuse(431);
    if (malformed && !too_large && failed != http::error::end_of_stream &&
        failed != http::error::partial_message) {
        co_await refuse(400);
    }
    co_return false;
}

Task<bool> Pages::write(const Answer& answer)
{
    if (!co_await write_all(answer.head)) co_return false;
    std::string_view rest = answer.body();
    while (!rest.empty()) {
        if (!co_await write_all(rest.substr(0, piece_bytes))) co_return false;
        rest.remove_prefix(std::min(piece_bytes, rest.size()));
    }
    co_return true;
}

Task<bool> Pages::write_all(std::string_view bytes)
{
    due_ = now() + inside_->limits.write;
    auto [failed, count] =
        co_await asio::async_write(socket_, asio::buffer(bytes.data(), bytes.size()), in_turn);
    co_return !failed;
}

Task<void> Pages::refuse(int status)
{
    ++inside_->counters.refused_heads;
    co_await write(refusal(status));
}

// Closing while the peer still sends would take back the answer that is on its way to him, so what
// he sends is swallowed for a moment.
Task<void> Pages::hang_up()
{
    error_code failed;
    socket_.shutdown(Socket::shutdown_send, failed);
    due_ = now() + std::min(inside_->limits.closing, inside_->limits.write);
    std::array<char, 1024> swallowed{};
    while (!failed) {
        auto [ended, count] = co_await socket_.async_read_some(asio::buffer(swallowed), in_turn);
        failed = ended;
    }
}

}  // namespace

Task<void> look_after(std::shared_ptr<Inside> inside, Socket socket, bool from_loopback)
{
    std::optional<Request> wanted;
    {
        Pages pages(inside, socket, from_loopback);
        wanted = co_await pages.serve();
    }
    if (wanted) co_await play(std::move(inside), std::move(socket), std::move(*wanted));
}

}  // namespace galloper::net
