#include "tests/load/servers.h"

#include <signal.h>
#include <sodium.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <functional>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "common/wire/messages.h"
#include "server/lobby/catalogue.h"
#include "server/net/host_service.h"
#include "server/net/server.h"
#include "server/ops/logging.h"
#include "server/ops/process.h"
#include "server/store/open_store.h"
#include "tests/load/echo.h"
#include "tests/server/host/fake_store.h"
#include "tests/server/host/toy.h"

namespace galloper::load {

namespace {

using Ready = std::function<void(std::uint16_t port)>;

// The store in memory answers when its loop is run, which is after every message.
class Prompt final : public net::Service {
public:
    Prompt(Host& host, Loop& loop) : behind_(host), loop_(loop) {}
    void connected(Session& session) override { behind_.connected(session); }
    void received(Session& session, std::string_view message) override
    {
        behind_.received(session, message);
        loop_.run();
    }
    void unreadable(Session& session) override { behind_.unreadable(session); }
    void gone(Session& session) override { behind_.gone(session); }

private:
    net::HostService behind_;
    Loop& loop_;
};

void serve(bool kept, const std::string& folder, const Ready& ready)
{
    const auto began = std::chrono::steady_clock::now();
    ops::Counters counters;
    const ops::Limits limits;
    net::Loop loop(counters);
    Loop memory_loop;
    std::unique_ptr<Store> store = std::make_unique<FakeStore>(memory_loop);
    if (kept) {
        auto opened =
            open_store({.folder = folder,
                        .post = [&](std::function<void()> work) { loop.later(std::move(work)); },
                        .fatal = [](const std::string&) { ::_exit(1); }});
        if (!opened) throw std::runtime_error(opened.error().words);
        store = std::move(*opened);
    }
    Catalogue catalogue(toy::read, toy::find);
    if (!catalogue.add("short", "cards 3")) throw std::runtime_error("no scenario");
    Host host(
        {.store = *store,
         .catalogue = catalogue,
         .now =
             [began] {
                 return std::chrono::duration_cast<std::chrono::milliseconds>(
                     std::chrono::steady_clock::now() - began);
             },
         .later = [&](std::function<void()> work) { loop.later(std::move(work)); },
         .chance =
             [](std::span<std::uint8_t> bytes) { randombytes_buf(bytes.data(), bytes.size()); },
         .calendar = [] { return std::int64_t{0}; }});
    std::unique_ptr<net::Service> service = std::make_unique<net::HostService>(host);
    if (!kept) service = std::make_unique<Prompt>(host, memory_loop);
    const net::Files files;
    net::Server server({.loop = loop,
                        .limits = limits,
                        .files = files,
                        .service = *service,
                        .counters = counters,
                        .more_figures = [&host] {
                            return "awake " + std::to_string(host.figures().awake) + "\n";
                        }});
    loop.every(std::chrono::milliseconds(250), [&host, &memory_loop] {
        host.tick();
        memory_loop.run();
    });
    auto port = server.listen("127.0.0.1", 0);
    if (!port) throw std::runtime_error(port.error().words);
    ready(*port);
    loop.run();
}

[[noreturn]] void become(Kind kind, const std::string& folder, int output)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ops::start_logging("info");
    wire::silence_protobuf();
    ops::raise_descriptor_limit(20'000);
    const Ready ready = [output](std::uint16_t port) {
        if (::write(output, &port, sizeof port) != sizeof port) ::_exit(1);
    };
    if (kind == Kind::Echo) {
        echo(ready);
    } else {
        serve(kind == Kind::Whole, folder, ready);
    }
    ::_exit(0);
}

}  // namespace

ServerProcess::ServerProcess(Kind kind, const std::string& folder)
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
    process_ = ::fork();
    if (process_ == 0) become(kind, folder, pipe[1]);
    ::close(pipe[1]);
    if (::read(pipe[0], &port_, sizeof port_) != sizeof port_) throw std::runtime_error("no port");
    ::close(pipe[0]);
}

ServerProcess::~ServerProcess()
{
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

// Fields 14 and 15 of the line, counted after the name in parentheses, are in clock ticks.
std::chrono::milliseconds ServerProcess::cpu() const
{
    std::ifstream in("/proc/" + std::to_string(process_) + "/stat");
    std::string line;
    std::getline(in, line);
    std::istringstream fields(line.substr(line.rfind(')') + 2));
    std::string skipped;
    for (int at = 3; at < 14; ++at) fields >> skipped;
    long user = 0;
    long system = 0;
    fields >> user >> system;
    return std::chrono::milliseconds((user + system) * 1000 / ::sysconf(_SC_CLK_TCK));
}

std::size_t ServerProcess::resident_bytes() const
{
    std::ifstream in("/proc/" + std::to_string(process_) + "/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    in >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace galloper::load
