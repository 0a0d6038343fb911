// Regions and announcements of one program whose arrays stay on host devices from one region to the next.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "keep/host_access.hpp"
#include "keep/kept_arrays.hpp"
#include "run/region.hpp"
#include "support/faulty_platform.hpp"

namespace boxflow::test {

constexpr std::int64_t kElements = 120;
constexpr std::uint64_t kBytes = kElements * sizeof(std::int64_t);
constexpr std::int64_t kRows = 12;
constexpr std::int64_t kColumns = kElements / kRows;
constexpr std::int64_t kSlice = 4;
using Values = std::vector<std::int64_t>;

// Positions in KeptRun::plans.
enum KeptPlan : std::size_t {
  kIncrements,     // x[i] += 1 for i in [0, n)
  kHulls,          // the same, except that the written boxes count as hulls
  kLooks,          // reads x[i] for i in [0, n)
  kAdds,           // z[i] = x[i] + y[i] for i in [0, n)
  kDoubles,        // x[i][j] *= 2 for rows of kColumns elements
  kIncrementsEnd,  // x[i] += 1 for i in [n - kSlice, n)
};

struct KeptRun {
  explicit KeptRun(std::size_t devices, const FaultPlan& faults = {}, std::size_t memory_limit = 0, bool shadow = true,
                   std::int64_t tile = 0);

  RegionStats region(const Plan& plan, Values& x, std::int64_t n = kElements, bool keep = true, std::int64_t from = 0) {
    return region(plan, std::vector<void*>{x.data() + from}, n, keep);
  }
  RegionStats region(const Plan& plan, const std::vector<void*>& arrays, std::int64_t n, bool keep,
                     std::function<void(double)> progress = {});

  // Returns the bytes that had to be written out.
  std::uint64_t announce(const HostRange& range, HostAccess access);

  std::vector<Plan> plans;
  bool verify = true;  // the directories, after each phase
  std::size_t most_devices = 0;  // of each call; see RegionCall
  FaultReport report;
  std::vector<std::string> warnings;
  std::unique_ptr<Session> session;
  std::unique_ptr<KeptArrays> kept;
};

HostRange range_of(const Values& values, std::size_t from = 0, std::size_t count = kElements);

inline Values all(std::int64_t value) { return Values(kElements, value); }

// Returns a plan with a fault at the launch with this number, from 1 on, of device 1.
FaultPlan at_launch(int number, Effect effect);

}  // namespace boxflow::test
