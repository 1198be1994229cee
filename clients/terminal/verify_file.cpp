#include "clients/terminal/verify_file.h"

#include <fstream>
#include <sstream>

#include "common/archive/verify.h"

namespace galloper::terminal {

namespace {

constexpr int good = 0, wrong = 1, unreadable = 2;

// No more of it than a match file may have, and a byte by which it is seen to be longer.
Result<std::string, std::string> bytes_of(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    std::string bytes(archive::Bounds{}.packed + 1, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!in.is_open() || in.bad()) return Err{file + " cannot be opened."};
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

std::string sign_of(archive::Verdict verdict)
{
    switch (verdict) {
        case archive::Verdict::Good:
            return "good      ";
        case archive::Verdict::NotDone:
            return "not done  ";
        case archive::Verdict::Wrong:
            return "WRONG     ";
    }
    return {};
}

std::string counted(std::size_t number, const std::string& what)
{
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

}  // namespace

int verify_file(Console& console, const std::string& file)
{
    const auto bytes = bytes_of(file);
    if (!bytes) {
        console.say(bytes.error() + "\n");
        return unreadable;
    }
    const auto match = archive::unpack(*bytes);
    if (!match) {
        console.say(match.error().where + ": " + match.error().words + "\n");
        return unreadable;
    }
    console.say(match->ruleset + " " + std::to_string(match->version) + ", " + match->scenario +
                ", " + counted(match->seats.size(), "seat") + ", " +
                counted(match->rows.size() - 1, "step") + ". " + match->result + "\n");
    const auto findings = archive::verify(*match);
    for (const archive::Finding& finding : findings)
        console.say(sign_of(finding.verdict) + finding.what + ": " + finding.words + "\n");
    return archive::nothing_wrong(findings) ? good : wrong;
}

}  // namespace galloper::terminal
