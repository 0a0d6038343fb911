// What deciding takes the host per tile of a phase, by how many tiles the phase has.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::bench {

// Returns nanoseconds per tile of a region with one phase: reads of x and writes of y, dealt in turn to the devices.
// Work is under way until the planner waits for it.
double measure_phase(std::size_t devices, std::int64_t tiles);

}  // namespace boxflow::bench
