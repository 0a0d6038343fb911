// Floyd-Warshall and a Jacobi stencil: plans written by hand, their kernels, and the sequential loops.
#pragma once

#include <cstdint>
#include <vector>

#include "boxflow/boxflow.h"
#include "support/plan_parts.hpp"

namespace boxflow::test {

// Each device keeps its rows of `path`, and row k goes to everybody.
extern const boxflow_host_kernel kFloyd[];
Json floyd_plan();
std::vector<std::int32_t> floyd_input(std::int64_t n);
std::vector<std::int32_t> floyd_sequential(std::int64_t n);

// Two phases in a loop over time, with halo rows to the neighbours.
extern const boxflow_host_kernel kJacobi[];
Json jacobi_plan();

struct Jacobi {
  std::vector<double> a;
  std::vector<double> b;

  explicit Jacobi(std::int64_t n);
  void sequential(std::int64_t steps);
};

}  // namespace boxflow::test
