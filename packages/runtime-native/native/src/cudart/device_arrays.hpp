// The memory that a program allocates on its one device: each array has one range of addresses, and its pages lie on
// several devices. All devices can access all of it.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "cudart/pages.hpp"
#include "cudart/small_blocks.hpp"

namespace boxflow::cudart {

// Why an array was not allocated.
struct Shortage {
  uint32_t device;
  size_t wanted_bytes, free_bytes;
};

class DeviceArrays {
 public:
  explicit DeviceArrays(Pages &pages) : pages_(pages), small_(pages) {}

  // Returns null if memory is short. Then `shortage` says where, if it is known.
  void *allocate(size_t bytes, std::optional<Shortage> *shortage = nullptr);
  // Returns false if no array begins at the address.
  bool release(void *address);
  // Returns whether all bytes lie in one array.
  bool contains(const void *address, size_t bytes);

  std::vector<std::pair<void *, size_t>> all();
  size_t allocated_bytes();

 private:
  struct Part {
    uintptr_t address;
    size_t bytes;
  };
  struct Array {
    size_t bytes = 0;     // as the program wants
    size_t reserved = 0;  // 0: a small block
    std::vector<Part> parts;
  };

  void *add(uintptr_t address, const Array &array);
  bool map_parts(uintptr_t address, Array &array, std::optional<Shortage> *shortage);
  void unmap(uintptr_t address, const Array &array);

  std::mutex mutex_;
  Pages &pages_;
  SmallBlocks small_;
  std::map<uintptr_t, Array> arrays_;
  size_t allocated_bytes_ = 0;
};

}  // namespace boxflow::cudart
