// Divides a row of cells among a row of devices, minimising the finish time of the slowest device. Each device has one
// run of cells, so only neighbours exchange data, at the cuts.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace boxflow {

// The device at position p has the cells [cuts[p], cuts[p + 1]): one cut more than there are devices, the first 0.
using Cuts = std::vector<std::size_t>;

// The device's time for the cells [begin, end), in any unit: 0 for no cells, and no less for more cells.
using RunTime = std::function<double(std::size_t position, std::size_t begin, std::size_t end)>;

// Returns the time of the slowest device.
double longest_run(const Cuts& cuts, const RunTime& time);

// Returns cuts with which every device ends within (1 + slack) times the optimal time. Of these, it chooses cuts near
// to `current`, so that no cell moves without need, and `current` itself if it is one of them.
Cuts balanced_cuts(const Cuts& current, const RunTime& time, double slack);

}  // namespace boxflow
