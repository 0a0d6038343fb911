// Small arrays that a serial loop only reads, another part in each iteration: as fdtd's boundary values, of which each
// time step has its own. To bring such a part takes a copy and a buffer per iteration, and makes each iteration another
// one than those before; all of the array takes one copy.
#pragma once

#include "coherence/region_arrays.hpp"
#include "plan/plan.hpp"
#include "session/session.hpp"

namespace boxflow {

// Sets RegionArray::preloaded, of the plan's arrays.
void choose_preloaded(const Plan& plan, RegionArrays& arrays, const Session& session);

}  // namespace boxflow
