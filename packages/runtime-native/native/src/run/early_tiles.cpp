#include "run/early_tiles.hpp"

#include <algorithm>

#include "placement/inner_interval.hpp"
#include "tiles/launch_work.hpp"

namespace boxflow {

namespace {

// The fewest statement instances of a tile whose ends are cut off, for each device of the region. The thread that
// issues all launches must stay ahead of the devices. It needs 19 us for each device's tiles and copies, and an H100
// computes so many points of a stencil meanwhile. Steps of 2 million points took 39 us with ends and 31 without them.
constexpr double kFewestWithEnds = 4e6;
// The same for iterations that are issued in sequences, which take the thread almost no time. With half a million
// instances for each of two H100s, cut ends gained nothing.
constexpr double kFewestWithEndsInSequence = 5e5;

}  // namespace

void EarlyTiles::begin_phase() { std::fill(waiting_.begin(), waiting_.end(), 0); }

bool EarlyTiles::cut(const Phase& phase, PhaseSlots slots, std::size_t device) {
  const RunOptions& options = session_.options();
  const bool dynamic = options.distribution == Distribution::kDynamic;
  if (!session_.device(device).info().urgent_queue || !options.overlap || options.tile > 0 || dynamic) return false;
  if (phase.single || queues_.of(device).size() != 1 || buffers_.has_evicted(device)) return false;
  const auto [whole, second] = queues_.of(device).front();
  slots.set_rect({whole, second});
  const auto instances = static_cast<double>(tile_instances(phase, slots.values()));
  const double fewest = in_sequences_ ? kFewestWithEndsInSequence : kFewestWithEnds;
  if (instances < fewest * static_cast<double>(devices_.size())) return false;
  const auto sends = [&](TileInterval part) {
    const TileRect rect{part, second};
    slots.set_rect(rect);
    const std::span<const Outgoing> outgoing = flow_out_.outgoing(phase, slots, rect, device);
    return std::any_of(outgoing.begin(), outgoing.end(), [](const Outgoing& each) { return !each.box.empty(); });
  };
  const std::optional<TileInterval> inner = inner_interval(whole, sends);
  if (!inner) return false;
  queues_.take(device);
  queues_.add(device, {*inner, second});
  const TileInterval last{inner->hi, whole.hi};
  const TileInterval first{whole.lo, inner->lo};
  for (const TileInterval& end : {last, first}) {
    if (end.empty()) continue;
    queues_.add(device, {end, second});
    waiting_[device] += 1;
  }
  return true;
}

bool EarlyTiles::take(std::size_t device) {
  if (waiting_[device] == 0) return false;
  waiting_[device] -= 1;
  return true;
}

}  // namespace boxflow
