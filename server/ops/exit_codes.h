#pragma once

namespace galloper::ops {

// With what the server ends, for whoever starts it by a script.
enum class Exit {
    Clean = 0,
    Unexpected = 1,
    Usage = 2,    // the command line, or a file that it names
    Address = 3,  // cannot listen there: the port is taken
    Data = 4,     // the data folder is in use, or what is in it is not for this build
    Unknown = 5,  // not known whether a commit was kept; start again, the log is the truth
    Undone = 6,   // a server that runs did not do what it was asked
};

constexpr int code_of(Exit exit) { return static_cast<int>(exit); }

}  // namespace galloper::ops
