#pragma once

#include <string>
#include <string_view>

namespace galloper::ops {

// Sends the log to the standard error, at this level of `--log-level`.
//
// What may stand in it: when the server starts and stops, numbers of sessions, counts, places in
// our own code, what the system said. Never a token, a link, a name or sentence of a person's, an
// address of a person's machine, a face, or which match did what.
void start_logging(const std::string& level);

enum class Level { Debug, Info, Warning, Error, Critical };

// One line of the log, and the only way into it.
void log(Level level, std::string_view words);

}  // namespace galloper::ops
