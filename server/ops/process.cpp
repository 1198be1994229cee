#include "server/ops/process.h"

#include <malloc.h>
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

void keep_freed_memory()
{
    ::mallopt(M_TRIM_THRESHOLD, 256 << 20);
    ::mallopt(M_TOP_PAD, 1 << 20);
}

void give_back_freed_memory() { ::malloc_trim(0); }

}  // namespace galloper::ops
