// The speeds at which devices run each phase and receive data: exponential moving averages of measurements. All devices
// count as equal until measurements differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boxflow {

class DeviceSpeeds {
 public:
  // `concurrent` is the number of tiles of a device that may run at a time.
  DeviceSpeeds(std::size_t phases, std::size_t devices, std::size_t concurrent)
      : devices_(devices),
        concurrent_(concurrent),
        averages_(phases * devices),
        phases_(phases),
        links_(devices),
        busy_until_(devices) {}

  // Records that a tile of `work` instances ran from the beginning of its first launch to the end of its last one. If
  // tiles run one at a time, only the difference counts. Tiles that are too short to distinguish speed from overhead do
  // not count. Neither does the first tile of a phase on a device, in which kernels may be loaded and memory touched
  // for the first time. If several tiles run at a time, that many are measured together: they share the device, and
  // each takes longer than it would alone.
  void ran(std::size_t phase, std::size_t device, double work, std::int64_t begin, std::int64_t end);
  // Records that the device has received this many bytes in one copy. Only the largest copies count, because latency
  // dominates short ones.
  void received(std::size_t device, double bytes, double ns);
  // Returns whether such a copy would count.
  bool counts(std::size_t device, double bytes) const { return bytes >= links_[device].largest / 2; }

  // Drops the measurements of a device that will not run anything any more.
  void forget(std::size_t device);

  // Returns whether any device has run the phase for long enough.
  bool knows(std::size_t phase) const { return phases_[phase].count > 0; }
  // Returns the time of one instance of a phase. For a device that has not run it yet, returns the average of the
  // others, or 1 if there are none.
  double ns_per_instance(std::size_t phase, std::size_t device) const;
  // Returns the time of a byte that the device receives.
  double ns_per_byte(std::size_t device) const { return links_[device].ns_per_byte; }

 private:
  struct Average {
    double value = 0;
    bool warm = false;   // has run a tile
    bool known = false;  // has a value
    // Sums of tiles since the last value.
    std::size_t tiles = 0;
    double work = 0;
    double ns = 0;
  };
  struct Link {
    double ns_per_byte = 0.1;  // until it is known: a link of 10 GB/s
    double largest = 0;        // copy that was measured, in bytes
  };

  struct OfPhase {
    double sum = 0;  // sum of the known averages
    std::size_t count = 0;
  };

  double time_of_device(std::size_t device, std::int64_t begin, std::int64_t end);

  std::size_t devices_;
  std::size_t concurrent_;
  std::vector<Average> averages_;  // by phase and device: ns per instance
  std::vector<OfPhase> phases_;
  std::vector<Link> links_;                // by receiver
  std::vector<std::int64_t> busy_until_;   // by device: the last end of a tile
};

}  // namespace boxflow
