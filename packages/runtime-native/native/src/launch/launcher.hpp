// Issues a prepared tile's launches, and tells the directory what they write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "copies/work_log.hpp"
#include "device/device.hpp"
#include "geometry/distribution.hpp"
#include "launch/in_flight.hpp"
#include "launch/progress.hpp"
#include "launch/shadow.hpp"
#include "plan/plan.hpp"
#include "report/stats.hpp"
#include "report/trace_text.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// The first and the last launch of a tile; null if it has none.
struct LaunchSpan {
  EventRef first;
  EventRef last;
};

// Receives all launches as they are issued.
class LaunchObserver {
 public:
  virtual ~LaunchObserver() = default;
  virtual void tile_begins(const Phase& phase, std::size_t device, const TileRect& rect) = 0;
  // Called after the launch of that tile with this position in the phase has been issued after `waits`.
  virtual void launched(std::size_t position, bool split, const LaunchRequest& request, Waits waits,
                        const EventRef& event) = 0;
};

class Launcher {
 public:
  // `shadow` may be null. Throws BF5037 under the policy `disjoint` if kernels have no variants for views in several
  // buffers.
  Launcher(Session& session, const Plan& plan, RegionArrays& arrays, RegionStats& stats, WorkLog& work_log,
           Shadow* shadow);

  // Issues all launches of the tile, in order. `slots` as for describe_tile.
  LaunchSpan launch(const Phase& phase, std::span<const std::int64_t> slots, Tile& tile);
  // Sets the observer of all later launches; null for none.
  void observe(LaunchObserver* observer) { observer_ = observer; }
  // Makes `progress` receive all launches, and wait for them.
  void report_to(Progress& progress) { progress_ = &progress; }
  // Issues a launch again that an observer received, after `waits`. Writes no trace.
  EventRef repeat(std::size_t device, bool split, const LaunchRequest& request, Waits waits);
  // Counts so many such launches, `split` of which have views in several buffers, that have been issued at once.
  void repeated(std::size_t device, std::size_t queue, std::size_t launches, std::size_t split, const EventRef& event) {
    launched(device, queue, launches, split, event, {}, kNotDescribed);
  }
  void count_tile(std::size_t device) { stats_.devices[device].tiles += 1; }
  // Records in the directories that only the tile's buffers hold the elements that it wrote.
  void mark_written(Tile& tile);
  // Returns the number of the tile's compute queue among those of all devices, as access logs use it.
  int queue_of(const Tile& tile) const { return static_cast<int>(queue_of(tile.device, tile.queue)); }
  // Waits for all launches.
  void finish();

 private:
  std::size_t queue_of(std::size_t device, std::size_t queue) const { return device * compute_queues_ + queue; }
  void find_split_variants();
  void gather_views(const Launch& launch, const Tile& tile, bool split);
  void gather_constants(const Launch& launch, const Tile& tile);
  static std::size_t next_launch(const Phase& phase, std::span<const std::int64_t> slots, std::size_t first,
                                 std::vector<std::int64_t>& grid);
  static bool evaluate_grid(const Launch& launch, std::span<const std::int64_t> slots, std::vector<std::int64_t>& grid);
  EventRef issue(const Phase& phase, std::size_t position, bool split, bool followed,
                 std::span<const std::int64_t> slots, const Tile& tile, const Shadow::Hooks& hooks, Waits waits);
  template <typename Describe>
  void launched(std::size_t device, std::size_t queue, std::size_t launches, std::size_t split, const EventRef& event,
                Waits waits, const Describe& describe);
  TraceText describe(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                     const Tile& tile) const;
  void wait_for_all(Waits events);
  void collect_waits(const Tile& tile);
  void record(const Tile& tile, const EventRef& last);

  Session& session_;
  RegionArrays& arrays_;
  RegionStats& stats_;
  WorkLog& work_log_;
  const Plan& plan_;
  Shadow* shadow_;
  bool needs_work_;
  std::size_t compute_queues_;  // of each device
  std::vector<std::vector<std::size_t>> kernels_;        // by phase and launch
  std::vector<std::vector<std::size_t>> split_kernels_;  // the same; only under the policy `disjoint`
  std::vector<InFlight> in_flight_;  // by compute queue
  std::size_t followed_ = 0;         // launches since the last event
  LaunchObserver* observer_ = nullptr;
  Progress* progress_ = nullptr;     // null: not wanted
  EventList waits_;  // of the tile's first launch
  std::vector<ViewArgument> views_;
  std::vector<ViewPiece> pieces_;
  std::vector<std::int64_t> scalars_;
  std::vector<std::int64_t> grid_;
  std::vector<std::int64_t> next_grid_;  // of the next launch
};

// Counts launches. The event may be null if a launch of the same tile follows. The first one came after `waits`.
template <typename Describe>
void Launcher::launched(std::size_t device, std::size_t queue, std::size_t launches, std::size_t split,
                        const EventRef& event, Waits waits, const Describe& describe) {
  DeviceStats& stats = stats_.devices[device];
  stats.launches += launches;
  stats.split_launches += split;
  followed_ += launches;
  if (!event) return;
  work_log_.add_launch(device, event, waits, describe);
  if (progress_) progress_->launched(event);
  const auto wait = [this](Waits events) { wait_for_all(events); };
  in_flight_[queue_of(device, queue)].add(event, std::exchange(followed_, 0), wait);
}

}  // namespace boxflow
