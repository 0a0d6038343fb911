#include "device/sim/machine_times.hpp"

#include <algorithm>
#include <cmath>

namespace boxflow::sim {

namespace {

// Three years: longer times need not be distinguished.
constexpr double kLongestNs = 1e17;

std::int64_t rounded(double ns) { return static_cast<std::int64_t>(std::llround(std::min(ns, kLongestNs))); }

double ns_for(double amount, double per_second) { return amount / per_second * 1e9; }

double ns_for(const Rect& rect, double bytes_per_second) {
  return ns_for(static_cast<double>(bytes_of(rect)), bytes_per_second);
}

}  // namespace

std::int64_t kernel_ns(const DeviceModel& device, const LaunchWork& work) {
  const double computing = ns_for(static_cast<double>(work.instances), device.instances_per_second);
  const double moving = ns_for(static_cast<double>(work.bytes), device.memory_bytes_per_second);
  return rounded(device.launch_ns + std::max(computing, moving));
}

std::int64_t copy_ns(const LinkModel& link, const RectCopy& copy) {
  const double rows = static_cast<double>(copy.rect.rows) * static_cast<double>(copy.rect.slices);
  const double apart = copy.contiguous() ? 0 : rows * link.row_ns;
  return rounded(link.latency_ns + apart + ns_for(copy.rect, link.bytes_per_second));
}

std::int64_t copy_within_ns(const DeviceModel& device, const RectCopy& copy) {
  return rounded(device.launch_ns + 2 * ns_for(copy.rect, device.memory_bytes_per_second));
}

}  // namespace boxflow::sim
