#include <sodium.h>
#include <sys/stat.h>

#include <cstdio>
#include <string>

#include "common/wire/messages.h"
#include "server/galloper_server.h"
#include "server/ops/configuration.h"
#include "server/ops/exit_codes.h"
#include "server/ops/logging.h"

namespace {

using namespace galloper;

int farewell(const ops::Farewell& farewell)
{
    std::fputs(farewell.words.c_str(), farewell.code == 0 ? stdout : stderr);
    return farewell.code;
}

ops::Farewell run(const ops::Errand& errand)
{
    const ops::OrderAnswer answer = ops::ask_server(errand.data, errand.order);
    return {ops::code_of(answer.done ? ops::Exit::Clean : ops::Exit::Undone), answer.words};
}

}  // namespace

// Starts the server, prints one line with its address once it can be connected to, and runs it
// until a signal; or asks something of one that runs already. What is wrong stands on the standard
// error, in words for whoever started it.
int main(int count, char** words)
{
    ::umask(S_IRWXG | S_IRWXO);  // what is stored holds every match's secrets
    wire::silence_protobuf();
    const auto read = ops::read_command_line(count, words);
    if (const auto* asked = std::get_if<ops::Farewell>(&read)) return farewell(*asked);
    if (const auto* errand = std::get_if<ops::Errand>(&read)) return farewell(run(*errand));
    const auto& configuration = std::get<ops::Configuration>(read);
    ops::start_logging(configuration.log_level);
    try {
        if (sodium_init() < 0)
            return farewell({ops::code_of(ops::Exit::Unexpected), "no chance\n"});
        return farewell(run_server(configuration, [](const std::string& address) {
            std::printf("Galloper is at %s\n", address.c_str());
            std::fflush(stdout);
        }));
    } catch (const std::exception& thrown) {
        return farewell({ops::code_of(ops::Exit::Unexpected),
                         std::string("the server cannot go on: ") + thrown.what() + "\n"});
    }
}
