#pragma once

#include <string>

#include "base/error.hpp"
#include "device/device.hpp"

namespace boxflow {

// A block of a device, given back at the end. Nothing that uses it must be under way then.
class DeviceBlock {
 public:
  explicit DeviceBlock(Device& device, std::size_t bytes)
      : device_(device), allocation_(device.allocate(bytes)) {
    if (allocation_.handle) return;
    throw Error("BF5054", "device " + std::to_string(device.info().index) + " has not enough memory to be measured",
                "end other programs that use it");
  }
  ~DeviceBlock() {
    try {
      device_.drain();
      device_.release(allocation_);
    } catch (const Error&) {
      // The device has failed, and its memory with it.
    }
  }
  DeviceBlock(const DeviceBlock&) = delete;
  DeviceBlock& operator=(const DeviceBlock&) = delete;

  Device& device() const { return device_; }
  const Allocation& allocation() const { return allocation_; }

 private:
  Device& device_;
  Allocation allocation_;
};

}  // namespace boxflow
