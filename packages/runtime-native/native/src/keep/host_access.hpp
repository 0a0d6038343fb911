// What the program itself does with memory that devices hold a later version of, said before it does it.
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
  kRead,    // the host gets what it lacks of it, and devices go on with what they have
  kWrite,   // the host gets what it lacks of it, and is the only one to have it
  kForget,  // nobody will read it any more: arrays inside it are dropped, others as for kWrite
};

struct AccessReport {
  std::function<void(RegionStats)> stats;  // of what had to be copied, as the region's that left it on devices
  std::function<void(const Error&)> warn;  // BF5902
};

// Throws BF5903 where a device has failed that alone had some of it, and other errors that copies end with.
void announce(Session& session, KeptArrays& kept_arrays, const HostRange& range, HostAccess access,
              const AccessReport& report);

// Before a region: what devices hold of the memory of its arrays goes to the host, but for arrays that the region goes
// on with as they are; and the oldest arrays do where more than KeptArrays::kMost might stay. `stats` are the region's.
// Throws as `announce`.
void make_way(const RegionArrays& arrays, Session& session, KeptArrays& kept_arrays, RegionStats& stats,
              const std::function<void(const Error&)>& warn);

}  // namespace boxflow
