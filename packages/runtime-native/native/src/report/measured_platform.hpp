// Wraps devices and times their calls; the rest of the run's time is the planner's own. Only used if times are wanted.
#pragma once

#include <cstdint>
#include <memory>

#include "device/device.hpp"
#include "report/trace.hpp"

namespace boxflow {

// Nanoseconds inside calls of the devices, on the planner's thread.
struct CallTimes {
  std::int64_t issue_ns = 0;       // launches, copies, looking up kernels
  std::int64_t allocation_ns = 0;  // taking memory and giving it back
  std::int64_t wait_ns = 0;        // waiting for work, and asking how far it is
};

// `times` outlives the platform, as does `trace`, which may be null and gets a span for each wait.
std::unique_ptr<Platform> measured(std::unique_ptr<Platform> platform, CallTimes& times, Trace* trace);

}  // namespace boxflow
