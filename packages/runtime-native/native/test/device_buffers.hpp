// Buffers of devices for tests, and copies of whole ones.
#pragma once

#include <vector>

#include "device/device.hpp"

namespace boxflow::test {

using Bytes = std::vector<unsigned char>;

// An allocation that is released with its owner.
class Buffer {
 public:
  Buffer(Device& device, std::size_t bytes) : device_(device), allocation_(device.allocate(bytes)) {
    if (!allocation_.handle) throw Error("test", "no memory for a test buffer");
  }
  ~Buffer() { device_.release(allocation_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  const Allocation& get() const { return allocation_; }

 private:
  Device& device_;
  Allocation allocation_;
};

inline Rect row_of(std::size_t bytes) { return {bytes, 1, 1}; }

inline EventRef upload(Device& device, const Allocation& to, const void* from, std::size_t bytes, Waits waits = {}) {
  return device.copy_from_host(to, {}, from, {}, row_of(bytes), waits);
}

inline EventRef download(Device& device, void* to, const Allocation& from, std::size_t bytes, Waits waits = {}) {
  return device.copy_to_host(to, {}, from, {}, row_of(bytes), waits);
}

}  // namespace boxflow::test
