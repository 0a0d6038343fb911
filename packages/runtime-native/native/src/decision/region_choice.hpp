// Decides for one region where its calls run, and learns from how long they took.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

#include "decision/call_work.hpp"
#include "decision/machine_figures.hpp"

namespace boxflow {

// Where a call runs, and why.
enum class Placement {
  kDevices,       // they are faster, or both ways are to be measured
  kHostIsFaster,  // the host is, or its way is to be measured
  kNotOpen,       // devices would be faster, but not by what opening them costs
};

// How often calls ran where. Calls that are too small are counted in boxflow_decision.
struct PlacementCounts {
  std::map<std::size_t, std::uint64_t> on_devices;  // by number of devices
  std::uint64_t host_is_faster = 0;
  std::uint64_t not_open = 0;
  std::map<std::string, std::uint64_t> refused;  // by the reason why the call could not run on devices
  double seconds = 0;        // of calls on several devices, times their number
  double alone_seconds = 0;  // that these calls would take on one device, as predicted
};

class RegionChoice {
 public:
  // Returns the number of devices, one of `numbers`, that is predicted to be the fastest, or that is to be measured
  // because it may be.
  std::size_t devices(const MachineFigures& machine, const CallWork& work,
                      std::span<const std::size_t> numbers) const;
  // Returns where a call runs that uses so many devices. `lost`: the seconds that calls of all regions have lost so far
  // because devices are not open.
  Placement choose(const MachineFigures& machine, const CallWork& work, std::size_t devices, bool open,
                   double lost) const;

  // Learn from a call that took so many seconds. `moved`: the bytes that were copied meanwhile.
  void ran_on_host(const MachineFigures& machine, const CallWork& work, double seconds);
  void ran_on_devices(const MachineFigures& machine, const CallWork& work, std::size_t devices, double moved,
                      double seconds);

  double host_seconds(const MachineFigures& machine, const CallWork& work) const;
  double device_seconds(const MachineFigures& machine, const CallWork& work, std::size_t devices) const;

  // Returns the number of operations below which devices cannot win if they hold none of the region's data.
  std::int64_t least_operations(const MachineFigures& machine) const;

 private:
  // How the calls of one place have taken, compared with predictions. A call corrects the larger part of its time.
  struct Experience {
    unsigned calls = 0;
    double fixed = 1;
    double work = 1;

    double seconds(const CallSeconds& predicted) const {
      return fixed * predicted.fixed + work * predicted.work + predicted.copies;
    }
    void add(const CallSeconds& predicted, double seconds);
  };

  // Returns the experience with so many devices, or else with the next smaller number, with the smallest, or with the
  // host.
  Experience with(std::size_t devices) const;

  Experience host_;
  std::map<std::size_t, Experience> devices_;  // by number
};

}  // namespace boxflow
