// How fast devices run each phase and receive data, from how long it took them: exponential moving averages. All
// devices are taken to be equal until there is something to tell them apart.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace boxflow {

class DeviceSpeeds {
 public:
  // `concurrent`: how many tiles of a device may run at a time.
  DeviceSpeeds(std::size_t phases, std::size_t devices, std::size_t concurrent)
      : devices_(devices),
        concurrent_(concurrent),
        averages_(phases * devices),
        phases_(phases),
        links_(devices),
        busy_until_(devices) {}

  // A tile of `work` instances ran then: from the begin of its first launch to the end of its last one; where tiles run
  // one at a time, only the difference counts. Nothing counts that is too short to tell speeds from overheads, nor the
  // first tile of a phase on a device, in which kernels may be loaded and memory touched for the first time. Of tiles
  // that run at a time, so many count as one: they have the device together, and each takes longer than it would by
  // itself.
  void ran(std::size_t phase, std::size_t device, double work, std::int64_t begin, std::int64_t end);
  // The device has received so much in one copy. Only the largest copies count: of short ones the latency is most.
  void received(std::size_t device, double bytes, double ns);
  // Whether such a copy would count.
  bool counts(std::size_t device, double bytes) const { return bytes >= links_[device].largest / 2; }

  // The device is not going to run anything any more.
  void forget(std::size_t device);

  // Whether any device has run the phase for long enough.
  bool knows(std::size_t phase) const { return phases_[phase].count > 0; }
  // Of one instance of a phase. Of a device that has not run it yet: what the others take on average, and 1 where there
  // is none.
  double ns_per_instance(std::size_t phase, std::size_t device) const;
  // Of a byte that comes to the device.
  double ns_per_byte(std::size_t device) const { return links_[device].ns_per_byte; }

 private:
  struct Average {
    double value = 0;
    bool warm = false;   // has run a tile
    bool known = false;  // has a value
    // Of tiles since the last value.
    std::size_t tiles = 0;
    double work = 0;
    double ns = 0;
  };
  struct Link {
    double ns_per_byte = 0.1;  // until it is known: a link of 10 GB/s
    double largest = 0;        // copy that was measured, in bytes
  };

  struct OfPhase {
    double sum = 0;  // of the averages of the devices that have one
    std::size_t count = 0;
  };

  double time_of_device(std::size_t device, std::int64_t begin, std::int64_t end);

  std::size_t devices_;
  std::size_t concurrent_;
  std::vector<Average> averages_;  // by phase and device: ns per instance
  std::vector<OfPhase> phases_;
  std::vector<Link> links_;                // by receiver
  std::vector<std::int64_t> busy_until_;   // of each device: the last end of a tile
};

}  // namespace boxflow
