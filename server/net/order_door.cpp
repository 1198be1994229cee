#include "server/net/order_door.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <utility>

namespace galloper::net {

namespace asio = boost::asio;
using boost::system::error_code;
using Local = asio::local::stream_protocol;

namespace {

constexpr std::size_t longest_order = 4096;
constexpr std::chrono::seconds to_say_it{10};

// Somebody who gives an order, and lives until he is answered.
struct Operator {
    explicit Operator(Local::socket connected)
        : socket(std::move(connected)), patience(socket.get_executor())
    {
    }
    Local::socket socket;
    asio::steady_timer patience;
    std::string text{};
};

void answer(const std::shared_ptr<Operator>& one, const ops::OrderAnswer& words)
{
    one->text = ops::text_of(words);
    asio::async_write(one->socket, asio::buffer(one->text), [one](error_code, std::size_t) {});
}

void listen_to(const std::shared_ptr<Operator>& one, const OrderDoor::Obey& obey)
{
    one->patience.expires_after(to_say_it);
    one->patience.async_wait([one](error_code stopped) {
        if (!stopped) one->socket.close();
    });
    asio::async_read_until(one->socket, asio::dynamic_buffer(one->text, longest_order), '\n',
                           [one, obey](error_code failed, std::size_t length) {
                               one->patience.cancel();
                               if (failed) return;
                               const auto order = ops::order_in(one->text.substr(0, length));
                               if (!order) return answer(one, {false, "That is no order.\n"});
                               obey(*order,
                                    [one](const ops::OrderAnswer& words) { answer(one, words); });
                           });
}

}  // namespace

struct OrderDoor::Inside : std::enable_shared_from_this<Inside> {
    Inside(Loop& loop, std::filesystem::path where, Obey given)
        : path(std::move(where)),
          obey(std::move(given)),
          acceptor(loop.context(), path.string()),
          rest(loop.context())
    {
    }

    void accept()
    {
        acceptor.async_accept([self = shared_from_this()](error_code failed, Local::socket socket) {
            if (!self->acceptor.is_open()) return;
            if (failed) return self->accept_later();
            listen_to(std::make_shared<Operator>(std::move(socket)), self->obey);
            self->accept();
        });
    }

    // There are no more descriptors just now, say.
    void accept_later()
    {
        rest.expires_after(std::chrono::seconds(1));
        rest.async_wait([self = shared_from_this()](error_code stopped) {
            if (!stopped && self->acceptor.is_open()) self->accept();
        });
    }

    std::filesystem::path path;
    Obey obey;
    Local::acceptor acceptor;
    asio::steady_timer rest;
};

OrderDoor::OrderDoor(std::shared_ptr<Inside> inside) : inside_(std::move(inside)) {}

OrderDoor::~OrderDoor()
{
    error_code ignored;
    inside_->acceptor.close(ignored);
    inside_->rest.cancel();
    std::error_code not_there;
    std::filesystem::remove(inside_->path, not_there);
}

Result<std::unique_ptr<OrderDoor>, std::string> OrderDoor::open(Loop& loop,
                                                                const std::filesystem::path& data,
                                                                Obey obey)
{
    const std::filesystem::path path = ops::order_socket(data);
    std::error_code not_there;
    std::filesystem::remove(path, not_there);
    try {
        const auto inside = std::make_shared<Inside>(loop, path, std::move(obey));
        inside->accept();
        return std::unique_ptr<OrderDoor>(new OrderDoor(inside));
    } catch (const std::exception& failed) {
        return Err{std::string(failed.what())};
    }
}

}  // namespace galloper::net
