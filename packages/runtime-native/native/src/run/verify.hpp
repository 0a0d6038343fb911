// Compares results for BOXFLOW_VERIFY: a region runs on the devices and sequentially, and both must leave the same
// values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "coherence/region_arrays.hpp"

namespace boxflow {

// The first difference of one array, and how many there are.
struct Difference {
  std::string array;
  std::string index;  // `[3][4]`
  std::string devices;
  std::string sequential;
  std::uint64_t count = 0;
  std::uint64_t elements = 0;
};

// Returns the first difference: integers must be equal, double within 1e-12 and float within 1e-5, relative. NaN equals
// NaN.
std::optional<Difference> first_difference(const RegionArray& array, const char* devices, const char* sequential);

// A copy of the live-out arrays.
class Snapshot {
 public:
  explicit Snapshot(const RegionArrays& arrays);
  void restore(RegionArrays& arrays) const;
  const char* of(std::size_t array) const { return copies_[array].get(); }

 private:
  std::vector<std::unique_ptr<char[]>> copies_;  // null if an array is not live out
};

}  // namespace boxflow
