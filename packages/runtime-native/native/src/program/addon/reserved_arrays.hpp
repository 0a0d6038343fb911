// Addresses for arrays that nobody touches, since devices are simulated: of memory that is reserved and never used, so
// that they may be larger than the machine's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "plan/plan.hpp"

namespace boxflow::addon {

class ReservedArrays {
 public:
  // Throws BF5011 if they are larger than memory can be.
  ReservedArrays(const Plan& plan, std::span<const std::int64_t> parameters);
  ~ReservedArrays();
  ReservedArrays(const ReservedArrays&) = delete;
  ReservedArrays& operator=(const ReservedArrays&) = delete;

  // Returns the addresses in the plan's order; null for arrays that live in the region.
  std::span<void* const> addresses() const { return addresses_; }

 private:
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
  std::vector<void*> addresses_;
};

}  // namespace boxflow::addon
