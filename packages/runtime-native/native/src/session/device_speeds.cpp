#include "session/device_speeds.hpp"

#include <algorithm>
#include <utility>

namespace boxflow {

namespace {

// The share of a new value in the average.
constexpr double kWeight = 0.25;
// A single value counts as at most this many times larger or smaller than the average: one interrupted tile says
// nothing about its device.
constexpr double kMostChange = 2;
// Launching a kernel takes a few microseconds, whatever it computes.
constexpr double kShortestNs = 20e3;

}  // namespace

// Returns the time that no earlier tile has been counted for.
double DeviceSpeeds::time_of_device(std::size_t device, std::int64_t begin, std::int64_t end) {
  if (concurrent_ == 1) return static_cast<double>(end - begin);
  std::int64_t& busy_until = busy_until_[device];
  const std::int64_t from = std::max(begin, busy_until);
  busy_until = std::max(busy_until, end);
  return static_cast<double>(std::max<std::int64_t>(end - from, 0));
}

void DeviceSpeeds::ran(std::size_t phase, std::size_t device, double tile_work, std::int64_t begin, std::int64_t end) {
  Average& average = averages_[phase * devices_ + device];
  average.work += tile_work;
  average.ns += time_of_device(device, begin, end);
  if (++average.tiles < concurrent_) return;
  average.tiles = 0;
  const double work = std::exchange(average.work, 0);
  const double ns = std::exchange(average.ns, 0);
  const bool warm = std::exchange(average.warm, true);
  if (!warm || work <= 0 || ns < kShortestNs) return;
  OfPhase& all = phases_[phase];
  const double value = ns / work;
  const double before = average.value;
  if (average.known) {
    const double bounded = std::clamp(value, before / kMostChange, before * kMostChange);
    average.value += kWeight * (bounded - before);
  } else {
    average.value = value;
    average.known = true;
    all.count += 1;
  }
  all.sum += average.value - before;
}

void DeviceSpeeds::forget(std::size_t device) {
  for (std::size_t phase = 0; phase < phases_.size(); ++phase) {
    const Average gone = std::exchange(averages_[phase * devices_ + device], {});
    if (!gone.known) continue;
    phases_[phase].sum -= gone.value;
    phases_[phase].count -= 1;
  }
}

void DeviceSpeeds::received(std::size_t device, double bytes, double ns) {
  if (bytes <= 0 || ns <= 0 || !counts(device, bytes)) return;
  Link& link = links_[device];
  const double value = ns / bytes;
  link.ns_per_byte = bytes > 2 * link.largest ? value : link.ns_per_byte + kWeight * (value - link.ns_per_byte);
  link.largest = std::max(link.largest, bytes);
}

double DeviceSpeeds::ns_per_instance(std::size_t phase, std::size_t device) const {
  const Average& average = averages_[phase * devices_ + device];
  if (average.known) return average.value;
  const OfPhase& all = phases_[phase];
  return all.count > 0 ? all.sum / static_cast<double>(all.count) : 1;
}

}  // namespace boxflow
