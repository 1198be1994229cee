#include "server/ops/logging.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace galloper::ops {

namespace {

spdlog::level::level_enum as_spdlog_has_it(Level level)
{
    switch (level) {
        case Level::Debug:
            return spdlog::level::debug;
        case Level::Info:
            return spdlog::level::info;
        case Level::Warning:
            return spdlog::level::warn;
        case Level::Error:
            return spdlog::level::err;
        case Level::Critical:
            return spdlog::level::critical;
    }
    return spdlog::level::off;
}

}  // namespace

void start_logging(const std::string& level)
{
    spdlog::set_default_logger(spdlog::stderr_logger_mt("galloper"));
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
    spdlog::set_level(spdlog::level::from_str(level));
}

void log(Level level, std::string_view words) { spdlog::log(as_spdlog_has_it(level), "{}", words); }

}  // namespace galloper::ops
