#include "stats.hpp"

#include <algorithm>

namespace boxflow {

RegionStats::RegionStats(std::string region, std::string place, std::vector<std::string> array_names,
                         std::size_t device_count)
    : name(std::move(region)),
      origin(std::move(place)),
      calls(1),
      arrays(std::move(array_names)),
      devices(device_count),
      links((device_count + 1) * (device_count + 1)) {
  for (DeviceStats& device : devices) device.array_peak_bytes.resize(arrays.size());
}

void RegionStats::count_copy(int from, int to, std::uint64_t bytes, Purpose purpose) {
  LinkStats& used = link(from, to);
  used.bytes += bytes;
  used.copies += 1;
  switch (purpose) {
    case Purpose::kPush: counters.pushed_bytes += bytes; return;
    case Purpose::kBoxOut: counters.box_out_bytes += bytes; return;
    case Purpose::kWriteOut: counters.written_out_bytes += bytes; return;
    case Purpose::kMove:
    case Purpose::kPull: break;
  }
  if (from == to) {
    counters.pulled_from_self_bytes += bytes;
  } else if (from < 0) {
    counters.pulled_from_host_bytes += bytes;
  } else {
    counters.pulled_from_peer_bytes += bytes;
  }
}

void RegionStats::merge(const RegionStats& other) {
  calls += other.calls;
  for (std::size_t i = 0; i < devices.size(); ++i) {
    DeviceStats& mine = devices[i];
    const DeviceStats& theirs = other.devices[i];
    mine.peak_bytes = std::max(mine.peak_bytes, theirs.peak_bytes);
    for (std::size_t a = 0; a < arrays.size(); ++a) {
      mine.array_peak_bytes[a] = std::max(mine.array_peak_bytes[a], theirs.array_peak_bytes[a]);
    }
    mine.tiles += theirs.tiles;
    mine.launches += theirs.launches;
    mine.compute_ns += theirs.compute_ns;
  }
  for (std::size_t i = 0; i < links.size(); ++i) {
    links[i].bytes += other.links[i].bytes;
    links[i].copies += other.links[i].copies;
  }
  Counters& mine = counters;
  const Counters& theirs = other.counters;
  mine.pushed_bytes += theirs.pushed_bytes;
  mine.pulled_from_host_bytes += theirs.pulled_from_host_bytes;
  mine.pulled_from_peer_bytes += theirs.pulled_from_peer_bytes;
  mine.pulled_from_self_bytes += theirs.pulled_from_self_bytes;
  mine.written_out_bytes += theirs.written_out_bytes;
  mine.box_outs += theirs.box_outs;
  mine.box_out_bytes += theirs.box_out_bytes;
  mine.box_ins += theirs.box_ins;
  mine.reuse_hits += theirs.reuse_hits;
  mine.splits += theirs.splits;
  times.load_ns += other.times.load_ns;
  times.management_ns += other.times.management_ns;
  times.copies_ns += other.times.copies_ns;
  times.finish_ns += other.times.finish_ns;
  times.write_out_ns += other.times.write_out_ns;
  times.total_ns += other.times.total_ns;
}

}  // namespace boxflow
