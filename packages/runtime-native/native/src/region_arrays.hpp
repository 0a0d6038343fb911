// The arrays of one call of a region: their extents, the user's memory, and what is current where.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>

#include "directory.hpp"
#include "plan.hpp"

namespace boxflow {

struct RegionArray {
  const PlanArray* plan = nullptr;
  std::size_t element_bytes = 0;
  Box bounds;
  Place host;
  Directory directory;
  std::unique_ptr<char[]> own_memory;  // of an array that lives in the region only, once some of it left the devices

  // Declared outside the region, so the host has a value of every element.
  bool outer() const { return plan->live_in || plan->live_out; }
  std::size_t bytes(const Box& box) const { return static_cast<std::size_t>(volume(box)) * element_bytes; }
};

// Pointers to arrays and their host places stay valid.
using RegionArrays = std::deque<RegionArray>;

// `addresses` are null for arrays that live in the region only. Throws BF5010 where another one is null, and BF5011
// where an array is larger than memory can be.
RegionArrays make_region_arrays(const Plan& plan, std::span<const std::int64_t> parameters,
                                std::span<void* const> addresses);

// The host place, with memory behind it.
Place& host_place(RegionArray& array);

// The message of the first assumption that does not hold.
std::optional<std::string> failed_assumption(const Plan& plan, std::span<const std::int64_t> parameters);

// An array of the program that begins or ends where the process has no memory: extents that no declaration gives are taken
// from all accesses that may happen, and under a condition they need not.
std::optional<std::string> array_without_memory(const RegionArrays& arrays);

// What is wrong with the arrays' places in memory: two overlap and one is written.
std::optional<std::string> overlapping_arrays(const RegionArrays& arrays);

}  // namespace boxflow
