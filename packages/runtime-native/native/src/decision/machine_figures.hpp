// What the machine needs for calls of regions, in seconds. RegionChoice corrects the predictions that these figures
// give.
#pragma once

#include <cstddef>
#include <vector>

#include "base/options.hpp"
#include "decision/call_work.hpp"

namespace boxflow {

struct MachineFigures {
  // Of some devices that work together.
  struct Together {
    std::size_t devices = 0;
    double call = 0;         // of a region that does nothing, in one phase
    double launch = 0;       // of a phase that does nothing, from one to the next
    double operation = 0;    // with enough threads
    double device_byte = 0;  // of memory that the devices read or write
  };

  double opening = 0;             // of all devices, once
  double copied_byte = 0;         // between the program's memory and devices
  double exchange = 0;            // of a short copy from one device to another
  double serial_operation = 0;    // of one thread of a device
  double host_operation = 0;      // of the sequential program
  double host_byte = 0;           // of memory that the sequential program reads or writes
  std::vector<Together> together;  // by number of devices, of one device first; never empty
};

// Returns the numbers of devices that a region may use: 1, 2, 4 and so on, and `most`.
std::vector<std::size_t> numbers_of_devices(std::size_t most);

// Returns the figures of so many devices. Numbers that are not among the figures share the work of the next smaller
// one, or of the smallest.
MachineFigures::Together figures_of(const MachineFigures& machine, std::size_t devices);

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
// After each launch of several devices, one is taken to wait for data from another.
CallSeconds seconds_on_devices(const MachineFigures& machine, const CallWork& work, std::size_t devices);

}  // namespace boxflow
