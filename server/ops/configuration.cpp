#include "server/ops/configuration.h"

#include <arpa/inet.h>

#include <CLI/CLI.hpp>
#include <sstream>

#include "server/ops/exit_codes.h"

namespace galloper::ops {

namespace {

// Empty where it is the number of an address, as CLI11 wants it.
std::string fault_of_address(const std::string& text)
{
    in6_addr number{};
    const bool known = ::inet_pton(AF_INET, text.c_str(), &number) == 1 ||
                       ::inet_pton(AF_INET6, text.c_str(), &number) == 1;
    return known ? "" : text + " is not the number of an address";
}

// The words that ask something of a server that runs, each with what it is about.
void add_errands(CLI::App& app, Order& order)
{
    const auto add = [&](const char* word, Order::Kind kind, const char* words) {
        CLI::App* errand = app.add_subcommand(word, words)->fallthrough();
        errand->callback([&order, kind] { order.kind = kind; });
        return errand;
    };
    add("backup", Order::Kind::BackUp,
        "Have the server that runs on --data copy all that is stored into a file")
        ->add_option("file", order.of, "The copy; one that is there is replaced at the end")
        ->required();
    add("parked", Order::Kind::ListParked, "List its parked matches: number and why");
    add("unpark", Order::Kind::Unpark, "Have it play a parked match on")
        ->add_option("match", order.of, "Its number")
        ->required()
        ->check(CLI::PositiveNumber);
    app.require_subcommand(0, 1);
}

Farewell mistaken(const CLI::App& app, const std::string& words)
{
    return {.code = code_of(Exit::Usage), .words = words + "\n" + app.help()};
}

}  // namespace

std::variant<Configuration, Errand, Farewell> read_command_line(int count, const char* const* words)
{
    Configuration read;
    Order order;
    CLI::App app("The Galloper server: hidden-information wargames over the internet.",
                 "galloper-server");
    app.option_defaults()->take_last();  // so that a script's own words can be overruled
    app.add_option("--port", read.port, "Port of HTTP and WebSocket; 0 takes any that is free")
        ->capture_default_str();
    app.add_option("--listen", read.listen, "Address to listen on; 0.0.0.0 for every one")
        ->check(fault_of_address)
        ->capture_default_str();
    app.add_option("--data", read.data, "Folder of the database; made if it is not there")
        ->capture_default_str();
    app.add_option("--web", read.web, "Folder of the web client's built files")
        ->check(CLI::ExistingDirectory);
    app.add_option("--scenarios", read.scenarios, "Folder below which scenario files are found")
        ->check(CLI::ExistingDirectory);
    app.add_option("--log-level", read.log_level, "How much is logged on the standard error")
        ->check(CLI::IsMember({"off", "error", "warning", "info", "debug"}))
        ->capture_default_str();
    app.add_flag("!--no-imports", read.imports,
                 "Take in no match files of matches that were played elsewhere");
    add_errands(app, order);
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        const bool asked_for_help = app.exit(error, out, out) == 0;
        return Farewell{.code = code_of(asked_for_help ? Exit::Clean : Exit::Usage),
                        .words = out.str()};
    }
    if (app.get_subcommands().empty()) {
        if (read.scenarios.empty()) return mistaken(app, "--scenarios is required");
        return read;
    }
    if (order.kind == Order::Kind::BackUp) order.of = std::filesystem::absolute(order.of).string();
    return Errand{.data = read.data, .order = order};
}

std::string address_of(const std::string& listen, std::uint16_t port)
{
    const bool everywhere_or_here =
        listen == "127.0.0.1" || listen == "0.0.0.0" || listen == "::1" || listen == "::";
    std::string host = everywhere_or_here ? "localhost" : listen;
    if (host.find(':') != std::string::npos) host = std::string("[").append(host).append("]");
    return std::string("http://").append(host).append(":").append(std::to_string(port));
}

}  // namespace galloper::ops
