#include "support/region_runner.hpp"

#include <array>
#include <utility>

#include "support/thoroughness.hpp"

namespace boxflow::test {

std::string to_string(const RunSetting& setting) {
  return std::to_string(setting.devices) + " devices, tiles of " + std::to_string(setting.tile) + " x " +
         std::to_string(setting.second_tile) + ", " +
         std::to_string(setting.memory_limit) + " bytes each, distribution " +
         std::to_string(static_cast<int>(setting.distribution)) +
         (setting.second_distribution ? " x " + std::to_string(static_cast<int>(*setting.second_distribution)) : "") +
         ", scheme " +
         std::to_string(static_cast<int>(setting.communication)) + ", boxes " +
         boxes_name(setting.boxes) + (setting.reuse ? "" : ", no reuse") +
         (setting.concurrent_tiles == 1 ? "" : ", " + std::to_string(setting.concurrent_tiles) + " at a time") +
         (setting.watched ? "" : ", not watched") +
         (setting.overlap ? "" : ", no overlap") + (setting.reorder ? "" : ", no reordering") +
         (setting.peer ? "" : ", no peer access");
}

std::vector<RunSetting> usual_settings() {
  using Tiles = std::vector<std::int64_t>;
  std::vector<RunSetting> settings;
  using Setting = std::pair<std::size_t, std::int64_t>;
  for (const auto& [devices, few] : {Setting{1, 0}, {2, 3}, {3, 1}, {4, 0}, {7, 3}}) {
    for (const std::int64_t tile : short_or_full<Tiles>({few}, {0, 1, 3})) settings.push_back({devices, tile, 0});
  }
  // Each value of each option with each value of each other one.
  const auto [block, cyclic, pairs] =
      std::array{Distribution::kBlock, Distribution::kCyclic, Distribution::kBlockCyclic};
  const auto [merge, apart, convex] = std::array{BoxPolicy::kMerge, BoxPolicy::kDisjoint, BoxPolicy::kConvex};
  const auto [exact, fop, fo] = std::array{Communication::kExact, Communication::kFop, Communication::kFo};
  settings.push_back({3, 2, 0, block, fop, convex, false, true, false});
  settings.push_back({4, 0, 0, block, fo, apart, true, false, false});
  settings.push_back({3, 0, 0, cyclic, exact, convex, false, false, true});
  settings.push_back({4, 2, 0, cyclic, fop, merge, true, true, false});
  settings.push_back({2, 1, 0, cyclic, fo, apart, false, true, true});
  settings.push_back({4, 0, 0, pairs, exact, apart, true, true, true});
  settings.push_back({.devices = 4, .tile = 1, .distribution = cyclic, .peer = false});
  settings.push_back({.devices = 3, .distribution = block, .communication = fo, .boxes = apart, .peer = false});
  settings.push_back({2, 2, 0, pairs, fop, convex, true, false, true});
  settings.push_back({3, 1, 0, pairs, fo, merge, false, true, false});
  return settings;
}

namespace {

RunOptions options_of(const RunSetting& setting, Target target) {
  RunOptions options;
  options.target = target;
  options.devices = setting.devices;
  options.tile = setting.tile;
  options.memory_limit = setting.memory_limit;
  options.second_tile = setting.second_tile;
  options.distribution = setting.distribution;
  options.second_distribution = setting.second_distribution;
  options.communication = setting.communication;
  options.boxes = setting.boxes;
  options.concurrent_tiles = setting.concurrent_tiles;
  options.reuse = setting.reuse;
  options.overlap = setting.overlap;
  options.reorder = setting.reorder;
  options.repeat = setting.repeat;
  options.peer = setting.peer;
  options.profiling = setting.profiling;
  return options;
}

RegionStats run_in(Session& session, const Json& plan, bool watched, const std::vector<std::int64_t>& parameters,
                   const std::vector<void*>& arrays, std::function<void(double)> progress,
                   std::function<void(const Error&)> warn) {
  const std::vector<Plan> plans = parse_plans(Json::array({plan}).dump().c_str());
  RegionStats stats(plans[0].name, plans[0].origin, array_names(plans[0]), session.device_count());
  RegionCall call;
  call.plan = &plans[0];
  call.parameters = parameters;
  call.arrays = arrays;
  call.progress = std::move(progress);
  call.warn = std::move(warn);
  call.verify_directories = watched;
  KeptArrays kept(session);
  run_region(call, session, kept, stats);
  return stats;
}

}  // namespace

RegionStats run_plan(const Json& plan, const boxflow_host_kernel* kernels, const RunSetting& setting,
                     const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays,
                     std::function<void(double)> progress, const Session::Wrap& wrap,
                     std::function<void(const Error&)> warn, Trace* trace) {
  boxflow_bundle bundle{};
  bundle.host_kernels = kernels;
  RunOptions options = options_of(setting, Target::kHost);
  options.shadow = setting.watched;
  Session session(bundle, options, wrap, trace);
  return run_in(session, plan, setting.watched, parameters, arrays, std::move(progress), std::move(warn));
}

RegionStats simulate_plan(const Json& plan, const std::string& model, const RunSetting& setting,
                          const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays) {
  RunOptions options = options_of(setting, Target::kSim);
  options.model = model;
  Session session(boxflow_bundle{}, options);
  return run_in(session, plan, setting.watched, parameters, arrays, {}, {});
}

}  // namespace boxflow::test
