#include "server/ops/counters.h"

namespace galloper::ops {

namespace {

void line(std::string& out, const char* name, std::uint64_t value)
{
    out.append("galloper_").append(name).append("_total ");
    out.append(std::to_string(value)).append("\n");
}

}  // namespace

std::string text_of(const Counters& counters)
{
    std::string out;
    line(out, "connections", counters.accepted);
    line(out, "connections_turned_away", counters.turned_away);
    line(out, "requests", counters.requests);
    line(out, "heads_refused", counters.refused_heads);
    line(out, "web_sockets", counters.played);
    line(out, "messages_in", counters.messages_in);
    line(out, "messages_out", counters.messages_out);
    line(out, "message_bytes_in", counters.bytes_in);
    line(out, "message_bytes_out", counters.bytes_out);
    line(out, "messages_refused", counters.bad_messages);
    line(out, "cut_for_queue", counters.cut_for_queue);
    line(out, "cut_for_time", counters.cut_for_time);
    line(out, "accept_failures", counters.accept_failures);
    line(out, "exceptions", counters.thrown);
    return out;
}

}  // namespace galloper::ops
