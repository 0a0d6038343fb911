// Walks the host tree in program order, and makes all decisions on one thread. Devices follow by events.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "balance/dynamic_distribution.hpp"
#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "copies/speed_probe.hpp"
#include "copies/transfers.hpp"
#include "copies/work_log.hpp"
#include "geometry/distribution.hpp"
#include "launch/launcher.hpp"
#include "launch/progress.hpp"
#include "launch/pusher.hpp"
#include "launch/shadow.hpp"
#include "memory/buffers.hpp"
#include "memory/earlier_arrays.hpp"
#include "memory/expected_boxes.hpp"
#include "memory/tile_memory.hpp"
#include "memory/tile_splitter.hpp"
#include "placement/active_devices.hpp"
#include "placement/tile_queues.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "report/stats.hpp"
#include "report/trace_text.hpp"
#include "run/early_tiles.hpp"
#include "run/host_work.hpp"
#include "run/region.hpp"
#include "steady/steady_loop.hpp"
#include "steady/whole_arrays.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile.hpp"
#include "tiles/tile_cache.hpp"

namespace boxflow {

class Executor {
 public:
  // `shadow` may be null, and outlives the executor like the arrays.
  Executor(const RegionCall& call, Session& session, EarlierArrays& earlier, RegionArrays& arrays, RegionStats& stats,
           Shadow* shadow);

  // Issues everything but the write-out. The arrays outlive the executor, which waits for all its work when it goes.
  void run();
  // Waits until everything is complete; throws what went wrong.
  void finish();
  // Brings the results to the program's arrays, also those of earlier regions that are due, and waits for them. If a
  // device fails meanwhile, data comes from other devices that hold it.
  void write_out();
  // Keeps the arrays that stay on the devices for later regions. Must be the last call.
  void keep();
  // Prepares the region's restart: data of earlier regions stays on the other devices. Throws BF5903 if only the failed
  // device had some of it.
  void keep_foreign(const DeviceFailure& failure);
  // Returns BF5903, for a failure after which the region cannot start again.
  Error values_lost_by(const DeviceFailure& failure);

 private:
  void run_nodes(const std::vector<HostNode>& nodes, bool outermost);
  void run_loop(const HostNode& node, bool outermost);
  void run_phase(const HostNode& leaf);

  void distribute(const Phase& phase, const TileRect& whole);
  void deal(const Phase& phase, const TileRect& whole);
  std::size_t device_for_single(const Phase& phase, const TileRect& whole);
  void add_tiles(const Phase& phase, std::size_t device, const TileRect& rect);
  void start_where_more_is(const Phase& phase, std::size_t device);
  void first_what_sends_most(const Phase& phase, std::size_t device);
  std::int64_t outgoing_bytes(const Phase& phase, const TileRect& rect, std::size_t device);
  void prepare_round(const Phase& phase, std::size_t queue);
  void prepare_tile(const Phase& phase, std::size_t device, std::size_t queue);
  TileRect split(const Phase& phase, const Tile& tile);
  void hand_over(const Phase& phase, const Tile& tile);
  void issue_round(const Phase& phase);
  void launch(const Phase& phase, Tile& tile);
  void launch_all(const Phase& phase, Tile& tile);
  PhaseSlots slots() { return {phase_slots_, rect_slot_}; }

  void go_on_without(const DeviceFailure& failure);
  void warn(const Error& warning) const;
  void verify_directories(const Phase& phase) const;
  void start_progress();
  void checkpoint_if_due();
  TraceText describe(const Phase& phase) const;

  const RegionCall& call_;
  const Plan& plan_;
  Session& session_;
  RegionArrays& arrays_;
  RegionStats& stats_;
  Shadow* shadow_;
  WorkLog work_log_;
  std::optional<SpeedProbe> probe_;  // only for dynamic distributions
  Transfers transfers_;
  Buffers buffers_;
  Launcher launcher_;
  ActiveDevices devices_;
  std::optional<Error> no_room_;  // why the first device that left `devices_` did so
  std::vector<Error> no_room_warnings_;  // issued if the other devices have room
  FlowOutPlanner flow_out_;
  ExpectedBoxes expected_boxes_;
  std::optional<DynamicDistribution> dynamic_;
  TileMemory tile_memory_;
  TileSplitter splitter_;
  Pusher pusher_;

  std::vector<std::int64_t> host_slots_;
  std::vector<std::int64_t> phase_slots_;
  std::size_t rect_slot_ = 0;  // in phase_slots_
  TileQueues queues_;
  EarlyTiles early_tiles_;
  TileCache tile_cache_;
  WholeArrays whole_arrays_;
  std::vector<Tile*> round_;  // in tile_cache_, by position
  HostWork host_work_;
  std::optional<Progress> progress_;
  TileRect whole_;         // all of the phase that is being issued,
  double phase_work_ = 0;  // and its work, if someone asks for progress
  std::int64_t last_checkpoint_;
};

}  // namespace boxflow
