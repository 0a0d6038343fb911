// The distribution `dynamic`. Each device has one run of every class's range: where it already holds most of the run's
// data (the measure of reuse of BBMM §4.4.2), and as long as its speed allows. Runs change from phase to phase, but
// only if that pays.
//
// A run consists of cells of the class's range. At first, the devices are ordered by the data that they hold, or by
// number if no device has any. The cuts between their runs are as near to the data as an even load allows. Later, each
// time a phase runs, the time of every device is estimated from the phase's work and the measured speeds. The cost of
// uneven loads is summed. Once the sum exceeds the cost of moving the data to better cuts, the data is moved. How long
// a load will last is unknown. Therefore about as much is lost before a move as the move costs, and a cut goes to and
// fro only if the load does. Nearly even loads count as even, and speeds are averages, so that noise moves nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "geometry/distribution.hpp"
#include "memory/expected_boxes.hpp"
#include "placement/active_devices.hpp"
#include "placement/cuts.hpp"
#include "placement/ownership.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "report/trace.hpp"
#include "session/device_speeds.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class DynamicDistribution {
 public:
  // All arguments outlive this. `speeds` are those of the plan's phases.
  DynamicDistribution(const Plan& plan, const RegionArrays& arrays, Session& session, const ActiveDevices& devices,
                      FlowOutPlanner& flow_out, ExpectedBoxes& expected_boxes, const DeviceSpeeds& speeds);

  // Must be called before a phase is dealt: chooses new runs for its class if they pay.
  void place(const Phase& phase, PhaseSlots slots, const TileRect& whole);
  // Begins anew after the number of devices has decreased, and everything has been dealt again.
  void start_again();

 private:
  // The last time that a phase ran.
  struct PhaseRun {
    std::vector<std::int64_t> values;  // of its slots; empty: it has not run
    std::size_t rect_slot = 0;
    TileRect whole;
    double count = 0;  // since loads became uneven

    PhaseSlots slots() { return {values, rect_slot}; }
  };
  struct ClassRuns {
    std::vector<std::size_t> phases;
    std::size_t cells = 0;
    std::vector<std::size_t> order;  // positions among the devices, by position in the row
    Cuts cuts;                       // none: not placed yet
    double lost_ns = 0;              // through uneven loads
    double even_ns = 0;              // time of even loads since the last uneven one
    double enough_ns = 0;            // lost before it is worth a look
  };
  struct Load {
    double longest = 0;  // the longest time of a device
    double even = 0;     // the time of each device if work could be divided ideally
  };
  // The work in the cells of one phase, independent of devices.
  struct CellWork {
    std::size_t phase;
    double count;
    std::vector<double> before;  // each cell, and behind the last one
  };

  void place_first(ClassRuns& runs, const Phase& phase);
  void place_by_data(ClassRuns& runs, const Phase& phase);
  static void fill_gaps(std::vector<double>& before);
  void reconsider(ClassRuns& runs, std::size_t class_index, double longest);
  void forgive(ClassRuns& runs);
  void adopt(ClassRuns& runs, std::size_t class_index, Cuts cuts);
  void trace_placement(Trace& trace, std::size_t class_index, const std::vector<Ownership::Part>& parts) const;

  Load load(const ClassRuns& runs, const Phase& phase);
  CellWork cell_work(const ClassRuns& runs, std::size_t phase);
  RunTime time_of(const ClassRuns& runs, std::span<const CellWork> work) const;
  template <typename Visit>
  void for_each_held(const Visit& visit) const;
  double moving_ns(const ClassRuns& runs, const Cuts& cuts);
  double missing_bytes(const Phase& phase, TileInterval interval, std::size_t device);
  void describe(const Phase& phase, TileInterval interval);

  TileInterval range_of(const Phase& phase) const { return flow_out_.owners(phase).first->range(); }
  TileInterval cells_between(const ClassRuns& runs, TileInterval range, std::size_t begin, std::size_t end) const;
  std::size_t device_at(const ClassRuns& runs, std::size_t position) const { return devices_[runs.order[position]]; }
  PhaseRun& last_of(const Phase& phase) { return last_[phase.index]; }
  double work(const Phase& phase, TileInterval interval);

  const Plan& plan_;
  const RegionArrays& arrays_;
  Session& session_;
  const ActiveDevices& devices_;
  FlowOutPlanner& flow_out_;
  ExpectedBoxes& expected_boxes_;
  const DeviceSpeeds& speeds_;
  std::vector<ClassRuns> classes_;
  std::vector<PhaseRun> last_;  // by phase
  Tile tile_;
};

}  // namespace boxflow
