// Match files, from a server and to one.

#include "clients/library/client.h"
#include "clients/library/frames.h"

namespace galloper::client {

namespace {

constexpr std::size_t largest_file = std::size_t{8} << 20;
constexpr std::size_t stretch_bytes = 48 << 10;

// A server looks at files one after the other, and plays each match again.
constexpr std::chrono::seconds for_a_part{20};
constexpr std::chrono::seconds for_a_look{300};

std::string words_of(const proto::Finding& finding)
{
    std::string words = finding.what() + ": " + finding.words();
    if (finding.verdict() == proto::Finding::VERDICT_WRONG) return words + " (wrong)";
    if (finding.verdict() == proto::Finding::VERDICT_NOT_DONE) return words + " (not done)";
    return words;
}

}  // namespace

Result<std::string, std::string> Client::fetch()
{
    std::string file;
    for (;;) {
        proto::ClientFrame request;
        request.mutable_read_stored()->set_match(link_.match);
        request.mutable_read_stored()->set_section(proto::SECTION_WHOLE);
        request.mutable_read_stored()->set_from(static_cast<std::uint32_t>(file.size()));
        const auto answer = wire_->ask_patiently(request, for_a_part);
        if (!answer || !answer->has_stored()) return Err{trouble_in(answer)};
        const proto::StoredPart& part = answer->stored();
        if (part.whole() > largest_file) return Err{std::string("The file is too large.")};
        file += part.bytes();
        if (file.size() >= part.whole()) return file;
        if (part.bytes().empty()) return Err{std::string("The server does not send all of it.")};
    }
}

Result<Client::HandedIn, std::string> Client::hand_in(const std::string& file)
{
    if (file.empty() || file.size() > largest_file)
        return Err{std::string("A match file has 8 MiB at most, and is not empty.")};
    for (std::size_t from = 0;; from += stretch_bytes) {
        proto::ClientFrame request;
        request.mutable_hand_in()->set_whole(static_cast<std::uint32_t>(file.size()));
        request.mutable_hand_in()->set_from(static_cast<std::uint32_t>(from));
        request.mutable_hand_in()->set_bytes(file.substr(from, stretch_bytes));
        const bool last = from + stretch_bytes >= file.size();
        // With the last stretch a server that has its hands full has let go of all of it.
        const auto answer =
            last ? wire_->ask(request, for_a_look) : wire_->ask_patiently(request, for_a_part);
        if (!answer || !answer->has_taken()) return Err{trouble_in(answer)};
        if (!last) continue;
        HandedIn taken{answer->taken().match(), {}};
        for (const proto::Finding& one : answer->taken().findings())
            taken.findings.push_back(words_of(one));
        return taken;
    }
}

}  // namespace galloper::client
