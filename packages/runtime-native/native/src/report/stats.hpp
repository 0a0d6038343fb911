// Statistics of a run. packages/ir/src/reports/stats.ts documents the fields.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/device_id.hpp"

namespace boxflow {

struct DeviceDescription {
  std::string name;
  std::size_t memory = 0;
  bool peer_access = false;
  std::string failure;  // empty if the device works
};

// What a device waited for while it computed nothing.
struct IdleStats {
  std::vector<std::int64_t> device_ns;  // by device; shorter if later devices have zeros
  std::int64_t memory_ns = 0;           // copies from and to the program's memory, or within the device
  std::int64_t host_ns = 0;             // the host had not issued the launch yet

  IdleStats& operator+=(const IdleStats& other);
  std::int64_t total() const;
};

struct DeviceStats {
  std::size_t peak_bytes = 0;
  std::vector<std::size_t> array_peak_bytes;  // by array
  std::uint64_t tiles = 0;
  std::uint64_t launches = 0;
  std::uint64_t split_launches = 0;  // launches with views in several buffers
  std::int64_t compute_ns = 0;
  IdleStats idle;
  std::uint64_t allocations = 0;
  std::uint64_t releases = 0;
  std::uint64_t reused_blocks = 0;
};

// A route from one device, or the host, to a different one.
struct Link {
  DeviceId from;
  DeviceId to;
  auto operator<=>(const Link&) const = default;
};

struct LinkStats {
  std::uint64_t bytes = 0;
  std::uint64_t copies = 0;
  std::int64_t ns = 0;  // the sum over all copies
};

// Why bytes move.
enum class Purpose { kFlowOut, kFlowIn, kReadIn, kMove, kBoxOut, kWriteOut };
inline constexpr std::size_t kPurposes = 6;

// Returns the name of a purpose for messages, such as `flow-out`.
const char* purpose_name(Purpose purpose);

// The copies of one purpose.
struct CopyStats {
  std::uint64_t copies = 0;
  std::uint64_t bytes = 0;
  std::int64_t ns = 0;
};

struct Counters {
  std::uint64_t box_outs = 0;
  std::uint64_t box_ins = 0;
  std::uint64_t reuse_hits = 0;
  std::uint64_t splits = 0;
  std::uint64_t kept_bytes = 0;
  std::uint64_t repeated_iterations = 0;

  Counters& operator+=(const Counters& other);
  // Returns the difference since `earlier`.
  Counters operator-(const Counters& earlier) const;
};

struct Times {
  std::int64_t load_ns = 0;        // opening devices and loading kernels, for the region's first call
  std::int64_t management_ns = 0;  // the planner's own: boxes, buffers, directories, deciding
  std::int64_t issue_ns = 0;       // in calls of the devices: launches and copies,
  std::int64_t allocation_ns = 0;  // memory,
  std::int64_t wait_ns = 0;        // and waiting
  std::int64_t total_ns = 0;       // the sum of the four above
  std::int64_t simulated_ns = 0;   // from entry to the end of the write-out, on the clock of simulated devices
};

struct RegionStats {
  std::string name;
  std::string origin;
  std::uint64_t calls = 0;
  bool unfinished = false;  // the last call was under way when the program ended
  bool contracts = false;   // x * y + z with one rounding
  std::vector<std::string> arrays;
  std::vector<DeviceStats> devices;
  std::array<CopyStats, kPurposes> copies;  // by purpose
  std::map<Link, LinkStats> links;          // only used ones
  Counters counters;
  Times times;
  std::vector<std::string> warnings;  // each once

  RegionStats() = default;
  RegionStats(std::string region, std::string place, std::vector<std::string> array_names, std::size_t device_count,
              bool contracted = false);

  // Returns zeros if nothing was copied.
  LinkStats link(DeviceId from, DeviceId to) const;
  CopyStats& of(Purpose purpose) { return copies[static_cast<std::size_t>(purpose)]; }
  const CopyStats& of(Purpose purpose) const { return copies[static_cast<std::size_t>(purpose)]; }
  void count_copy(DeviceId from, DeviceId to, std::uint64_t bytes, Purpose purpose);
  // Adds another call of the same region: counts add up, peaks are the larger.
  void merge(const RegionStats& other);
};

// How often calls of a region ran where.
struct Placements {
  std::string origin;
  std::string name;
  std::map<std::size_t, std::uint64_t> on_devices{};  // by number of devices
  double efficiency = 0;             // of calls on several devices; 0 if there are none, or none is predicted
  std::uint64_t too_small = 0;       // the program itself has seen that
  std::uint64_t host_is_faster = 0;  // as the runtime has predicted
  std::uint64_t not_open = 0;        // devices would have been faster, but not by as much as opening them costs
  std::map<std::string, std::uint64_t> refused{};  // by the reason why the call could not run on devices
};

// Everything that one set of devices did.
struct RunStats {
  std::string target;
  std::string boxes;  // the policy
  std::vector<DeviceDescription> devices;
  std::vector<RegionStats> regions;
  std::vector<Placements> placements;  // of the regions that did not run on devices in all their calls
  std::string signal;  // the one that ended the program, as `SIGINT`; empty if it ended by itself
  std::map<Link, double> possible_rates{};  // in bytes per second, if the machine has been measured

  // Adds a call, to those of the same region if there are any.
  void add(RegionStats call);

  // Returns whether copies over the link go through the host's memory, because the devices cannot see each other.
  bool staged(Link link) const;
};

}  // namespace boxflow
