// What a run did: packages/ir/src/stats.ts documents the fields.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace boxflow {

struct DeviceDescription {
  std::string name;
  std::size_t memory = 0;
};

struct DeviceStats {
  std::size_t peak_bytes = 0;
  std::vector<std::size_t> array_peak_bytes;  // by array
  std::uint64_t tiles = 0;
  std::uint64_t launches = 0;
  std::int64_t compute_ns = 0;
};

struct LinkStats {
  std::uint64_t bytes = 0;
  std::uint64_t copies = 0;
};

// Why bytes move.
enum class Purpose { kPull, kPush, kMove, kBoxOut, kWriteOut };

struct Counters {
  std::uint64_t pushed_bytes = 0;
  std::uint64_t pulled_from_host_bytes = 0;
  std::uint64_t pulled_from_peer_bytes = 0;
  std::uint64_t pulled_from_self_bytes = 0;
  std::uint64_t written_out_bytes = 0;
  std::uint64_t box_outs = 0;
  std::uint64_t box_out_bytes = 0;
  std::uint64_t box_ins = 0;
  std::uint64_t reuse_hits = 0;
  std::uint64_t splits = 0;
};

struct Times {
  std::int64_t load_ns = 0;        // opening devices and loading kernels, for the region's first call
  std::int64_t management_ns = 0;  // the planner: boxes, buffers, issuing work, throttling
  std::int64_t copies_ns = 0;      // sum over all copies, which overlap with computing
  std::int64_t finish_ns = 0;      // waiting for the devices after the last launch was issued
  std::int64_t write_out_ns = 0;
  std::int64_t total_ns = 0;
};

struct RegionStats {
  std::string name;
  std::string origin;
  std::uint64_t calls = 0;
  std::vector<std::string> arrays;
  std::vector<DeviceStats> devices;
  std::vector<LinkStats> links;  // (from + 1) * (devices + 1) + to + 1; the host is -1
  Counters counters;
  Times times;

  RegionStats() = default;
  RegionStats(std::string region, std::string place, std::vector<std::string> array_names, std::size_t device_count);

  LinkStats& link(int from, int to) { return links[position(from, to)]; }
  const LinkStats& link(int from, int to) const { return links[position(from, to)]; }
  // `from` and `to` are devices, or kOnHost.
  void count_copy(int from, int to, std::uint64_t bytes, Purpose purpose);
  // Adds another call of the same region: counts add up, peaks are the larger.
  void merge(const RegionStats& other);

 private:
  std::size_t position(int from, int to) const {
    return static_cast<std::size_t>(from + 1) * (devices.size() + 1) + static_cast<std::size_t>(to + 1);
  }
};

// Everything that one set of devices did.
struct RunStats {
  std::string target;
  std::vector<DeviceDescription> devices;
  std::vector<RegionStats> regions;
};

}  // namespace boxflow
