// Decides for one region where its calls run, and learns from how long they took.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
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
  std::uint64_t on_devices = 0;
  std::uint64_t host_is_faster = 0;
  std::uint64_t not_open = 0;
  std::map<std::string, std::uint64_t> refused;  // by the reason why the call could not run on devices
};

class RegionChoice {
 public:
  // `lost`: the seconds that calls of all regions have lost so far because devices are not open.
  Placement choose(const MachineFigures& machine, const CallWork& work, bool open, double lost) const;

  // Learn from a call that took so many seconds. `moved`: the bytes that were copied meanwhile.
  void ran_on_host(const MachineFigures& machine, const CallWork& work, double seconds);
  void ran_on_devices(const MachineFigures& machine, const CallWork& work, double moved, double seconds);

  double host_seconds(const MachineFigures& machine, const CallWork& work) const;
  double device_seconds(const MachineFigures& machine, const CallWork& work) const;

  // Returns the number of operations below which devices cannot win if they hold none of the region's data.
  std::int64_t least_operations(const MachineFigures& machine) const;

 private:
  // How the calls of one place have taken, compared with predictions. A call corrects the larger part of its time.
  struct Experience {
    bool measured = false;
    double fixed = 1;
    double work = 1;

    double seconds(const CallSeconds& predicted) const {
      return fixed * predicted.fixed + work * predicted.work + predicted.copies;
    }
    void add(const CallSeconds& predicted, double seconds);
  };

  Experience host_;
  Experience devices_;
};

}  // namespace boxflow
