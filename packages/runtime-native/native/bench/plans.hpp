// Plans to measure, with the expressions that the compiler writes for the kernels of the same name in
// benchmarks/kernels. The parameters are `first` and `last`, the bounds of the serial loop, and n, the number of rows.
#pragma once

#include "support/plan_parts.hpp"

namespace boxflow::bench {

// Each device keeps its rows, and row k goes to everybody: per serial iteration, as many copies as devices.
test::Json floyd_plan();

// Increments the last elements of an array, so many of them. Its only parameter is n, the number of elements.
test::Json slice_plan(std::int64_t elements);

// Copies x to y. Its only parameter is n, the number of elements.
test::Json tiles_plan();

// Two time levels in one array; each device sends a row to each neighbour.
test::Json heat_plan();

// `heat_plan` with a second distribution dimension: rows and columns to four neighbours.
test::Json heat_squares_plan();

}  // namespace boxflow::bench
