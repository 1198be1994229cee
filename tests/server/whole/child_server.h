#pragma once

#include <sys/types.h>

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace galloper::whole {

// A folder for one test, removed with this.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// The server as a process of its own, on a free port of 127.0.0.1, killed with this at the latest.
class ChildServer {
public:
    // Waits until it says that it is ready, or has ended.
    explicit ChildServer(const std::filesystem::path& data,
                         std::vector<std::string> more_words = {},
                         const std::string& scenarios = SOURCE_ROOT
                         "/tests/server/whole/scenarios");
    ~ChildServer();
    ChildServer(const ChildServer&) = delete;
    ChildServer& operator=(const ChildServer&) = delete;

    pid_t process() const { return process_; }
    std::uint16_t port() const { return port_; }       // 0 if it was never ready
    const std::string& said() const { return said_; }  // its standard output so far

    // Sends the signal; what end() gives.
    int end_by(int signal);

    // Waits for its end, but not for ever: its exit code, or minus the signal that killed it.
    int end();

    // Its standard error so far.
    std::string log() const;

private:
    pid_t process_ = -1;
    int output_ = -1;
    int ended_ = 0;
    std::uint16_t port_ = 0;
    std::string said_{};
    Folder own_{};
};

}  // namespace galloper::whole
