// Small arrays of which a serial loop only reads a different part in each iteration, such as fdtd's boundary values.
// Bringing such a part takes a copy and a buffer per iteration, and makes iterations differ; all of the array takes one
// copy. With it, fdtd-2d EXTRALARGE on 8 simulated devices makes 33 copies from the host instead of 1,032, and the
// planner takes 8.6 ms of 98 instead of 76 of 100.
#pragma once

#include "coherence/region_arrays.hpp"
#include "plan/plan.hpp"
#include "session/session.hpp"

namespace boxflow {

// Sets RegionArray::preloaded, of the plan's arrays.
void choose_preloaded(const Plan& plan, RegionArrays& arrays, const Session& session);

}  // namespace boxflow
