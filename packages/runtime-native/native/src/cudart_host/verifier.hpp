// Compares what the devices of the host compute together with what one of them computes alone, for BOXFLOW_VERIFY.
#pragma once

#include <string>
#include <vector>

#include "cudart_host/state.hpp"

namespace boxflow::cudart {

// The bytes of all allocations and variables that kernels may write.
class MemoryCopy {
 public:
  explicit MemoryCopy(const std::vector<Variable> &memory);

  // Puts the bytes back.
  void restore() const;

  // Returns what is different in the memory now, in words; nothing if it is equal. With `rounding`, words of 4 and 8
  // bytes may also be reals that differ in their last digits, as sums in another order do.
  std::string difference(bool rounding) const;

 private:
  std::vector<Variable> memory_;
  std::vector<std::vector<char>> bytes_;
};

}  // namespace boxflow::cudart
