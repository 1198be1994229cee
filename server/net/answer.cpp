#include "server/net/answer.h"

#include <array>

namespace galloper::net {

namespace {

std::string_view words_of(int status)
{
    switch (status) {
        case 200:
            return "OK";
        case 304:
            return "Not Modified";
        case 400:
            return "Bad Request";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 413:
            return "Content Too Large";
        case 417:
            return "Expectation Failed";
        case 426:
            return "Upgrade Required";
        case 431:
            return "Request Header Fields Too Large";
        case 501:
            return "Not Implemented";
        case 503:
            return "Service Unavailable";
        default:
            return "Error";
    }
}

// Everything the page loads comes from this server, and nobody else may frame it. Style attributes
// are allowed because the drawing sets them; style sheets and scripts in the page are not.
constexpr std::string_view protection =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

void field(std::string& head, std::string_view name, std::string_view value)
{
    head.append(name).append(": ").append(value).append("\r\n");
}

std::string start(int status)
{
    std::string head = "HTTP/1.1 ";
    head.append(std::to_string(status)).append(" ").append(words_of(status)).append("\r\n");
    head.append(protection);
    return head;
}

// Closes the head over a body of this length.
void finish(Answer& answer, std::size_t length)
{
    if (answer.status != 304) field(answer.head, "Content-Length", std::to_string(length));
    if (!answer.keep) field(answer.head, "Connection", "close");
    answer.head.append("\r\n");
}

Answer text_answer(int status, std::string text, bool keep)
{
    Answer answer{.status = status, .head = start(status), .text = std::move(text), .keep = keep};
    field(answer.head, "Content-Type", "text/plain; charset=utf-8");
    field(answer.head, "Cache-Control", "no-store");
    if (status == 405) field(answer.head, "Allow", "GET, HEAD");
    if (status == 426) field(answer.head, "Upgrade", "websocket");
    return answer;
}

Answer file_answer(const Head& head, const File& file)
{
    const bool known = head.value("If-None-Match") == file.tag;
    const int status = known ? 304 : 200;
    Answer answer{.status = status, .head = start(status), .file = known ? nullptr : &file};
    field(answer.head, "Content-Type", file.type);
    field(answer.head, "ETag", file.tag);
    field(answer.head, "Cache-Control",
          file.forever ? "public, max-age=31536000, immutable" : "no-cache");
    return answer;
}

Answer found(const Head& head, const Site& site, bool from_loopback)
{
    const std::string_view path = head.path();
    if (path == play_path) return text_answer(426, "This is where WebSockets connect.\n", true);
    if (path == "/health") {
        const bool well = site.well();
        return text_answer(well ? 200 : 503, well ? "well\n" : "going down\n", true);
    }
    if (path == "/metrics" && from_loopback && asks_loopback(head)) {
        return text_answer(200, site.figures(), true);
    }
    if (const File* file = site.files.find(path)) return file_answer(head, *file);
    if (path == "/" && site.files.size() == 0) {
        return text_answer(200, "Galloper is here. It was started without its web client.\n", true);
    }
    return text_answer(404, "There is nothing here.\n", true);
}

}  // namespace

Answer answer_to(const Head& head, const Site& site, bool from_loopback)
{
    const bool get = head.method == "GET";
    Answer answer = get || head.method == "HEAD" ? found(head, site, from_loopback)
                                                 : text_answer(405, "", false);
    finish(answer, answer.body().size());
    if (!get) {
        answer.text.clear();
        answer.file = nullptr;
    }
    return answer;
}

Answer refusal(int status)
{
    Answer answer = text_answer(status, std::string(words_of(status)) + ".\n", false);
    finish(answer, answer.text.size());
    return answer;
}

}  // namespace galloper::net
