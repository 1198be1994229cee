#include "clients/terminal/rehearse.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "clients/terminal/console.h"
#include "clients/terminal/set_up.h"
#include "common/rehearsal/rehearse.h"

namespace galloper::terminal {

namespace {

// Nobody types here, and nothing that a file says can do things to the terminal.
Console quiet(std::ostream& out)
{
    return Console([] { return std::nullopt; }, out);
}

}  // namespace

int rehearse_file(const Rehearsing& rehearsing, std::ostream& out, std::ostream& faults)
{
    const std::filesystem::path file = rehearsing.file;
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in && text.empty()) {
        quiet(faults).say("There is no file " + rehearsing.file + ".\n");
        return 2;
    }
    const auto find = [&](const std::string& name) {
        return find_scenario(rehearsing.scenarios, name);
    };
    const auto rehearsed = rehearsal::rehearse(file.stem().string(), text, find);
    const auto told = rehearsal::transcript(rehearsed, rehearsing.viewers);
    quiet(out).say(told ? *told : "");
    if (!told) quiet(faults).say(told.error() + "\n");
    if (!rehearsed.faults.empty()) quiet(faults).say(rehearsed.faults + "\n");
    return told && rehearsed.faults.empty() ? 0 : 1;
}

}  // namespace galloper::terminal
