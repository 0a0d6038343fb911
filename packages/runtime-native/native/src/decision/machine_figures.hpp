// What the machine needs for calls of regions, in seconds. RegionChoice corrects the predictions that these figures
// give.
#pragma once

#include "base/options.hpp"
#include "decision/call_work.hpp"

namespace boxflow {

struct MachineFigures {
  double opening = 0;           // of devices, once
  double call = 0;              // of a region that does nothing, in one phase
  double launch = 0;            // of a phase that does nothing, from one to the next
  double copied_byte = 0;       // between the program's memory and devices
  double operation = 0;         // of all devices together, with enough threads
  double serial_operation = 0;  // of one thread of a device
  double device_byte = 0;       // of memory that all devices together read or write
  double host_operation = 0;    // of the sequential program
  double host_byte = 0;         // of memory that the sequential program reads or writes
};

// Returns what a common machine needs, which is used until this one has been measured. `devices` is 0 if it is not
// known yet.
MachineFigures nominal_figures(Target target, std::size_t devices);

// The predicted parts of a call's time.
struct CallSeconds {
  double fixed = 0;   // however little there is to do
  double work = 0;    // of operations, and of memory that they use
  double copies = 0;  // of data that devices do not hold, or that the host lacks
};

CallSeconds seconds_on_host(const MachineFigures& machine, const CallWork& work);
CallSeconds seconds_on_devices(const MachineFigures& machine, const CallWork& work);

}  // namespace boxflow
