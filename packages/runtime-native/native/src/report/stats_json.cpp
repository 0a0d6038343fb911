#include "report/stats_json.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/error.hpp"

namespace boxflow {

namespace {

// Keeps the order in which fields are written.
using Json = nlohmann::ordered_json;

constexpr int kStatsVersion = 2;

Json end_of_link(DeviceId end) { return end.is_host() ? Json("host") : Json(end.number()); }

Json devices_json(const RegionStats& region) {
  Json devices = Json::array();
  for (const DeviceStats& device : region.devices) {
    Json arrays = Json::array();
    for (std::size_t a = 0; a < region.arrays.size(); ++a) {
      arrays.push_back({{"name", region.arrays[a]}, {"peakBytes", device.array_peak_bytes[a]}});
    }
    devices.push_back({{"peakBytes", device.peak_bytes},
                       {"arrays", arrays},
                       {"tiles", device.tiles},
                       {"launches", device.launches},
                       {"splitLaunches", device.split_launches},
                       {"computeNs", device.compute_ns},
                       {"idle",
                        {{"devicesNs", device.idle.device_ns},
                         {"memoryNs", device.idle.memory_ns},
                         {"hostNs", device.idle.host_ns}}},
                       {"allocations", device.allocations},
                       {"releases", device.releases},
                       {"reusedBlocks", device.reused_blocks}});
  }
  return devices;
}

Json links_json(const RunStats& stats, const RegionStats& region) {
  Json links = Json::array();
  for (const auto& [link, used] : region.links) {
    links.push_back({{"from", end_of_link(link.from)},
                     {"to", end_of_link(link.to)},
                     {"bytes", used.bytes},
                     {"copies", used.copies},
                     {"ns", used.ns},
                     {"staged", stats.staged(link)}});
    const auto possible = stats.possible_rates.find(link);
    if (possible != stats.possible_rates.end()) links.back()["possibleBytesPerSecond"] = possible->second;
  }
  return links;
}

Json copies_json(const RegionStats& region) {
  constexpr std::pair<const char*, Purpose> kKeys[] = {
      {"flowOut", Purpose::kFlowOut}, {"flowIn", Purpose::kFlowIn}, {"readIn", Purpose::kReadIn},
      {"move", Purpose::kMove},       {"boxOut", Purpose::kBoxOut}, {"writeOut", Purpose::kWriteOut}};
  static_assert(std::size(kKeys) == kPurposes);
  Json copies = Json::object();
  for (const auto& [key, purpose] : kKeys) {
    const CopyStats& of = region.of(purpose);
    copies[key] = {{"copies", of.copies}, {"bytes", of.bytes}, {"ns", of.ns}};
  }
  return copies;
}

Json counters_json(const Counters& counters) {
  return {{"boxOuts", counters.box_outs},
          {"boxIns", counters.box_ins},
          {"reuseHits", counters.reuse_hits},
          {"splits", counters.splits},
          {"keptBytes", counters.kept_bytes},
          {"repeatedIterations", counters.repeated_iterations}};
}

Json times_json(const Times& times) {
  return {{"loadNs", times.load_ns},
          {"managementNs", times.management_ns},
          {"issueNs", times.issue_ns},
          {"allocationNs", times.allocation_ns},
          {"waitNs", times.wait_ns},
          {"totalNs", times.total_ns},
          {"simulatedNs", times.simulated_ns}};
}

Json region_json(const RunStats& stats, const RegionStats& region) {
  Json json = {{"name", region.name},
               {"origin", region.origin},
               {"calls", region.calls},
               {"devices", devices_json(region)},
               {"links", links_json(stats, region)},
               {"warnings", region.warnings},
               {"copies", copies_json(region)},
               {"counters", counters_json(region.counters)},
               {"times", times_json(region.times)}};
  if (region.unfinished) json["unfinished"] = true;
  if (region.contracts) json["contracts"] = true;
  return json;
}

[[noreturn]] void cannot_write(const std::string& path, int reason) {
  throw Error("BF5032", "cannot write the statistics to " + path + ": " + std::strerror(reason),
              "choose another place (--stats, BOXFLOW_STATS)");
}

// 0, or the number of the system's error.
int write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  return file ? 0 : errno;
}

// Returns whether the path is a pipe, /dev/stderr or /dev/null, which renaming would replace by a file.
bool is_written_in_place(const std::string& path) {
  std::error_code unknown;
  const auto there = std::filesystem::symlink_status(path, unknown);
  return std::filesystem::exists(there) && !std::filesystem::is_regular_file(there);
}

std::string staging_path(const std::string& path) { return path + "." + std::to_string(getpid()) + ".part"; }

}  // namespace

std::string stats_json(const RunStats& stats) {
  Json devices = Json::array();
  for (const DeviceDescription& device : stats.devices) {
    devices.push_back({{"name", device.name}, {"memory", device.memory}});
    if (!device.failure.empty()) devices.back()["failure"] = device.failure;
  }
  Json regions = Json::array();
  for (const RegionStats& region : stats.regions) regions.push_back(region_json(stats, region));
  Json document = {
      {"version", kStatsVersion}, {"target", stats.target}, {"boxes", stats.boxes}, {"devices", devices},
      {"regions", regions}};
  if (!stats.signal.empty()) document["signal"] = stats.signal;
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

void write_stats_file(const std::string& path, const RunStats& stats) {
  if (is_written_in_place(path)) {
    if (const int reason = write_text(path, stats_json(stats))) cannot_write(path, reason);
    return;
  }
  const std::string staging = staging_path(path);
  if (const int reason = write_text(staging, stats_json(stats))) {
    std::remove(staging.c_str());
    cannot_write(path, reason);
  }
  if (std::rename(staging.c_str(), path.c_str()) != 0) {
    const int reason = errno;
    std::remove(staging.c_str());
    cannot_write(path, reason);
  }
}

void check_stats_file(const std::string& path) {
  if (is_written_in_place(path)) return;
  const std::string staging = staging_path(path);
  const int reason = write_text(staging, "");
  std::remove(staging.c_str());
  if (reason) cannot_write(path, reason);
}

}  // namespace boxflow
