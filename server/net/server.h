#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "common/base/result.h"
#include "server/net/files.h"
#include "server/net/loop.h"
#include "server/net/service.h"
#include "server/ops/counters.h"
#include "server/ops/limits.h"

namespace galloper::net {

// Why nobody can connect, for the one who started the server.
struct ListenFault {
    bool taken = false;  // somebody else has the port
    std::string words{};
};

// The port on which pages are served and games are played. Everything on the loop's thread, or
// before it runs. What it is given outlives it, and the loop outlives it too.
class Server {
public:
    struct Parts {
        Loop& loop;
        const ops::Limits& limits;
        const Files& files;
        Service& service;
        ops::Counters& counters;
        std::function<std::string()> more_figures{};  // lines after the counters
    };

    explicit Server(Parts parts);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // Listens; the port that it got, which matters where 0 was asked for. The address is a number.
    Result<std::uint16_t, ListenFault> listen(const std::string& address, std::uint16_t port);

    // Lets nobody in any more and serves no further request. Connections that play go on until the
    // host closes them.
    void close_doors();

    // Ends every connection there is, at once and without a word.
    void cut_all();

    std::size_t connections() const;

private:
    class Doors;
    std::shared_ptr<Doors> doors_;
};

}  // namespace galloper::net
