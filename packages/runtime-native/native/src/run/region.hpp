// One call of a region, from its arrays on the host to its arrays on the host.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "base/error.hpp"
#include "keep/kept_arrays.hpp"
#include "plan/plan.hpp"
#include "report/stats.hpp"
#include "session/session.hpp"

namespace boxflow {

struct RegionCall {
  const Plan* plan = nullptr;
  std::span<const std::int64_t> parameters;  // in the plan's order
  std::span<void* const> arrays;             // in the plan's order; null for those that live in the region
  // Whether arrays may stay on the devices: the program announces every access (host_access.hpp) until the next region.
  bool keep = false;
  // Called with the fraction of the region's work that is complete, from 0 to 1; begins again if the region does. Long
  // phases then have several tiles on each device. Optional.
  std::function<void(double)> progress;
  // Called when all of an iteration of an outermost loop has been issued; for tests and benchmarks. Optional.
  std::function<void()> iteration_issued;
  // Called now and then with what the statistics count so far, and when everything but the write-out has been issued.
  // Times of devices are in them once the planner has asked for them. Optional.
  std::function<void()> checkpoint;
  // Called with BF5902, BF5904 and BF5905. Optional.
  std::function<void(const Error&)> warn;
  // Checks the directories after every phase; for tests, slow. Throws BF9502.
  bool verify_directories = false;
};

// Why the devices may not run the region, which then has to run sequentially; empty where they may.
std::string why_not_on_devices(const RegionCall& call);

// Goes on without devices that fail, as long as their values are somewhere else: in the beginning, in the program's
// arrays. Throws a DeviceFailure where no device is left; the arrays are then as they were. Throws another Error where
// the region cannot be run; arrays then hold anything. Statistics count what was done in all attempts. `kept`: the
// arrays that earlier regions left on the devices; gets those that this one leaves.
void run_region(const RegionCall& call, Session& session, KeptArrays& kept, RegionStats& stats);

}  // namespace boxflow
