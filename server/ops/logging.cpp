#include "server/ops/logging.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace galloper::ops {

void start_logging(const std::string& level)
{
    spdlog::set_default_logger(spdlog::stderr_logger_mt("galloper"));
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
    spdlog::set_level(spdlog::level::from_str(level));
}

}  // namespace galloper::ops
