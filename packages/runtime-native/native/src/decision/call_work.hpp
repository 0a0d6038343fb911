// How much one call of a region does, as the program has counted it (packages/ir/src/plan/plan.ts, PlanWork), and what
// of its data is where.
#pragma once

namespace boxflow {

struct CallWork {
  double operations = 0;
  double serial = 0;      // operations of phases that one thread executes
  double launches = 0;
  double bytes = 0;       // that devices need, or write
  double on_devices = 0;  // bytes of the call's arrays that devices hold already
  double to_fetch = 0;    // bytes of them that the host lacks
};

}  // namespace boxflow
