#include "report/summary.hpp"

#include "base/plural.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace boxflow {

namespace {

std::string scaled(double value, const char* unit, int digits) {
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%.*f %s", digits, value, unit);
  return text.data();
}

std::string spaces(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ');
}

std::string padded(const std::string& text, std::size_t width) { return text + spaces(text, width); }

std::string right(const std::string& text, std::size_t width) { return spaces(text, width) + text; }

std::string end_name(DeviceId end) { return end.is_host() ? "host" : "device " + std::to_string(end.number()); }

std::string failure_lines(const RunStats& stats) {
  std::string text;
  for (std::size_t d = 0; d < stats.devices.size(); ++d) {
    const std::string& failure = stats.devices[d].failure;
    if (!failure.empty()) text += "  device " + std::to_string(d) + " is no longer used: " + failure + "\n";
  }
  return text;
}

std::string signal_line(const RunStats& stats) {
  return stats.signal.empty() ? "" : "boxflow: " + stats.signal + " ended the program; until then:\n";
}

std::string device_line(const std::string& who, const std::string& name, const DeviceStats& device) {
  return "  " + padded(who, 10) + padded(name, 24) + " peak " + right(bytes_text(device.peak_bytes), 10) +
         "  compute " + right(duration_text(device.compute_ns), 9) + "  " + plural(device.tiles, "tile", "tiles") +
         "\n";
}

// Says what a device waited for, the longest first.
std::string idle_line(const IdleStats& idle) {
  if (idle.total() == 0) return "";
  std::vector<std::pair<std::int64_t, std::string>> causes{{idle.memory_ns, "memory"}, {idle.host_ns, "the host"}};
  for (std::size_t d = 0; d < idle.device_ns.size(); ++d) {
    causes.emplace_back(idle.device_ns[d], "device " + std::to_string(d));
  }
  std::stable_sort(causes.begin(), causes.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::string text = "    idle " + duration_text(idle.total()) + ":";
  const char* before = " ";
  for (const auto& [duration, cause] : causes) {
    if (duration > 0) text += before + duration_text(duration) + " for " + cause;
    before = ", ";
  }
  return text + "\n";
}

// More devices than this are shown together.
constexpr std::size_t kMostShown = 16;

// The largest of each, from whichever device.
DeviceStats largest(const RegionStats& region) {
  DeviceStats most;
  for (const DeviceStats& device : region.devices) {
    most.peak_bytes = std::max(most.peak_bytes, device.peak_bytes);
    most.compute_ns = std::max(most.compute_ns, device.compute_ns);
    most.tiles = std::max(most.tiles, device.tiles);
  }
  return most;
}

std::string device_lines(const RunStats& stats, const RegionStats& region) {
  if (region.devices.size() > kMostShown) return device_line("at most", stats.devices[0].name, largest(region));
  std::string text;
  for (std::size_t d = 0; d < region.devices.size(); ++d) {
    text += device_line("device " + std::to_string(d), stats.devices[d].name, region.devices[d]);
    text += idle_line(region.devices[d].idle);
  }
  return text;
}

// Returns the rate of a link's copies, and the one that is possible, if it is known.
std::string rate_text(const LinkStats& link, double possible) {
  if (link.ns <= 0) return "";
  const std::string rate = ", " + scaled(static_cast<double>(link.bytes) / static_cast<double>(link.ns), "GB/s", 2);
  return possible > 0 ? rate + " of " + scaled(possible / 1e9, "GB/s", 2) : rate;
}

std::string link_line(const std::string& ends, const LinkStats& link, bool staged = false, double possible = 0) {
  if (link.copies == 0) return "";
  return "  " + padded(ends, 34) + " moved " + right(bytes_text(link.bytes), 11) + "  in " +
         plural(link.copies, "copy", "copies") + rate_text(link, possible) + (staged ? ", through the host" : "") +
         "\n";
}

// Sums all links by the kinds of places that they connect.
std::string link_sums(const RunStats& stats, const RegionStats& region) {
  LinkStats from_host, to_host, between, within;
  bool staged = false;
  for (const auto& [link, used] : region.links) {
    staged = staged || stats.staged(link);
    LinkStats& sum = link.from == link.to      ? within
                     : link.from.is_host() ? from_host
                     : link.to.is_host()   ? to_host
                                           : between;
    sum.bytes += used.bytes;
    sum.copies += used.copies;
  }
  return link_line("host -> devices", from_host) + link_line("devices -> host", to_host) +
         link_line("devices -> other devices", between, staged) + link_line("devices -> themselves", within);
}

std::string link_lines(const RunStats& stats, const RegionStats& region) {
  if (region.devices.size() > kMostShown) return link_sums(stats, region);
  std::string text;
  for (const auto& [link, used] : region.links) {
    const auto rate = stats.possible_rates.find(link);
    const double possible = rate == stats.possible_rates.end() ? 0 : rate->second;
    text += link_line(end_name(link.from) + " -> " + end_name(link.to), used, stats.staged(link), possible);
  }
  return text;
}

// Prints one line for each purpose of copies.
std::string copy_lines(const RegionStats& region) {
  std::string text;
  for (std::size_t i = 0; i < kPurposes; ++i) {
    const CopyStats& copies = region.copies[i];
    if (copies.copies == 0) continue;
    text += "  " + padded(purpose_name(static_cast<Purpose>(i)), 34) + " moved " + right(bytes_text(copies.bytes), 11) +
            "  in " + plural(copies.copies, "copy", "copies") + ", " + duration_text(copies.ns) + "\n";
  }
  return text;
}

std::string memory_line(const RegionStats& region) {
  std::uint64_t allocations = 0;
  std::uint64_t releases = 0;
  std::uint64_t reused = 0;
  for (const DeviceStats& device : region.devices) {
    allocations += device.allocations;
    releases += device.releases;
    reused += device.reused_blocks;
  }
  return "  memory: " + plural(allocations, "allocation", "allocations") + ", " +
         plural(releases, "release", "releases") + ", " + plural(reused, "block", "blocks") + " used again, " +
         plural(region.counters.reuse_hits, "box", "boxes") + " found on a device\n";
}

std::string kept_line(const RegionStats& region) {
  if (region.counters.kept_bytes == 0) return "";
  return "  on the devices already: " + bytes_text(region.counters.kept_bytes) + " of its arrays\n";
}

std::string pressure_line(const RegionStats& region) {
  const Counters& counters = region.counters;
  if (counters.box_outs == 0 && counters.splits == 0) return "";
  return "  memory was short: " + plural(counters.box_outs, "box", "boxes") + " out (" +
         bytes_text(region.of(Purpose::kBoxOut).bytes) + "), " + std::to_string(counters.box_ins) + " in, " +
         plural(counters.splits, "tile", "tiles") + " split\n";
}

std::string contraction_line(const RegionStats& region) {
  return region.contracts ? "  x * y + z with one rounding (--fp-contract)\n" : "";
}

std::string repeated_line(const RegionStats& region) {
  const std::uint64_t repeated = region.counters.repeated_iterations;
  if (repeated == 0) return "";
  return "  issued again with nothing decided: " + plural(repeated, "serial iteration", "serial iterations") + "\n";
}

// Times of simulated devices are on their own clock, and the planner's are real.
std::string simulated_lines(const Times& times) {
  return "  simulated: total " + duration_text(times.simulated_ns) + "\n  time: load " + duration_text(times.load_ns) +
         ", planner " + duration_text(times.total_ns) + "\n";
}

std::string share_text(std::int64_t part, std::int64_t whole) {
  if (whole <= 0) return "";
  return " (" + scaled(100 * static_cast<double>(part) / static_cast<double>(whole), "%)", 2);
}

std::string time_lines(const Times& times) {
  if (times.simulated_ns > 0) return simulated_lines(times);
  return "  time: load " + duration_text(times.load_ns) + ", total " + duration_text(times.total_ns) +
         ": management " + duration_text(times.management_ns) + share_text(times.management_ns, times.total_ns) +
         ", issue " + duration_text(times.issue_ns) + ", allocation " + duration_text(times.allocation_ns) +
         ", wait " + duration_text(times.wait_ns) + "\n";
}

std::string count_line(std::uint64_t count, const std::string& why) {
  return count == 0 ? "" : "  " + plural(count, "call", "calls") + " " + why + "\n";
}

std::string refused_lines(const Placements& region) {
  std::string text;
  for (const auto& [reason, count] : region.refused) text += count_line(count, "sequentially: " + reason);
  return text;
}

std::string device_count_lines(const Placements& region) {
  std::string text;
  for (const auto& [devices, calls] : region.on_devices) {
    text += count_line(calls, "on " + plural(devices, "device", "devices"));
  }
  if (region.efficiency == 0) return text;
  return text + "  efficiency of several devices: " + scaled(100 * region.efficiency, "%", 0) +
         " (the predicted time on one, over their time times their number)\n";
}

// Says where the calls of regions ran, and why.
std::string placement_lines(const RunStats& stats) {
  std::string text;
  for (const Placements& region : stats.placements) {
    const std::string lines = device_count_lines(region) +
                              count_line(region.too_small, "sequentially: too small for devices") +
                              count_line(region.host_is_faster, "sequentially: the host is faster") +
                              count_line(region.not_open, "sequentially: opening the devices would not pay") +
                              refused_lines(region);
    if (!lines.empty()) text += "where " + region.origin + " " + region.name + " ran\n" + lines;
  }
  return text;
}

}  // namespace

std::string bytes_text(std::uint64_t bytes) {
  constexpr std::array<const char*, 5> kUnits{"B", "KiB", "MiB", "GiB", "TiB"};
  auto value = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; value >= 1024 && unit + 1 < kUnits.size(); ++unit) value /= 1024;
  return scaled(value, kUnits[unit], unit == 0 ? 0 : 2);
}

std::string duration_text(std::int64_t nanoseconds) {
  const auto value = static_cast<double>(nanoseconds);
  if (value >= 1e9) return scaled(value / 1e9, "s", 2);
  if (value >= 1e6) return scaled(value / 1e6, "ms", 1);
  return scaled(value / 1e3, "us", 1);
}

std::string summary_text(const RunStats& stats) {
  if (stats.regions.empty()) {
    return signal_line(stats) + "boxflow: no region ran on devices\n" + placement_lines(stats);
  }
  std::string text = signal_line(stats) + "boxflow: target " + stats.target + ", " +
                     plural(stats.devices.size(), "device", "devices") + "\n" + failure_lines(stats);
  for (const RegionStats& region : stats.regions) {
    text += region.origin + " " + region.name + ", " + plural(region.calls, "call", "calls") +
            (region.unfinished ? ", the last one unfinished\n" : "\n") +
            contraction_line(region) + device_lines(stats, region) + link_lines(stats, region) +
            copy_lines(region) + memory_line(region) + kept_line(region) + pressure_line(region) +
            repeated_line(region) + time_lines(region.times);
  }
  return text + placement_lines(stats);
}

}  // namespace boxflow
