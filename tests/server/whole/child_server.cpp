#include "tests/server/whole/child_server.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace galloper::whole {

Folder::Folder()
{
    std::string name = (std::filesystem::temp_directory_path() / "galloper-whole-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for a test");
    path_ = name;
}

Folder::~Folder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

namespace {

constexpr int patience = 20'000;  // milliseconds; a server that does not end by then is killed

std::vector<std::string> command_line(const std::filesystem::path& data,
                                      std::vector<std::string> more_words,
                                      const std::string& scenarios)
{
    std::vector<std::string> words{SERVER_PROGRAM, "--port",      "0",
                                   "--data",       data.string(), "--scenarios",
                                   scenarios,      "--log-level", "debug"};
    words.insert(words.end(), more_words.begin(), more_words.end());
    return words;
}

// In the child. It dies with the test, whatever becomes of that.
[[noreturn]] void become(std::vector<std::string> words, int output, const std::string& log)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(::open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600), STDERR_FILENO);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
}

// What follows the last colon of its line.
std::uint16_t port_in(const std::string& said)
{
    const std::size_t colon = said.rfind(':');
    return colon == std::string::npos
               ? std::uint16_t{0}
               : static_cast<std::uint16_t>(std::stoul(said.substr(colon + 1)));
}

}  // namespace

ChildServer::ChildServer(const std::filesystem::path& data, std::vector<std::string> more_words,
                         const std::string& scenarios)
{
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    std::vector<std::string> words = command_line(data, std::move(more_words), scenarios);
    process_ = ::fork();
    if (process_ == 0) become(std::move(words), pipe[1], own_.path() / "log");
    ::close(pipe[1]);
    output_ = pipe[0];
    char letter = 0;
    while (!said_.ends_with('\n') && ::read(output_, &letter, 1) == 1) said_.push_back(letter);
    port_ = port_in(said_);
}

ChildServer::~ChildServer()
{
    end_by(SIGKILL);
    ::close(output_);
}

int ChildServer::end_by(int signal)
{
    if (process_ > 0) ::kill(process_, signal);
    return end();
}

int ChildServer::end()
{
    if (process_ < 0) return ended_;
    std::array<char, 256> rest{};
    for (ssize_t came = 1; came > 0;) {
        pollfd output{.fd = output_, .events = POLLIN, .revents = 0};
        if (::poll(&output, 1, patience) == 0) ::kill(process_, SIGKILL);
        came = ::read(output_, rest.data(), rest.size());
        if (came > 0) said_.append(rest.data(), static_cast<std::size_t>(came));
    }
    int status = 0;
    ::waitpid(std::exchange(process_, -1), &status, 0);
    ended_ = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return ended_;
}

std::string ChildServer::log() const
{
    std::ifstream in(own_.path() / "log");
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace galloper::whole
