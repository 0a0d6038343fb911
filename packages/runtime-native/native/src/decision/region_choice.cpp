#include "decision/region_choice.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// Predictions that differ by less are not trusted until both ways have been measured.
constexpr double kCertain = 0.2;

// The share of the latest measurement in a factor. Calls differ, and so does what else the machine does.
constexpr double kLatest = 0.5;

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
    correct(work, (seconds - of_fixed) / predicted.work, !measured);
  } else if (of_fixed > 0) {
    correct(fixed, (seconds - of_work) / predicted.fixed, !measured);
  }
  measured = true;
}

double RegionChoice::host_seconds(const MachineFigures& machine, const CallWork& work) const {
  return host_.seconds(seconds_on_host(machine, work));
}

double RegionChoice::device_seconds(const MachineFigures& machine, const CallWork& work) const {
  Experience experience = devices_;
  // Operations that are cheaper than others, because of vectors for instance, are cheaper everywhere.
  if (!devices_.measured) experience.work = host_.work;
  return experience.seconds(seconds_on_devices(machine, work));
}

Placement RegionChoice::choose(const MachineFigures& machine, const CallWork& work, bool open, double lost) const {
  const double host = host_seconds(machine, work);
  const double devices = device_seconds(machine, work);
  const double gain = host - devices;
  const bool certain = !(gain < kCertain * host && -gain < kCertain * host);
  if (!certain && !host_.measured) return Placement::kHostIsFaster;
  const bool better = certain || devices_.measured ? gain > 0 : open;
  if (!better) return Placement::kHostIsFaster;
  return open || gain + lost >= machine.opening ? Placement::kDevices : Placement::kNotOpen;
}

void RegionChoice::ran_on_host(const MachineFigures& machine, const CallWork& work, double seconds) {
  if (seconds >= kMeasurable) host_.add(seconds_on_host(machine, work), seconds);
}

void RegionChoice::ran_on_devices(const MachineFigures& machine, const CallWork& work, double moved, double seconds) {
  // Copies that overlap with kernels do not add to the time.
  const double copies = std::min(moved * machine.copied_byte, seconds / 2);
  devices_.add(seconds_on_devices(machine, work), seconds - copies);
}

std::int64_t RegionChoice::least_operations(const MachineFigures& machine) const {
  const double fixed = (machine.call + machine.launch) * std::min(1.0, devices_.fixed);
  const double slowest = machine.host_operation * std::max(1.0, host_.work);
  return static_cast<std::int64_t>(std::min(fixed / slowest, 1e15));
}

}  // namespace boxflow
