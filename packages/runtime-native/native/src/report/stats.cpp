#include "report/stats.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace boxflow {

const char* purpose_name(Purpose purpose) {
  switch (purpose) {
    case Purpose::kFlowOut: return "flow-out";
    case Purpose::kFlowIn: return "flow-in";
    case Purpose::kReadIn: return "read-in";
    case Purpose::kMove: return "move";
    case Purpose::kBoxOut: return "box-out";
    case Purpose::kWriteOut: return "write-out";
  }
  return "?";
}

Counters& Counters::operator+=(const Counters& other) {
  box_outs += other.box_outs;
  box_ins += other.box_ins;
  reuse_hits += other.reuse_hits;
  splits += other.splits;
  kept_bytes += other.kept_bytes;
  repeated_iterations += other.repeated_iterations;
  return *this;
}

Counters Counters::operator-(const Counters& earlier) const {
  Counters later = *this;
  later.box_outs -= earlier.box_outs;
  later.box_ins -= earlier.box_ins;
  later.reuse_hits -= earlier.reuse_hits;
  later.splits -= earlier.splits;
  later.kept_bytes -= earlier.kept_bytes;
  later.repeated_iterations -= earlier.repeated_iterations;
  return later;
}

IdleStats& IdleStats::operator+=(const IdleStats& other) {
  device_ns.resize(std::max(device_ns.size(), other.device_ns.size()));
  for (std::size_t i = 0; i < other.device_ns.size(); ++i) device_ns[i] += other.device_ns[i];
  memory_ns += other.memory_ns;
  host_ns += other.host_ns;
  return *this;
}

std::int64_t IdleStats::total() const {
  return std::accumulate(device_ns.begin(), device_ns.end(), memory_ns + host_ns);
}

RegionStats::RegionStats(std::string region, std::string place, std::vector<std::string> array_names,
                         std::size_t device_count, bool contracted)
    : name(std::move(region)),
      origin(std::move(place)),
      calls(1),
      contracts(contracted),
      arrays(std::move(array_names)),
      devices(device_count) {
  for (DeviceStats& device : devices) device.array_peak_bytes.resize(arrays.size());
}

LinkStats RegionStats::link(DeviceId from, DeviceId to) const {
  const auto used = links.find({from, to});
  return used == links.end() ? LinkStats{} : used->second;
}

void RegionStats::count_copy(DeviceId from, DeviceId to, std::uint64_t bytes, Purpose purpose) {
  LinkStats& used = links[{from, to}];
  used.bytes += bytes;
  used.copies += 1;
  CopyStats& all = of(purpose);
  all.bytes += bytes;
  all.copies += 1;
}

bool RunStats::staged(Link link) const {
  return !link.from.is_host() && !link.to.is_host() && link.from != link.to &&
         !devices[link.to.number()].peer_access;
}

void RunStats::add(RegionStats call) {
  for (RegionStats& known : regions) {
    if (known.name == call.name && known.origin == call.origin) return known.merge(call);
  }
  regions.push_back(std::move(call));
}

void RegionStats::merge(const RegionStats& other) {
  calls += other.calls;
  unfinished = unfinished || other.unfinished;
  for (std::size_t i = 0; i < devices.size(); ++i) {
    DeviceStats& mine = devices[i];
    const DeviceStats& theirs = other.devices[i];
    mine.peak_bytes = std::max(mine.peak_bytes, theirs.peak_bytes);
    for (std::size_t a = 0; a < arrays.size(); ++a) {
      mine.array_peak_bytes[a] = std::max(mine.array_peak_bytes[a], theirs.array_peak_bytes[a]);
    }
    mine.tiles += theirs.tiles;
    mine.launches += theirs.launches;
    mine.split_launches += theirs.split_launches;
    mine.compute_ns += theirs.compute_ns;
    mine.idle += theirs.idle;
    mine.allocations += theirs.allocations;
    mine.releases += theirs.releases;
    mine.reused_blocks += theirs.reused_blocks;
  }
  for (std::size_t i = 0; i < copies.size(); ++i) {
    copies[i].copies += other.copies[i].copies;
    copies[i].bytes += other.copies[i].bytes;
    copies[i].ns += other.copies[i].ns;
  }
  for (const auto& [link, theirs] : other.links) {
    links[link].bytes += theirs.bytes;
    links[link].copies += theirs.copies;
    links[link].ns += theirs.ns;
  }
  counters += other.counters;
  for (const std::string& warning : other.warnings) {
    if (std::find(warnings.begin(), warnings.end(), warning) == warnings.end()) warnings.push_back(warning);
  }
  times.load_ns += other.times.load_ns;
  times.management_ns += other.times.management_ns;
  times.issue_ns += other.times.issue_ns;
  times.allocation_ns += other.times.allocation_ns;
  times.wait_ns += other.times.wait_ns;
  times.total_ns += other.times.total_ns;
  times.simulated_ns += other.times.simulated_ns;
}

}  // namespace boxflow
