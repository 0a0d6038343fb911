// Runs a plan on host devices with the test's own kernels.
#pragma once

#include <map>
#include <vector>

#include "plan_parts.hpp"
#include "region.hpp"

namespace boxflow::test {

struct RunSetting {
  std::size_t devices = 1;
  std::int64_t tile = 0;
  std::size_t memory_limit = 0;
};

// `1 device, tiles of 3, 512 bytes each`, for messages.
std::string to_string(const RunSetting& setting);

// 1, 2, 3, 4 and 7 devices; tiles of any width, and narrow ones.
std::vector<RunSetting> usual_settings();

// Arguments of a host kernel, in the order of boxflow.h.
template <typename T>
T kernel_argument(void* const* arguments, int position) {
  return *static_cast<T*>(arguments[position]);
}

// In shadow mode, whatever the test is about. `kernels` ends with a null name; `wrap` is the session's. Throws what the
// run throws.
RegionStats run_plan(const Json& plan, const boxflow_host_kernel* kernels, const RunSetting& setting,
                     const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays,
                     std::function<void(double)> progress = {}, const Session::Wrap& wrap = {});

}  // namespace boxflow::test
