// Whether two arrays have an element in common, where the elements of one may lie between those of the other.
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

  // From the first byte to behind the last one; 0 where there are no elements.
  std::int64_t width() const;
};

// True where no byte belongs to both; false where they share one, or where it takes more than periods to find out.
// Members of structs lie apart within each struct, in arrays of structs inside of structs on every level.
bool provably_disjoint(const StridedRange& a, const StridedRange& b);

}  // namespace boxflow
