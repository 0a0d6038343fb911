// Addresses and pages of devices: the one thing about memory in which the host and GPUs differ.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::cudart {

class Pages {
 public:
  virtual ~Pages() = default;

  virtual uint32_t devices() const = 0;
  // Addresses and sizes below are multiples of this.
  virtual size_t page_bytes() const = 0;

  // Returns addresses that nothing else has, or 0.
  virtual uintptr_t reserve(size_t bytes) = 0;
  // Gives reserved addresses back. Nothing is mapped there.
  virtual void release(uintptr_t address, size_t bytes) = 0;

  // Puts memory of a device at reserved addresses, where all devices can access it. Returns false if it is short.
  virtual bool map(uintptr_t address, size_t bytes, uint32_t device) = 0;
  // Frees what one call of `map` put there.
  virtual void unmap(uintptr_t address, size_t bytes) = 0;

  virtual size_t free_bytes(uint32_t device) = 0;
};

}  // namespace boxflow::cudart
