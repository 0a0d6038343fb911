#include "tiles/tile_cache.hpp"

namespace boxflow {

TileCache::TileCache(const Plan& plan, const RegionArrays& arrays, const RunOptions& options)
    : plan_(plan), arrays_(arrays), options_(options) {
  for (const Phase& phase : plan.phases) {
    const std::size_t parameters = plan.parameters.size();
    IterationKey key(parameters, parameters + phase.host_iterators.size());
    key.add_boxes(phase, arrays);
    phases_.push_back({std::move(key), {}});
  }
}

Tile& TileCache::describe(const Phase& phase, std::span<const std::int64_t> slots, const TileRect& rect,
                               std::size_t position) {
  if (position >= kKeptPositions) {
    while (others_.size() <= position - kKeptPositions) others_.emplace_back();
    Tile& tile = others_[position - kKeptPositions];
    describe_tile(phase, slots, arrays_, options_, tile);
    tile.rect = rect;
    return tile;
  }
  OfPhase& of_phase = phases_[phase.index];
  while (of_phase.positions.size() <= position) of_phase.positions.emplace_back();
  Position& here = of_phase.positions[position];
  values_.clear();
  const bool known = of_phase.key.evaluate(slots, values_);
  // Under the policy `disjoint` groups also depend on the buffers that there are.
  const bool keep = known && options_.boxes != BoxPolicy::kDisjoint;
  for (Kept& kept : here.kept) {
    if (keep && kept.described && kept.tile.rect == rect && kept.values == values_) return kept.tile;
  }
  Kept& kept = here.kept[here.oldest];
  here.oldest = (here.oldest + 1) % here.kept.size();
  kept.described = false;
  describe_tile(phase, slots, arrays_, options_, kept.tile);
  kept.tile.rect = rect;
  kept.values = values_;
  kept.described = known;
  return kept.tile;
}

}  // namespace boxflow
