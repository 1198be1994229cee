// What a durable move costs the whole server, against Beast alone, and what a sleeping match holds.
// Not part of ./check: figures belong to the machine that they were taken on.
//
//     cmake --preset release -DGALLOPER_TESTS=ON && cmake --build build/release --target
//     galloper-load build/release/bin/galloper-load

#include <stdlib.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>
#include <vector>

#include "common/wire/messages.h"
#include "server/ops/process.h"
#include "tests/load/servers.h"
#include "tests/server/net/raw_socket.h"
#include "tests/server/whole/player.h"

namespace galloper::load {
namespace {

constexpr int tables = 64;
constexpr int turns_each = 100;  // 40 at once, then 10 a second
constexpr int sleepers = 1000;

// An attacker at a table of his own, who writes himself a note again and again: a step, stored and
// told like any other.
class Writer {
public:
    explicit Writer(std::uint16_t port) : player_(port), keeper_(port)
    {
        const auto created = player_.create("short");
        player_.sit(created.match(), created.seats(0).token(), "Writer");
        keeper_.sit(created.match(), created.seats(1).token(), "Keeper");
        player_.attach(created.match(), created.seats(0).token());
        keeper_.attach(created.match(), created.seats(1).token());
    }

    void write(int note)
    {
        play::v1::ClientFrame frame;
        auto& act = *frame.mutable_act();
        act.set_command(static_cast<std::uint32_t>(note));
        act.set_made_on(player_.number);
        act.mutable_action()->set_verb("write");
        act.mutable_action()->add_answers()->set_text("note " + std::to_string(note));
        const auto answer = player_.ask(frame);
        if (!answer.has_acted() || answer.acted().has_refused()) std::abort();
    }

private:
    using Player = whole::Player;
    Player player_;
    Player keeper_;
};

template <class Work>
void at_every_table(Work work)
{
    std::vector<std::thread> threads;
    for (int table = 0; table < tables; ++table)
        threads.emplace_back([table, work] { work(table); });
    for (std::thread& thread : threads) thread.join();
}

double microseconds_each(std::chrono::milliseconds cpu, int count)
{
    return static_cast<double>(cpu.count()) * 1000.0 / count;
}

// Both are asked for at the pace that the server allows, so that neither gains by having much to do
// at once.
template <class Ask>
double cost(const ServerProcess& server, Ask ask)
{
    const auto before = server.cpu();
    at_every_table([ask](int table) {
        for (int turn = 1; turn <= turns_each; ++turn) {
            if (turn > 35) std::this_thread::sleep_for(std::chrono::milliseconds(105));
            ask(static_cast<std::size_t>(table), turn);
        }
    });
    return microseconds_each(server.cpu() - before, tables * turns_each);
}

double move_costs(Kind kind, const std::string& folder)
{
    const ServerProcess server(kind, folder);
    std::vector<std::unique_ptr<Writer>> writers;
    for (int table = 0; table < tables; ++table)
        writers.push_back(std::make_unique<Writer>(server.port()));
    return cost(server, [&writers](std::size_t table, int turn) { writers[table]->write(turn); });
}

double echo_costs()
{
    const ServerProcess server(Kind::Echo, "");
    std::vector<net::RawSocket> sockets;
    for (int table = 0; table < tables; ++table) sockets.push_back(net::let_in(server.port()));
    const std::string frame = net::frame(std::string(40, 'e'));
    return cost(server, [&sockets, &frame](std::size_t table, int) {
        sockets[table].send(frame);
        net::read_frame(sockets[table]);
    });
}

int awake(std::uint16_t port)
{
    net::RawSocket socket(port);
    socket.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const std::string answer = socket.read_all();
    return std::stoi(answer.substr(answer.rfind("awake ") + 6));
}

// What the process has grown by once all are asleep. What they held while they were awake and the
// allocator has not given back counts too, so this is a bound from above.
std::size_t sleeping_match_bytes(const std::string& folder)
{
    const ServerProcess server(Kind::Whole, folder);
    std::vector<std::unique_ptr<Writer>> writers;
    const std::size_t before = server.resident_bytes();
    for (int match = 0; match < sleepers; ++match) {
        writers.push_back(std::make_unique<Writer>(server.port()));
        writers.back()->write(1);
    }
    while (awake(server.port()) != 0) std::this_thread::sleep_for(std::chrono::seconds(2));
    return (server.resident_bytes() - before) / sleepers;
}

int run()
{
    std::string folder = (std::filesystem::temp_directory_path() / "galloper-load-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr) return 1;
    wire::silence_protobuf();
    ops::raise_descriptor_limit(20'000);
    const double echo = echo_costs();
    const double unkept = move_costs(Kind::Unkept, "");
    const double whole = move_costs(Kind::Whole, folder + "/moves");
    std::printf("an echo by Beast alone:      %6.1f us\n", echo);
    std::printf("a move that is not stored:   %6.1f us, %.2f echoes\n", unkept, unkept / echo);
    std::printf("a durable move:              %6.1f us, %.2f echoes, %.2f times not stored\n",
                whole, whole / echo, whole / unkept);
    std::fflush(stdout);
    const auto bytes = static_cast<double>(sleeping_match_bytes(folder + "/sleepers"));
    std::printf("a sleeping match, two connections: %.1f KiB\n", bytes / 1024);
    std::filesystem::remove_all(folder);
    return 0;
}

}  // namespace
}  // namespace galloper::load

int main() { return galloper::load::run(); }
