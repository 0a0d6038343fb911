// Disjoint boxes of an array, each with a place that holds it, and from which it is to be copied.
#pragma once

#include <vector>

#include "coherence/place.hpp"
#include "geometry/box.hpp"

namespace boxflow {

struct CopySource {
  Box box;
  Place* source;
};

// The same elements from the same places in fewer boxes, in an order that depends on nothing else. A directory knows
// in many pieces what has gone to others row by row, as a triangle of a factorisation, or as a corner that belongs to
// a row and to a column; one place has them all.
void join_by_source(std::vector<CopySource>& boxes);

}  // namespace boxflow
