// Arrays that stay on the devices, as a region sees them that gives the same memory other dimensions: `a[k]` with
// k < n * m and `a[i][j]` with rows of m elements are the same where boxes are whole rows, or parts of one.
#pragma once

#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"
#include "keep/kept_arrays.hpp"

namespace boxflow {

// Gives a kept array the rows of `array` where that begins at the same place in memory, neither has gaps, and the boxes
// of all its buffers are boxes in these dimensions, too. It is as long as before. Otherwise it stays as it is.
void reshape(KeptArray& kept, const RegionArray& array);

// Boxes that together have of an array with the bounds `to` the elements that `box`, which is not empty, has of the
// same memory with the bounds `from`: one where that can be. None where the elements do not follow each other.
BoxList reshaped(const Box& box, const Box& from, const Box& to);

}  // namespace boxflow
