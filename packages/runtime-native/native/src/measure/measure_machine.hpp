// Measures what a machine needs for calls of regions, and how fast its links are. Takes a second or less.
#pragma once

#include "base/options.hpp"
#include "decision/machine_file.hpp"

namespace boxflow {

// `options` says which devices; they are opened. `opening`: the seconds that this took before, in a process that had
// not opened any; 0 if it has not, so that this is measured, too. Throws the error of devices that cannot be opened, or
// that fail.
MachineMeasurements measure_machine(const RunOptions& options, double opening);

}  // namespace boxflow
