// The clock of the benchmarks: processor time of the calling thread, so that other work of the machine does not count.
#pragma once

#include <time.h>

#include <cstdint>

namespace boxflow::bench {

inline std::int64_t planner_ns() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::int64_t{1'000'000'000} * now.tv_sec + now.tv_nsec;
}

}  // namespace boxflow::bench
