// The distribution `dynamic`: each device has one run of every class's range, where most of the run's data is already
// (the measure of reuse of BBMM §4.4.2), and as long as its speed allows. Runs change from phase to phase, but only
// where that pays back.
//
// A class's range is cut into cells, of which runs are made. At first the devices stand in the order in which they hold
// the data, and in their own order where nobody has any; the cuts are as near to the data as an even load allows. After
// that, each time a phase runs is an estimate: how long every device is going to take, by the phase's work and the
// speeds that were measured. What an uneven load costs adds up, and once it is more than it takes to move the data to
// better cuts, it moves. How long a load will last is not known; so about as much is lost before a move as the move
// takes, and no cut goes to and fro unless the load does. Loads that are nearly even count as even, and speeds are
// averages, so that noise moves nothing.
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
  // All outlive this; the speeds are those of the plan's phases.
  DynamicDistribution(const Plan& plan, const RegionArrays& arrays, Session& session, const ActiveDevices& devices,
                      FlowOutPlanner& flow_out, ExpectedBoxes& expected_boxes, const DeviceSpeeds& speeds);

  // Before a phase is dealt: its class's runs, new ones where they pay.
  void place(const Phase& phase, PhaseSlots slots, const TileRect& whole);
  // The devices have become fewer, and everything has been dealt to them anew.
  void start_again();

 private:
  // The last time that a phase ran.
  struct PhaseRun {
    std::vector<std::int64_t> values;  // of its slots; empty: never
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
    double even_ns = 0;              // of loads that were even, since others were not
    double enough_ns = 0;            // lost before it is worth a look
  };
  struct Load {
    double longest = 0;  // of a device
    double even = 0;     // of each one, if work could be dealt at will
  };
  // What the cells of one phase take, as far as it is not the device's doing.
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
