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

// The address of a call's array and its number of elements; the region uses the last ones.
using CalledArray = std::pair<void*, std::int64_t>;
using ArrayOfCall = CalledArray (*)(std::size_t call, double* memory);

CalledArray slice_of_call(std::size_t call, double* memory) {
  return {memory, (static_cast<std::int64_t>(call) + 1) * kSliceElements};
}

CalledArray array_of_call(std::size_t call, double* memory) {
  return {memory + call * static_cast<std::size_t>(kSliceElements), kSliceElements};
}

enum class Before { kNothing, kFilled };  // whether a region has written all of the memory before the calls

double nanoseconds_per_call(std::size_t devices, std::size_t calls, Before before, ArrayOfCall array_of) {
  RunOptions options;
  options.target = Target::kSim;
  options.devices = devices;
  const std::int64_t all = static_cast<std::int64_t>(calls) * kSliceElements;
  const std::vector<Plan> plans =
      parse_plans(test::Json::array({slice_plan(kSliceElements), slice_plan(all)}).dump().c_str());
  Session session(boxflow_bundle{}, options,
                  [&](auto platform) { return idle_platform(std::move(platform), kLag * devices); });
  KeptArrays kept(session);
  RegionStats stats("", "", {"x"}, session.device_count());
  std::vector<double> memory(static_cast<std::size_t>(all));
  const auto run = [&](const Plan& plan, CalledArray array) {
    RegionCall call;
    call.plan = &plan;
    call.parameters = {&array.second, 1};
    call.arrays = {&array.first, 1};
    call.keep = true;
    run_region(call, session, kept, stats);
  };
  if (before == Before::kFilled) run(plans[1], {memory.data(), all});
  const std::int64_t begin = planner_ns();
  for (std::size_t i = 0; i < calls; ++i) run(plans[0], array_of(i, memory.data()));
  return static_cast<double>(planner_ns() - begin) / static_cast<double>(calls);
}

}  // namespace

PerCall measure_calls(std::size_t devices, std::size_t calls) {
  PerCall result;
  result.slices = nanoseconds_per_call(devices, calls, Before::kNothing, slice_of_call);
  result.filled = nanoseconds_per_call(devices, calls, Before::kFilled, slice_of_call);
  result.arrays = nanoseconds_per_call(devices, calls, Before::kNothing, array_of_call);
  return result;
}

}  // namespace boxflow::bench
