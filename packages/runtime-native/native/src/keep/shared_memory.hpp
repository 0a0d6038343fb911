// The parts of the process's memory that others have, too: mappings that are shared, with other processes, devices and
// files or with another place in this one's memory. What is in them may change, or be looked at, without a word.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace boxflow {

class SharedMemory {
 public:
  // Whether some of the bytes of [begin, end) are shared. Linux is asked from 6.11 on; before that mappings are read
  // once after each `look_again`. Neither is done for the program's own data, its stack and small blocks of its heap.
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
