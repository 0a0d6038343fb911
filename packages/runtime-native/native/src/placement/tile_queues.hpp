// The parts of a phase that are still to be run, by device. Devices without any take no time.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "geometry/distribution.hpp"

namespace boxflow {

class TileQueues {
 public:
  explicit TileQueues(std::size_t devices) : devices_(devices) {}

  // The next one is last.
  std::span<TileRect> of(std::size_t device) { return devices_[device].rects; }
  bool any_of(std::size_t device) const { return !devices_[device].rects.empty(); }
  // Becomes the next one.
  void add(std::size_t device, const TileRect& rect);
  TileRect take(std::size_t device);
  std::vector<TileRect> take_all(std::size_t device);
  void clear();
  // What was added first is next, on every device.
  void reverse();

  // The devices that have some, in order. What is added meanwhile counts, too.
  std::optional<std::size_t> first_device();
  std::optional<std::size_t> device_after(std::size_t device);

 private:
  struct OfDevice {
    std::vector<TileRect> rects;
    bool listed = false;
  };

  void sort();
  std::optional<std::size_t> next_from(std::size_t position);

  std::vector<OfDevice> devices_;
  std::vector<std::size_t> listed_;  // all that have some, and others that had
  bool sorted_ = true;
  std::size_t position_ = 0;  // in listed_, of the device that was asked for last
};

}  // namespace boxflow
