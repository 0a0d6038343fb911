// The host's time for decisions per tile of a phase, by the number of tiles that the phase has.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::bench {

// Nanoseconds per tile.
struct PerPhase {
  double first = 0;
  double again = 0;  // of the same region in the same session, which uses the freed memory
};

// Runs a region with one phase twice: reads of x and writes of y, dealt in turn to the devices. Work is under way until
// the planner waits for it.
PerPhase measure_phase(std::size_t devices, std::int64_t tiles);

}  // namespace boxflow::bench
