// Disjoint boxes of an array, each with the place from which it is to be copied.
#pragma once

#include <vector>

#include "coherence/place.hpp"
#include "geometry/box.hpp"

namespace boxflow {

struct CopySource {
  Box box;
  Place* source;
};

// Covers the same elements, from the same places, with fewer boxes. Their order depends on nothing else. A directory
// holds many pieces if data was sent row by row, such as a triangle of a factorisation, or a corner of a row and a
// column. Often one place has all of them.
void join_by_source(std::vector<CopySource>& boxes);

}  // namespace boxflow
