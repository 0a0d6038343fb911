#include "summary.hpp"

#include "plural.hpp"

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

std::string place_name(std::size_t position) {
  return position == 0 ? "host" : "device " + std::to_string(position - 1);
}

std::string device_lines(const RunStats& stats, const RegionStats& region) {
  std::string text;
  for (std::size_t d = 0; d < region.devices.size(); ++d) {
    const DeviceStats& device = region.devices[d];
    text += "  " + padded("device " + std::to_string(d), 10) + padded(stats.devices[d].name, 24) + " peak " +
            right(bytes_text(device.peak_bytes), 10) + "  compute " + right(duration_text(device.compute_ns), 9) + "  " +
            plural(device.tiles, "tile", "tiles") + "\n";
  }
  return text;
}

std::string link_lines(const RegionStats& region) {
  std::string text;
  const std::size_t places = region.devices.size() + 1;
  for (std::size_t i = 0; i < region.links.size(); ++i) {
    const LinkStats& link = region.links[i];
    if (link.copies == 0) continue;
    const std::string ends = place_name(i / places) + " -> " + place_name(i % places);
    text += "  " + padded(ends, 34) + " moved " + right(bytes_text(link.bytes), 11) + "  in " +
            plural(link.copies, "copy", "copies") + "\n";
  }
  return text;
}

std::string pressure_line(const Counters& counters) {
  if (counters.box_outs == 0 && counters.splits == 0) return "";
  return "  memory was short: " + plural(counters.box_outs, "box", "boxes") + " out (" +
         bytes_text(counters.box_out_bytes) + "), " + std::to_string(counters.box_ins) + " in, " +
         plural(counters.splits, "tile", "tiles") + " split\n";
}

std::string time_line(const Times& times) {
  return "  time: load " + duration_text(times.load_ns) + ", management " + duration_text(times.management_ns) +
         ", copies " + duration_text(times.copies_ns) + " (overlapped), finish " + duration_text(times.finish_ns) +
         ", write-out " + duration_text(times.write_out_ns) + ", total " + duration_text(times.total_ns) + "\n";
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
  if (stats.regions.empty()) return "boxflow: no region ran on devices\n";
  std::string text = "boxflow: target " + stats.target + ", " +
                     plural(stats.devices.size(), "device", "devices") + "\n";
  for (const RegionStats& region : stats.regions) {
    text += region.origin + " " + region.name + ", " + plural(region.calls, "call", "calls") + "\n" +
            device_lines(stats, region) + link_lines(region) + pressure_line(region.counters) +
            time_line(region.times);
  }
  return text;
}

}  // namespace boxflow
