#include "server/ops/process.h"

#include <sys/resource.h>

#include <algorithm>

namespace galloper::ops {

void raise_descriptor_limit(std::uint64_t wanted)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = std::max<rlim_t>(limit.rlim_cur, std::min<rlim_t>(limit.rlim_max, wanted));
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace galloper::ops
