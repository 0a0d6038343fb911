// Measures copies between places, and the speed of memory.
#pragma once

#include "decision/machine_file.hpp"
#include "session/session.hpp"

namespace boxflow {

// Fills in the links, and the figures of bytes and exchange; the numbers of devices are there. Throws the error of a
// device that fails, and BF5054 if a device has not enough memory.
void measure_links(Session& session, MachineMeasurements& measured);

}  // namespace boxflow
