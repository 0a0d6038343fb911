// Estimates the work of the nodes of a host tree by hulls, in statement instances.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/distribution.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"

namespace boxflow {

// Returns the work of a phase whose iterators are in `slots`; `whole`: all of the phase.
double phase_work(const Phase& phase, PhaseSlots slots, const TileRect& whole);

// Returns the part of a phase's work that one of its tiles does.
double share_of(const TileRect& tile, const TileRect& whole);

class HostWork {
 public:
  HostWork(const Plan& plan, std::span<const std::int64_t> parameters);

  // Returns the work of the nodes. `host_slots` are those of the host tree; the iterators of loops inside the nodes
  // change.
  double of(const std::vector<HostNode>& nodes, std::span<std::int64_t> host_slots);
  // Returns the work of some iterations of a loop, beginning with that of `value`. The loop's iterator changes, too.
  double of_iterations(const HostNode& loop, std::int64_t value, std::int64_t count,
                       std::span<std::int64_t> host_slots);

 private:
  double of_leaf(const HostNode& leaf, std::span<const std::int64_t> host_slots);

  const Plan& plan_;
  std::vector<std::int64_t> phase_slots_;
};

}  // namespace boxflow
