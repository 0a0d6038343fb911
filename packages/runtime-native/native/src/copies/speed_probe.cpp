#include "copies/speed_probe.hpp"

namespace boxflow {

namespace {

// The tiles that wait on a device besides those that run: enough to keep it busy while the planner decides on more.
constexpr std::size_t kMostWaiting = 7;

}  // namespace

void SpeedProbe::launched(std::size_t phase, std::size_t device, double work, const EventRef& first,
                          const EventRef& last) {
  if (!last) return;  // a tile without a launch
  std::deque<Tile>& tiles = tiles_[device];
  tiles.push_back({phase, work, first, last});
  if (tiles.size() > kMostWaiting + session_.options().concurrent_tiles) session_.platform().wait(tiles.front().last);
  look(device);
}

void SpeedProbe::look(std::size_t device) {
  Platform& platform = session_.platform();
  for (std::deque<Tile>& tiles = tiles_[device]; !tiles.empty(); tiles.pop_front()) {
    const Tile& tile = tiles.front();
    if (!platform.is_complete(tile.last)) break;
    const std::int64_t begin = platform.interval(tile.first).begin;
    speeds_.ran(tile.phase, device, tile.work, begin, platform.interval(tile.last).end);
  }
  Copy& copy = copies_[device];
  if (!copy.event || !platform.is_complete(copy.event)) return;
  const Interval interval = platform.interval(copy.event);
  speeds_.received(device, copy.bytes, static_cast<double>(interval.end - interval.begin));
  copy.event = nullptr;
}

void SpeedProbe::receives(std::size_t device, std::size_t bytes, const EventRef& copy) {
  const auto size = static_cast<double>(bytes);
  if (!copies_[device].event && speeds_.counts(device, size)) copies_[device] = {size, copy};
}

}  // namespace boxflow
