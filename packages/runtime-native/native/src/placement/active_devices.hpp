// The devices that a region's tiles go to, in order.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace boxflow {

class ActiveDevices {
 public:
  explicit ActiveDevices(std::vector<std::size_t> devices) : devices_(std::move(devices)) {}

  std::size_t size() const { return devices_.size(); }
  std::size_t operator[](std::size_t position) const { return devices_[position]; }
  auto begin() const { return devices_.begin(); }
  auto end() const { return devices_.end(); }

  void remove(std::size_t device) { std::erase(devices_, device); }

 private:
  std::vector<std::size_t> devices_;
};

}  // namespace boxflow
