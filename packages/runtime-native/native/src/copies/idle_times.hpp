// Finds when devices computed nothing while a region ran, and what they waited for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "device/device.hpp"
#include "report/stats.hpp"

namespace boxflow {

class IdleTimes {
 public:
  // The times are added to those of the devices in `stats`.
  explicit IdleTimes(RegionStats& stats) : stats_(stats), ends_(stats.devices.size()) {}

  // A copy for which a launch waited, and the other device that sent or received it.
  struct Awaited {
    std::int64_t end = 0;
    std::optional<std::size_t> other;
  };

  // Takes a launch, in the order of issue. Since the end of the launch before, the device waited for the awaited copy
  // that ended last, and then for the host.
  void launched(std::size_t device, const Interval& interval, std::span<const Awaited> awaited);
  void copied(const Interval& interval) { extend(interval); }
  // Takes the time until now. Devices without work wait for the last one that computes, and then for copies.
  void finish();

 private:
  // When the last launch so far ended.
  struct End {
    std::int64_t time = 0;
    bool any = false;
  };

  void extend(const Interval& interval);
  IdleStats& idle(std::size_t device) { return stats_.devices[device].idle; }
  void wait_for_device(std::size_t device, std::size_t other, std::int64_t duration);

  RegionStats& stats_;
  std::vector<End> ends_;  // by device
  bool begun_ = false;
  std::int64_t begin_ = 0;  // of the first work
  std::int64_t end_ = 0;    // of the last work
};

}  // namespace boxflow
