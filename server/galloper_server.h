#pragma once

#include <functional>
#include <string>

#include "server/ops/configuration.h"

namespace galloper {

// Puts store, host and net together and runs them on this thread until a signal ends them. `ready`
// is called once with the address at which a browser finds the server. The words of the farewell
// are for whoever started it, and empty if all went well; its code is one of ops::Exit.
ops::Farewell run_server(const ops::Configuration& configuration,
                         const std::function<void(const std::string& address)>& ready);

}  // namespace galloper
