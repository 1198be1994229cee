#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "server/net/files.h"
#include "server/net/head.h"

namespace galloper::net {

// What there is to be had by plain HTTP.
struct Site {
    const Files& files;
    std::function<bool()> well;            // false while the server is going down
    std::function<std::string()> figures;  // for the operator alone
};

struct Answer {
    int status = 200;
    std::string head{};          // from the status line to the empty line
    std::string text{};          // a body of our own, or empty
    const File* file = nullptr;  // whose bytes are the body, or null
    bool keep = true;            // the connection may serve another request

    std::string_view body() const { return file != nullptr ? std::string_view(file->bytes) : text; }
};

// What a request in order is answered. `from_loopback` says where its connection came from: the
// figures are given only to who connects from this machine and asks for it by its own name, so
// that a proxy on the same machine does not hand them out.
Answer answer_to(const Head& head, const Site& site, bool from_loopback);

// A refusal. Its words are those of the status alone.
Answer refusal(int status);

}  // namespace galloper::net
