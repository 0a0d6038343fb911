#include "region_runner.hpp"

namespace boxflow::test {

std::string to_string(const RunSetting& setting) {
  return std::to_string(setting.devices) + " devices, tiles of " + std::to_string(setting.tile) + ", " +
         std::to_string(setting.memory_limit) + " bytes each";
}

std::vector<RunSetting> usual_settings() {
  std::vector<RunSetting> settings;
  for (const std::size_t devices : {1, 2, 3, 4, 7}) {
    for (const std::int64_t tile : {0, 1, 3}) settings.push_back({devices, tile, 0});
  }
  return settings;
}

RegionStats run_plan(const Json& plan, const boxflow_host_kernel* kernels, const RunSetting& setting,
                     const std::vector<std::int64_t>& parameters, const std::vector<void*>& arrays,
                     std::function<void(double)> progress, const Session::Wrap& wrap) {
  const std::vector<Plan> plans = parse_plans(Json::array({plan}).dump().c_str());
  std::vector<std::string> names;
  for (const PlanArray& array : plans[0].arrays) names.push_back(array.name);
  boxflow_bundle bundle{};
  bundle.host_kernels = kernels;
  RunOptions options;
  options.target = Target::kHost;
  options.devices = setting.devices;
  options.tile = setting.tile;
  options.memory_limit = setting.memory_limit;
  options.profiling = true;
  options.shadow = true;
  Session session(bundle, options, wrap);
  RegionStats stats(plans[0].name, plans[0].origin, names, session.device_count());
  RegionCall call;
  call.plan = &plans[0];
  call.parameters = parameters;
  call.arrays = arrays;
  call.progress = std::move(progress);
  call.verify_directories = true;
  run_region(call, session, stats);
  return stats;
}

}  // namespace boxflow::test
