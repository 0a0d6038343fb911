// How fast devices run each phase and receive data, from how long it took them: exponential moving averages. All
// devices are taken to be equal until there is something to tell them apart.
#pragma once

#include <cstddef>
#include <vector>

namespace boxflow {

class DeviceSpeeds {
 public:
  DeviceSpeeds(std::size_t phases, std::size_t devices)
      : devices_(devices), averages_(phases * devices), phases_(phases), links_(devices) {}

  // A tile of `work` instances took so long. Nothing counts that is too short to tell speeds from overheads, nor the
  // first tile of a phase on a device, in which kernels may be loaded and memory touched for the first time.
  void ran(std::size_t phase, std::size_t device, double work, double ns);
  // The device has received so much in one copy. Only the largest copies count: of short ones the latency is most.
  void received(std::size_t device, double bytes, double ns);
  // Whether such a copy would count.
  bool counts(std::size_t device, double bytes) const { return bytes >= links_[device].largest / 2; }

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
  };
  struct Link {
    double ns_per_byte = 0.1;  // until it is known: a link of 10 GB/s
    double largest = 0;        // copy that was measured, in bytes
  };

  struct OfPhase {
    double sum = 0;  // of the averages of the devices that have one
    std::size_t count = 0;
  };

  std::size_t devices_;
  std::vector<Average> averages_;  // by phase and device: ns per instance
  std::vector<OfPhase> phases_;
  std::vector<Link> links_;  // by receiver
};

}  // namespace boxflow
