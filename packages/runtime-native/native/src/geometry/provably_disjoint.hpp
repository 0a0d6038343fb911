// Proves that two arrays have no element in common. The elements of one may lie between those of the other.
#pragma once

#include <cstdint>
#include <vector>

namespace boxflow {

// The elements of a strided array in memory: `begin` plus an index times the stride, for each dimension.
struct StridedRange {
  struct Dimension {
    std::int64_t extent = 0;
    std::int64_t stride = 0;  // in bytes, not negative
  };
  std::int64_t begin = 0;  // in bytes
  std::int64_t element_bytes = 0;
  std::vector<Dimension> dimensions;

  // Returns the bytes from the first one to behind the last one; 0 if there are no elements.
  std::int64_t width() const;
};

// Returns true if no byte belongs to both; false if they share one, or if comparing periods does not suffice. Members
// of structs are disjoint within each struct, also in nested arrays of structs.
bool provably_disjoint(const StridedRange& a, const StridedRange& b);

}  // namespace boxflow
