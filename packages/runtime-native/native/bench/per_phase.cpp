#include "per_phase.hpp"

#include <limits>
#include <vector>

#include "idle_platform.hpp"
#include "keep/kept_arrays.hpp"
#include "planner_clock.hpp"
#include "plans.hpp"
#include "run/region.hpp"

namespace boxflow::bench {

namespace {

constexpr std::int64_t kTileElements = 3;
// Operations that count as under way: all that nobody has waited for.
constexpr std::uint64_t kUnderWay = std::numeric_limits<std::uint64_t>::max() / 2;

}  // namespace

PerPhase measure_phase(std::size_t devices, std::int64_t tiles) {
  RunOptions options;
  options.target = Target::kSim;
  options.devices = devices;
  options.distribution = Distribution::kBlockCyclic;
  options.tile = kTileElements;
  const std::vector<Plan> plans = parse_plans(test::Json::array({tiles_plan()}).dump().c_str());
  Session session(boxflow_bundle{}, options,
                  [](auto platform) { return idle_platform(std::move(platform), kUnderWay); });
  KeptArrays kept(session);
  RegionStats stats("", "", {"x", "y"}, session.device_count());
  char memory = 0;  // never touched
  const std::vector<void*> addresses(2, &memory);
  const std::int64_t elements = tiles * kTileElements;
  RegionCall call;
  call.plan = plans.data();
  call.parameters = {&elements, 1};
  call.arrays = addresses;
  const auto time_call = [&] {
    const std::int64_t begin = planner_ns();
    run_region(call, session, kept, stats);
    return static_cast<double>(planner_ns() - begin) / static_cast<double>(tiles);
  };
  const double first = time_call();
  return {first, time_call()};
}

}  // namespace boxflow::bench
