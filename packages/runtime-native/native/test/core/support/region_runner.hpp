// Runs a plan on host devices with the test's own kernels, or on simulated ones.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "run/region.hpp"
#include "support/plan_parts.hpp"

namespace boxflow::test {

struct RunSetting {
  std::size_t devices = 1;
  std::int64_t tile = 0;
  std::size_t memory_limit = 0;
  Distribution distribution = Distribution::kBlock;
  Communication communication = Communication::kExact;
  BoxPolicy boxes = BoxPolicy::kMerge;
  bool reuse = true;
  bool overlap = true;
  bool reorder = true;
  std::int64_t second_tile = 0;
  std::optional<Distribution> second_distribution = {};
  std::size_t concurrent_tiles = 1;
  // In shadow mode, with the directories looked at after every phase: no iteration is repeated then.
  bool watched = true;
  bool repeat = true;
  bool peer = true;
  bool profiling = true;  // each launch is issued by itself then
};

// `1 device, tiles of 3 x 0, 512 bytes each`, for messages.
std::string to_string(const RunSetting& setting);

// 1, 2, 3, 4 and 7 devices; tiles of any width, and narrow ones; each distribution and scheme, with and without the
// rest.
std::vector<RunSetting> usual_settings();

// Arguments of a host kernel, in the order of boxflow.h.
template <typename T>
T kernel_argument(void* const* arguments, int position) {
  return *static_cast<T*>(arguments[position]);
}

// `kernels` ends with a null name; `wrap` is the session's; `progress` and
// `warn` are the call's. Throws what the run throws.
RegionStats run_plan(const Json& plan, const boxflow_host_kernel* kernels, const RunSetting& setting,
                     const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays,
                     std::function<void(double)> progress = {}, const Session::Wrap& wrap = {},
                     std::function<void(const Error&)> warn = {}, Trace* trace = nullptr);

// On simulated devices, which need no kernels.
RegionStats simulate_plan(const Json& plan, const std::string& model, const RunSetting& setting,
                          const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays);

}  // namespace boxflow::test
