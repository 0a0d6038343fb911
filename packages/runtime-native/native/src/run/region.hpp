// Runs one call of a region: its arrays are on the host before, and again afterwards.
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
  // Whether arrays may stay on the devices: until the next region, the program announces every access
  // (host_access.hpp).
  bool keep = false;
  // The most devices to use; 0: all that have not failed.
  std::size_t devices = 0;
  // Called with the complete fraction of the region's work, from 0 to 1; begins again if the region does. If set, long
  // phases have several tiles on each device. Optional.
  std::function<void(double)> progress;
  // Called when all of an iteration of an outermost loop has been issued; for tests and benchmarks. Optional.
  std::function<void()> iteration_issued;
  // Called now and then, when the statistics are up to date, and when everything except the write-out has been issued.
  // The statistics have the times of work whose completion the planner has noticed. Optional.
  std::function<void()> checkpoint;
  // Called with BF5902, BF5904 and BF5905. Optional.
  std::function<void(const Error&)> warn;
  // Checks the directories after every phase; for tests, slow. Throws BF9502.
  bool verify_directories = false;
};

// Returns why the devices may not run the region, which then has to run sequentially; empty if they may.
std::string why_not_on_devices(const RegionCall& call);

// Runs the region. Continues without devices that fail as long as their values exist elsewhere, at first in the
// program's arrays. Throws a DeviceFailure if no device is left; the arrays are then as before. Throws a different
// Error if the region cannot be run; the arrays' contents are then undefined. Statistics count the work of all
// attempts. `kept` has the arrays that earlier regions left on the devices, and gets those that this one leaves.
void run_region(const RegionCall& call, Session& session, KeptArrays& kept, RegionStats& stats);

}  // namespace boxflow
