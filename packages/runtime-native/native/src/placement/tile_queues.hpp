// The tiles of a phase that have not run yet, by device. Devices without tiles cost no time.
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

  // Returns a device's tiles; the next one is last.
  std::span<TileRect> of(std::size_t device) { return devices_[device].rects; }
  bool any_of(std::size_t device) const { return !devices_[device].rects.empty(); }
  // Adds a tile, which becomes the next one.
  void add(std::size_t device, const TileRect& rect);
  TileRect take(std::size_t device);
  std::vector<TileRect> take_all(std::size_t device);
  void clear();
  // Reverses the order on every device: the tile that was added first becomes the next one.
  void reverse();

  // Iterate over the devices that have tiles, in order. Tiles may be added meanwhile.
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
  std::vector<std::size_t> listed_;  // all devices that have tiles, and others that had
  bool sorted_ = true;
  std::size_t position_ = 0;  // in listed_, of the last device that was returned
};

}  // namespace boxflow
