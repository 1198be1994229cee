#include "tests/server/net/running_server.h"

#include <stdlib.h>

#include <chrono>
#include <fstream>
#include <stdexcept>

#include "tests/server/net/raw_socket.h"

namespace galloper::net {

namespace {

void send_often(Session& session, int times, std::size_t bytes)
{
    const auto block = std::make_shared<const std::string>(bytes, 'x');
    for (int sent = 0; sent < times; ++sent) session.send(block);
}

}  // namespace

void EchoService::connected(Session&)
{
    ++present;
    ++came;
}

void EchoService::received(Session& session, std::string_view message)
{
    last[session.id()] = message;
    if (message == "throw") throw std::runtime_error("as the message asked");
    if (message == "flood") {
        send_often(session, 300, 1024);
    } else if (message == "one million") {
        send_often(session, 1, almost_a_mebibyte);
    } else if (message == "ten million") {
        send_often(session, 10, almost_a_mebibyte);
    } else if (message == "goodbye") {
        session.send(std::make_shared<const std::string>("goodbye"));
        session.close(Close::Replaced, "another connection took the seat");
        session.send(std::make_shared<const std::string>("too late"));
    } else {
        session.send(std::make_shared<const std::string>(message));
    }
}

void EchoService::unreadable(Session& session)
{
    session.send(std::make_shared<const std::string>("unreadable"));
    session.close(Close::Broken, "not a binary message");
}

void EchoService::gone(Session&)
{
    --present;
    ++went;
}

RunningServer::RunningServer(ops::Limits limits, Files files)
    : limits_(limits),
      files_(std::move(files)),
      server_({.loop = loop_,
               .limits = limits_,
               .files = files_,
               .service = service_,
               .counters = counters_})
{
    auto port = server_.listen("127.0.0.1", 0);
    if (!port) throw std::runtime_error(port.error().words);
    port_ = *port;
    thread_ = std::thread([this] { loop_.run(); });
}

RunningServer::~RunningServer()
{
    loop_.stop();
    thread_.join();
}

bool RunningServer::until(std::function<bool()> holds)
{
    for (int look = 0; look < 2000; ++look) {
        if (ask(holds)) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

namespace {

void write(const std::filesystem::path& path, std::string_view bytes)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace

SomeFiles::SomeFiles()
{
    std::string name = (std::filesystem::temp_directory_path() / "galloper-web-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test");
    root_ = name;
    web_ = root_ / "web";
    write(web_ / "index.html", "<!doctype html><title>Galloper</title>");
    write(web_ / "icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    write(web_ / "assets" / "index-B3k_Ua9Q.js", "console.log(1);\n");
    write(root_ / "secret.txt", "nobody's business");
    std::filesystem::create_symlink(root_ / "secret.txt", web_ / "link.txt");
}

SomeFiles::~SomeFiles()
{
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
}

Files SomeFiles::read() const
{
    auto files = Files::read(web_);
    if (!files) throw std::runtime_error(files.error());
    return std::move(*files);
}

std::string ask_for(std::uint16_t port, std::string_view request)
{
    RawSocket socket(port);
    socket.send(request);
    return socket.read_all();
}

std::string get(std::string_view path, std::string_view more_fields, std::string_view method)
{
    return std::string(method)
        .append(" ")
        .append(path)
        .append(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        .append(more_fields)
        .append("\r\n");
}

}  // namespace galloper::net
