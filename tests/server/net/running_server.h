#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <thread>

#include "server/net/server.h"

namespace galloper::net {

inline constexpr std::size_t almost_a_mebibyte = (1u << 20) - 1000;

// Answers every message with the same bytes, but does what it is told where a message is one of
// these words:
//   flood  sends 300 frames of 1 KiB    ten million  sends 10 frames of 1 MiB less a little
//   one million  sends one such frame
//   throw  throws                       goodbye      says so and closes
class EchoService final : public Service {
public:
    void connected(Session& session) override;
    void received(Session& session, std::string_view message) override;
    void unreadable(Session& session) override;
    void gone(Session& session) override;

    int present = 0;
    int came = 0;
    int went = 0;
    std::map<std::uint64_t, std::string> last{};
};

// A server on a free port of 127.0.0.1, in a thread of its own, until this goes.
class RunningServer {
public:
    explicit RunningServer(ops::Limits limits = {}, Files files = {});
    ~RunningServer();

    std::uint16_t port() const { return port_; }

    // What the function gives, called on the server's thread.
    template <class F>
    auto ask(F function)
    {
        std::packaged_task<decltype(function())()> task(std::move(function));
        auto answer = task.get_future();
        auto shared = std::make_shared<decltype(task)>(std::move(task));
        loop_.later([shared] { (*shared)(); });
        return answer.get();
    }

    // Waits, looking often and for at most 20 seconds, until this is so on the server's thread.
    bool until(std::function<bool()> holds);

    ops::Counters counters()
    {
        return ask([this] { return counters_; });
    }

    // These on the server's thread alone.
    const ops::Counters& counters_here() const { return counters_; }
    EchoService& service() { return service_; }
    Server& server() { return server_; }

private:
    ops::Counters counters_{};
    Loop loop_{counters_};
    ops::Limits limits_;
    Files files_;
    EchoService service_{};
    Server server_;
    std::uint16_t port_ = 0;
    std::thread thread_{};
};

// A folder with an index.html, a hashed script and a file that is not hashed, and beside the folder
// a file that is none of the server's business. It is removed with this.
class SomeFiles {
public:
    SomeFiles();
    ~SomeFiles();
    const std::filesystem::path& folder() const { return web_; }
    Files read() const;

private:
    std::filesystem::path root_;
    std::filesystem::path web_;
};

// Sends a request and gives all that comes back until the connection ends.
std::string ask_for(std::uint16_t port, std::string_view request);

// "GET path", closing after it.
std::string get(std::string_view path, std::string_view more_fields = "",
                std::string_view method = "GET");

}  // namespace galloper::net
