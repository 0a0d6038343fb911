// The program's own accesses to memory of which devices may hold later values. They are announced before they happen.
#pragma once

#include <cstdint>
#include <functional>

#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "keep/host_range.hpp"
#include "keep/kept_arrays.hpp"
#include "report/stats.hpp"
#include "session/session.hpp"

namespace boxflow {

enum class HostAccess {
  kRead,    // the host gets the values that it lacks, and devices keep theirs
  kWrite,   // the host gets the values that it lacks, and devices lose theirs
  kForget,  // the memory ends: arrays inside it are dropped, and others treated as for kWrite
};

struct AccessReport {
  std::function<void(RegionStats)> stats;  // gets the copies, for the region that left the array there
  std::function<void(const Error&)> warn;  // BF5902
};

// Throws BF5903 if a device that failed was the only one with some of the values, and any other error of a copy.
void announce(Session& session, KeptArrays& kept_arrays, const HostRange& range, HostAccess access,
              const AccessReport& report);

// Prepares the kept arrays for a region. Arrays in the memory of the region's arrays go to the host, except those with
// which the region can continue. If more than KeptArrays::kMost might stay, the oldest go to the host, too. `stats` are
// the region's. Throws as `announce`.
void make_way(const RegionArrays& arrays, Session& session, KeptArrays& kept_arrays, RegionStats& stats,
              const std::function<void(const Error&)>& warn);

}  // namespace boxflow
