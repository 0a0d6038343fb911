// The shared mappings of the process's memory. Other processes, devices, files or different addresses of this process
// see the same memory, so it may change or be read without an announcement.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boxflow {

class SharedMemory {
 public:
  // Returns whether some of the bytes [begin, end) are shared. Linux answers this from 6.11 on. Older kernels list all
  // mappings, and the list is read once after each `look_again`. The program's own data, its stack and small blocks of
  // its heap are never shared.
  bool holds(std::uintptr_t begin, std::uintptr_t end);
  void look_again() { mappings_.reset(); }

 private:
  struct Mapping {
    std::uintptr_t begin;
    std::uintptr_t end;
  };
  static std::vector<Mapping> shared_mappings();

  std::optional<std::vector<Mapping>> mappings_;
};

}  // namespace boxflow
