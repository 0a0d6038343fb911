// Dividing a row of cells among devices that stand in a row, so that the last of them to end ends as early as can be.
// Each device has one run of cells: neighbours exchange what lies at the cuts, and nothing else.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace boxflow {

// The device at position p has the cells [cuts[p], cuts[p + 1]): one cut more than there are devices, the first 0.
using Cuts = std::vector<std::size_t>;

// How long the device at `position` takes for the cells [begin, end), in any unit: 0 for none, and no less for more.
using RunTime = std::function<double(std::size_t position, std::size_t begin, std::size_t end)>;

// When the last device ends.
double longest_run(const Cuts& cuts, const RunTime& time);

// Among the cuts that let every device end by (1 + slack) times the earliest time that there is for the last one, those
// that are near to `current`: no cell changes hands without need. `current` itself where it is among them.
Cuts balanced_cuts(const Cuts& current, const RunTime& time, double slack);

}  // namespace boxflow
