// Walks the host tree in program order and decides everything, on one thread; the devices follow by events.
#pragma once

#include "pusher.hpp"
#include "region.hpp"
#include "tile_memory.hpp"

namespace boxflow {

class Executor {
 public:
  // `shadow` may be null, and outlives the executor like the arrays.
  Executor(const RegionCall& call, Session& session, RegionArrays& arrays, RegionStats& stats, Shadow* shadow);

  // Issues everything but the write-out. The arrays outlive the executor, which waits for all its work when it goes.
  void run();
  // Waits until everything is complete; throws what went wrong.
  void finish();
  Transfers& transfers() { return transfers_; }

 private:
  void run_nodes(const std::vector<HostNode>& nodes, bool outermost);
  void run_loop(const HostNode& loop, bool outermost);
  void run_phase(const HostNode& leaf);
  std::int64_t iterations_of(const HostNode& loop);

  void distribute(const Phase& phase, TileInterval whole);
  std::size_t device_for_single(const Phase& phase, TileInterval whole);
  bool next_interval(const Phase& phase, std::size_t device, TileInterval& interval);
  TileInterval home_of(const Phase& phase, std::size_t device) const;
  bool prepare_round(const Phase& phase);
  bool prepare_tile(const Phase& phase, std::size_t device, Tile& tile);
  void issue_round(const Phase& phase);
  void set_interval(TileInterval interval);
  Tile& next_tile();

  void verify_directories(const Phase& phase) const;
  void report_progress(double fraction);

  const RegionCall& call_;
  const Plan& plan_;
  Session& session_;
  RegionArrays& arrays_;
  RegionStats& stats_;
  Shadow* shadow_;
  Transfers transfers_;
  Buffers buffers_;
  TileMemory tile_memory_;
  Launcher launcher_;
  Pusher pusher_;

  std::vector<std::int64_t> host_slots_;
  std::vector<std::int64_t> phase_slots_;
  std::size_t interval_slot_ = 0;  // of lo in phase_slots_
  std::vector<std::vector<TileInterval>> waiting_;  // by device; the next one is last
  std::vector<Tile> tiles_;                         // of the round
  std::size_t tile_count_ = 0;
  double progress_base_ = 0;
  double progress_share_ = 1;
};

}  // namespace boxflow
