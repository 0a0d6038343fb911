// A program with one region, by which a machine is measured:
//
//     for (int t = 0; t < steps; t++)
//       for (int i = t; i < n; i++)
//         for (int k = 0; k < work; k++) x[i] = 0.5 * x[i] + 1.0;
//
// No serial iteration has the tiles of the one before, so each of them is decided.
#pragma once

#include <cstdint>

#include "boxflow/boxflow.h"
#include "plan/plan.hpp"

namespace boxflow {

// The operations of one innermost iteration, as packages/poly/src/lower/region-work.ts counts them.
inline constexpr double kProbeOperations = 4;

boxflow_bundle probe_bundle();
Plan probe_plan();

// Does what the kernel does, for `count` elements from `x` on.
void execute_probe(double* x, std::int64_t count, std::int64_t work);

}  // namespace boxflow
