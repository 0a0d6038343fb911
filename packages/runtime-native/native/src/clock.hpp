#pragma once

#include <chrono>
#include <cstdint>

namespace boxflow {

inline std::int64_t nanoseconds_now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace boxflow
