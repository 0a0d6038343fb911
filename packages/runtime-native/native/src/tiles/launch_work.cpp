#include "tiles/launch_work.hpp"

#include <algorithm>
#include <limits>

namespace boxflow {

namespace {

std::int64_t elements(const FewBoxes& boxes) {
  std::int64_t sum = 0;
  for (const Box& box : boxes) sum += volume(box);
  return sum;
}

}  // namespace

std::int64_t tile_instances(const Phase& phase, std::span<const std::int64_t> slots) {
  try {
    return phase.work_hull.evaluate(slots);
  } catch (const Error& error) {
    if (!is_arithmetic_error(error)) throw;
    return std::numeric_limits<std::int64_t>::max();
  }
}

// The boxes of one view may overlap, and lie in its hull.
std::int64_t elements_used(const TileView& view) {
  const std::int64_t all = volume(view.hull);
  return std::min(elements(view.reads), all) +
         std::min(elements(view.exact_writes) + elements(view.inexact_writes), all);
}

LaunchWork launch_work(const Phase& phase, const Launch& launch, std::span<const std::int64_t> slots,
                       const RegionArrays& arrays, const Tile& tile) {
  LaunchWork work;
  work.instances = tile_instances(phase, slots) / static_cast<std::int64_t>(phase.launches.size());
  for (const std::size_t position : launch.views) {
    const TileView& view = tile.views[position];
    if (!view.present) continue;
    std::int64_t elements = elements_used(view);
    // The view has all of the array, and uses a part.
    if (is_preloaded(phase.views[position], arrays)) elements = std::min(elements, work.instances);
    work.bytes += elements * static_cast<std::int64_t>(arrays[view.array].element_bytes);
  }
  return work;
}

}  // namespace boxflow
