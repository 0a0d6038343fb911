#include "described_tiles.hpp"

#include <algorithm>

namespace boxflow {

namespace {

void add_uses(const PlanBox& box, std::vector<SlotUse>& uses) {
  if (box.guarded) box.guard.add_uses(uses);
  for (const Expr& bound : box.lo) bound.add_uses(uses);
  for (const Expr& bound : box.hi) bound.add_uses(uses);
}

std::vector<SlotUse> uses_of_boxes(const Phase& phase) {
  std::vector<SlotUse> uses;
  for (const PhaseView& view : phase.views) {
    add_uses(view.box_hull, uses);
    for (const PlanBox& read : view.reads) add_uses(read, uses);
    for (const PlanWrite& write : view.writes) add_uses(write.box, uses);
  }
  return uses;
}

}  // namespace

DescribedTiles::DescribedTiles(const Plan& plan, const RegionArrays& arrays, const RunOptions& options)
    : plan_(plan), arrays_(arrays), options_(options) {
  for (const Phase& phase : plan.phases) {
    std::vector<SlotUse>& uses = phases_.emplace_back().uses;
    for (const SlotUse& use : uses_of_boxes(phase)) {
      const bool known = std::find(uses.begin(), uses.end(), use) != uses.end();
      if (use.slot >= plan.parameters.size() && !known) uses.push_back(use);
    }
  }
}

Tile& DescribedTiles::describe(const Phase& phase, std::span<const std::int64_t> slots, std::size_t position) {
  if (position >= kKeptPositions) {
    while (others_.size() <= position - kKeptPositions) others_.emplace_back();
    Tile& tile = others_[position - kKeptPositions];
    describe_tile(phase, slots, arrays_, options_, tile);
    return tile;
  }
  OfPhase& of_phase = phases_[static_cast<std::size_t>(&phase - plan_.phases.data())];
  while (of_phase.positions.size() <= position) of_phase.positions.emplace_back();
  Position& here = of_phase.positions[position];
  values_.clear();
  for (const SlotUse& use : of_phase.uses) values_.push_back(use.value(slots));
  for (Kept& kept : here.kept) {
    // Under the policy `disjoint` groups also depend on the buffers that there are.
    if (kept.described && kept.values == values_ && options_.boxes != BoxPolicy::kDisjoint) return kept.tile;
  }
  Kept& kept = here.kept[here.oldest];
  here.oldest = (here.oldest + 1) % here.kept.size();
  kept.described = false;
  describe_tile(phase, slots, arrays_, options_, kept.tile);
  kept.values = values_;
  kept.described = true;
  return kept.tile;
}

}  // namespace boxflow
