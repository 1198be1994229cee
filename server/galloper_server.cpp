#include "server/galloper_server.h"

#include <sodium.h>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "common/wire/scenario.h"
#include "server/host/host.h"
#include "server/lobby/catalogue.h"
#include "server/net/host_service.h"
#include "server/net/order_door.h"
#include "server/net/server.h"
#include "server/ops/aside.h"
#include "server/ops/exit_codes.h"
#include "server/ops/logging.h"
#include "server/ops/process.h"
#include "server/store/open_store.h"

namespace galloper {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// How often the host looks at the clock, and how long connections have to end when it has said
// goodbye to them.
constexpr auto host_tick = 250ms;
constexpr auto leave_taking = 5s;

ops::Farewell failed(ops::Exit exit, std::string words)
{
    return {.code = ops::code_of(exit), .words = std::move(words.append("\n"))};
}

// Everything that runs, in the order in which it is made; it goes in the other one.
class Running {
public:
    Running(const ops::Configuration& configuration, net::Files files, Catalogue catalogue)
        : configuration_(configuration), files_(std::move(files)), catalogue_(std::move(catalogue))
    {
    }

    // Nothing where it can be connected to from now on; else why not.
    std::optional<ops::Farewell> start();
    std::uint16_t port() const { return port_; }

    ops::Farewell run();

private:
    std::optional<ops::Farewell> open();
    HostParts host_parts();
    std::string figures() const;
    void open_order_door();
    void obey(const ops::Order& order, const net::OrderDoor::Answer& answer);
    void tick();
    void stop();
    void lose(const std::string& words);
    void leave();

    const ops::Configuration& configuration_;
    ops::Limits limits_{};
    ops::Counters counters_{};
    net::Files files_;
    Catalogue catalogue_;
    Clock::time_point began_ = Clock::now();
    bool stopping_ = false;
    std::size_t awake_ = 0;  // matches, a tick ago
    ops::Farewell farewell_{};
    std::uint16_t port_ = 0;

    net::Loop loop_{counters_};
    ops::Aside aside_{[this](std::function<void()> work) { loop_.later(std::move(work)); }};
    std::unique_ptr<Store> store_{};
    std::unique_ptr<Host> host_{};
    std::unique_ptr<net::HostService> service_{};
    std::unique_ptr<net::Server> server_{};
    std::unique_ptr<net::OrderDoor> order_door_{};
};

std::optional<ops::Farewell> Running::open()
{
    auto store =
        open_store({.folder = configuration_.data.string(),
                    .post = [this](std::function<void()> work) { loop_.later(std::move(work)); },
                    .fatal = [this](const std::string& words) { lose(words); }});
    if (!store) return failed(ops::Exit::Data, store.error().words);
    store_ = std::move(*store);
    return std::nullopt;
}

HostParts Running::host_parts()
{
    return {
        .store = *store_,
        .catalogue = catalogue_,
        .now =
            [this] {
                return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_);
            },
        .later = [this](std::function<void()> work) { loop_.later(std::move(work)); },
        .chance =
            [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); },
        .calendar =
            [] {
                return std::chrono::duration_cast<std::chrono::seconds>(
                           std::chrono::system_clock::now().time_since_epoch())
                    .count();
            },
        .aside = [this](
                     std::function<void()> work,
                     std::function<void()> then) { aside_.ask(std::move(work), std::move(then)); },
        .takes_imports = configuration_.imports};
}

std::string Running::figures() const
{
    const Host::Figures now = host_->figures();
    std::string text = "galloper_sessions_now ";
    text.append(std::to_string(now.sessions)).append("\ngalloper_matches_awake_now ");
    text.append(std::to_string(now.awake)).append("\ngalloper_matches_parked_now ");
    text.append(std::to_string(now.parked)).append("\ngalloper_steps_total ");
    return text.append(std::to_string(now.steps)).append("\n");
}

std::optional<ops::Farewell> Running::start()
{
    if (auto fault = open()) return fault;
    host_ = std::make_unique<Host>(host_parts());
    service_ = std::make_unique<net::HostService>(*host_);
    server_ = std::make_unique<net::Server>(
        net::Server::Parts{.loop = loop_,
                           .limits = limits_,
                           .files = files_,
                           .service = *service_,
                           .counters = counters_,
                           .more_figures = [this] { return figures(); }});
    loop_.on_signal([this] { stop(); });
    auto port = server_->listen(configuration_.listen, configuration_.port);
    if (port) {
        port_ = *port;
        open_order_door();
        return std::nullopt;
    }
    const std::string number = std::to_string(configuration_.port);
    return failed(
        ops::Exit::Address,
        port.error().taken
            ? "Port " + number + " is taken. Is a server running already? --port chooses another."
            : "Cannot listen on " + configuration_.listen + " port " + number + ": " +
                  port.error().words + ".");
}

// A server without it plays all the same.
void Running::open_order_door()
{
    auto door =
        net::OrderDoor::open(loop_, configuration_.data,
                             [this](const ops::Order& order, const net::OrderDoor::Answer& answer) {
                                 obey(order, answer);
                             });
    if (door)
        order_door_ = std::move(*door);
    else
        ops::log(ops::Level::Warning, "no order can be given to this server: " + door.error());
}

void Running::obey(const ops::Order& order, const net::OrderDoor::Answer& answer)
{
    if (stopping_) return answer({false, "The server is stopping.\n"});
    switch (order.kind) {
        case ops::Order::Kind::BackUp:
            return store_->backup(order.of, [answer, path = order.of](const auto& done) {
                if (!done) return answer({false, done.error().words + "\n"});
                answer({true, "The backup is " + path + "\n"});
            });
        case ops::Order::Kind::ListParked:
            return store_->parked([answer](const auto& parked) {
                if (!parked) return answer({false, parked.error().words + "\n"});
                std::string lines;
                for (const ParkedMatch& one : *parked)
                    lines += std::to_string(one.id.value) + " " + one.why + "\n";
                answer({true, lines.empty() ? "No match is parked.\n" : lines});
            });
        case ops::Order::Kind::Unpark:
            return host_->unpark(std::stoll(order.of), [answer](const std::string& trouble) {
                if (!trouble.empty()) return answer({false, trouble + "\n"});
                answer({true, "It is played on.\n"});
            });
    }
}

ops::Farewell Running::run()
{
    ops::keep_freed_memory();
    loop_.every(host_tick, [this] { tick(); });
    ops::log(ops::Level::Info, "started");
    loop_.run();
    ops::log(ops::Level::Info, "stopped");
    return farewell_;
}

// What matches held that have fallen asleep is of no use to those that are awake.
void Running::tick()
{
    host_->tick();
    const std::size_t awake = host_->figures().awake;
    if (awake < awake_) ops::give_back_freed_memory();
    awake_ = awake;
}

// The step in hand is finished and stored before anybody hears that the server goes down. Whoever
// sends a second signal does not wait for that, and loses nothing by it.
void Running::stop()
{
    if (std::exchange(stopping_, true)) {
        loop_.stop();
        return;
    }
    ops::log(ops::Level::Info, "stopping");
    order_door_.reset();
    server_->close_doors();
    host_->stop([this] { store_->close([this] { leave(); }); });
}

// It is not known whether a commit was kept, so nobody is answered: clients come back and ask the
// next start, which reads what is true.
void Running::lose(const std::string& words)
{
    ops::log(ops::Level::Critical, "a commit may be lost; the server stops: " + words);
    farewell_ = failed(ops::Exit::Unknown, "A commit failed. Start the server again: " + words);
    stopping_ = true;
    server_->close_doors();
    host_->store_lost();
    leave();
}

void Running::leave()
{
    loop_.every(10ms, [this] {
        if (server_->connections() == 0) loop_.stop();
    });
    loop_.after(leave_taking, [this] { loop_.stop(); });
}

}  // namespace

ops::Farewell run_server(const ops::Configuration& configuration,
                         const std::function<void(const std::string& address)>& ready)
{
    net::Files files;
    if (!configuration.web.empty()) {
        auto read = net::Files::read(configuration.web);
        if (!read) return failed(ops::Exit::Usage, "The web client: " + read.error() + ".");
        files = std::move(*read);
    }
    auto catalogue = Catalogue::of_folder(configuration.scenarios, wire::read_scenario);
    if (!catalogue) return failed(ops::Exit::Usage, "The scenarios: " + catalogue.error().words);

    ops::raise_descriptor_limit(ops::Limits{}.connections + 64);
    Running running(configuration, std::move(files), std::move(*catalogue));
    if (auto fault = running.start()) return *fault;
    ready(ops::address_of(configuration.listen, running.port()));
    return running.run();
}

}  // namespace galloper
