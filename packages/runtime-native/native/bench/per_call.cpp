#include "per_call.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "idle_platform.hpp"
#include "keep/kept_arrays.hpp"
#include "planner_clock.hpp"
#include "plans.hpp"
#include "run/region.hpp"

namespace boxflow::bench {

namespace {

constexpr std::int64_t kSliceElements = 4;

// Returns the address of a call's array and its number of elements; the region uses the last ones.
using ArrayOfCall = std::pair<void*, std::int64_t> (*)(std::size_t call, double* memory);

double nanoseconds_per_call(std::size_t devices, std::size_t calls, ArrayOfCall array_of_call) {
  RunOptions options;
  options.target = Target::kSim;
  options.devices = devices;
  const std::vector<Plan> plans = parse_plans(test::Json::array({slice_plan(kSliceElements)}).dump().c_str());
  Session session(boxflow_bundle{}, options,
                  [&](auto platform) { return idle_platform(std::move(platform), kLag * devices); });
  KeptArrays kept(session);
  RegionStats stats("", "", {"x"}, session.device_count());
  std::vector<double> memory(calls * static_cast<std::size_t>(kSliceElements));
  const std::int64_t begin = planner_ns();
  for (std::size_t i = 0; i < calls; ++i) {
    const auto [address, elements] = array_of_call(i, memory.data());
    RegionCall call;
    call.plan = plans.data();
    call.parameters = {&elements, 1};
    call.arrays = {&address, 1};
    call.keep = true;
    run_region(call, session, kept, stats);
  }
  return static_cast<double>(planner_ns() - begin) / static_cast<double>(calls);
}

}  // namespace

PerCall measure_calls(std::size_t devices, std::size_t calls) {
  PerCall result;
  result.slices = nanoseconds_per_call(devices, calls, [](std::size_t call, double* memory) {
    return std::pair<void*, std::int64_t>(memory, (static_cast<std::int64_t>(call) + 1) * kSliceElements);
  });
  result.arrays = nanoseconds_per_call(devices, calls, [](std::size_t call, double* memory) {
    return std::pair<void*, std::int64_t>(memory + call * kSliceElements, kSliceElements);
  });
  return result;
}

}  // namespace boxflow::bench
