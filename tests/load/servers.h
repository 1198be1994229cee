#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <string>

namespace galloper::load {

// What is measured, each as a process of its own on a free port of 127.0.0.1.
enum class Kind {
    Echo,    // Beast alone: what comes is sent back
    Unkept,  // net and host with a tiny ruleset, and a store that keeps nothing on disk
    Whole,   // the same with the store
};

class ServerProcess {
public:
    ServerProcess(Kind kind, const std::string& folder);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    std::uint16_t port() const { return port_; }
    std::chrono::milliseconds cpu() const;  // of all its threads, user and system
    std::size_t resident_bytes() const;

private:
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

}  // namespace galloper::load
