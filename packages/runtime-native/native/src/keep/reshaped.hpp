// Adapts an array that stays on the devices to a region that gives the same memory different dimensions. `a[k]` with k
// < n * m and `a[i][j]` with rows of m elements have the same boxes if these are whole rows, or parts of one row.
#pragma once

#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"
#include "keep/kept_arrays.hpp"

namespace boxflow {

// Gives a kept array the rows of `array` if both begin at the same place in memory, neither has gaps, and the boxes of
// all buffers are boxes in these dimensions, too. Its length does not change. Otherwise nothing changes.
void reshape(KeptArray& kept, const RegionArray& array);

// Returns the boxes of an array with the bounds `to` that have the same memory as `box` in an array with the bounds
// `from`. `box` is not empty. The result is one box if possible, and no box if the elements are not consecutive.
BoxList reshaped(const Box& box, const Box& from, const Box& to);

}  // namespace boxflow
