#include "decision/region_choice.hpp"

#include <algorithm>
#include <iterator>

namespace boxflow {

namespace {

// Predictions that differ by less are not trusted until both ways have been measured.
constexpr double kCertain = 0.2;

// The share of the latest measurement in a factor. Calls differ, and so does what else the machine does.
constexpr double kLatest = 0.5;

// The calls that are measured of a number of devices that may be the fastest. The first one takes memory, and more.
constexpr unsigned kCalls = 2;

// Seconds. What a shorter call takes depends on what caches hold, and on the clock.
constexpr double kMeasurable = 1e-5;

// Moves a factor towards that of a call. A call may be slow for reasons of its own, so a faster one counts fully.
void correct(double& factor, double latest, bool is_first) {
  latest = std::clamp(latest, 1e-4, 1e4);
  factor = is_first || latest < factor ? latest : factor + kLatest * (latest - factor);
}

}  // namespace

void RegionChoice::Experience::add(const CallSeconds& predicted, double seconds) {
  const double of_fixed = fixed * predicted.fixed;
  const double of_work = work * predicted.work;
  if (of_work > of_fixed) {
    correct(work, (seconds - of_fixed) / predicted.work, calls == 0);
  } else if (of_fixed > 0) {
    correct(fixed, (seconds - of_work) / predicted.fixed, calls == 0);
  }
  calls += 1;
}

double RegionChoice::host_seconds(const MachineFigures& machine, const CallWork& work) const {
  return host_.seconds(seconds_on_host(machine, work));
}

RegionChoice::Experience RegionChoice::with(std::size_t devices) const {
  const auto after = devices_.upper_bound(devices);
  if (after != devices_.begin()) return std::prev(after)->second;
  if (after != devices_.end()) return after->second;
  // Operations that are cheaper than others, because of vectors for instance, are cheaper everywhere.
  return Experience{.work = host_.work};
}

double RegionChoice::device_seconds(const MachineFigures& machine, const CallWork& work, std::size_t devices) const {
  return with(devices).seconds(seconds_on_devices(machine, work, devices));
}

std::size_t RegionChoice::devices(const MachineFigures& machine, const CallWork& work,
                                  std::span<const std::size_t> numbers) const {
  const auto seconds = [&](std::size_t number) { return device_seconds(machine, work, number); };
  const auto faster = [&](std::size_t a, std::size_t b) { return seconds(a) < seconds(b); };
  const std::size_t fastest = *std::min_element(numbers.begin(), numbers.end(), faster);
  const auto calls = [&](std::size_t number) { return devices_.contains(number) ? devices_.at(number).calls : 0; };
  // What the fastest takes says more of the others than their predictions do now.
  if (calls(fastest) < kCalls) return fastest;
  const double near = (1 + kCertain) * seconds(fastest);
  const auto may_be_faster = [&](std::size_t number) { return calls(number) < kCalls && seconds(number) <= near; };
  const auto unknown = std::find_if(numbers.begin(), numbers.end(), may_be_faster);
  return unknown == numbers.end() ? fastest : *unknown;
}

Placement RegionChoice::choose(const MachineFigures& machine, const CallWork& work, std::size_t devices, bool open,
                               double lost) const {
  const double host = host_seconds(machine, work);
  const double gain = host - device_seconds(machine, work, devices);
  const bool certain = !(gain < kCertain * host && -gain < kCertain * host);
  if (!certain && host_.calls == 0) return Placement::kHostIsFaster;
  const bool better = certain || !devices_.empty() ? gain > 0 : open;
  if (!better) return Placement::kHostIsFaster;
  return open || gain + lost >= machine.opening ? Placement::kDevices : Placement::kNotOpen;
}

void RegionChoice::ran_on_host(const MachineFigures& machine, const CallWork& work, double seconds) {
  if (seconds >= kMeasurable) host_.add(seconds_on_host(machine, work), seconds);
}

void RegionChoice::ran_on_devices(const MachineFigures& machine, const CallWork& work, std::size_t devices,
                                  double moved, double seconds) {
  // Copies that overlap with kernels do not add to the time.
  const double copies = std::min(moved * machine.copied_byte, seconds / 2);
  devices_[devices].add(seconds_on_devices(machine, work, devices), seconds - copies);
}

std::int64_t RegionChoice::least_operations(const MachineFigures& machine) const {
  double fixed = machine.together.front().call + machine.together.front().launch;
  for (const auto& [number, experience] : devices_) {
    const MachineFigures::Together together = figures_of(machine, number);
    fixed = std::min(fixed, (together.call + together.launch) * experience.fixed);
  }
  const double slowest = machine.host_operation * std::max(1.0, host_.work);
  return static_cast<std::int64_t>(std::min(fixed / slowest, 1e15));
}

}  // namespace boxflow
