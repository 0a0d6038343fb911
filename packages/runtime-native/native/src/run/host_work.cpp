#include "run/host_work.hpp"

#include <algorithm>

#include "plan/host_walk.hpp"
#include "tiles/launch_work.hpp"

namespace boxflow {

// A phase that runs counts as work, even if its hull is empty.
double phase_work(const Phase& phase, PhaseSlots slots, const TileRect& whole) {
  if (whole.empty()) return 0;
  slots.set_rect(whole);
  return std::max(1.0, static_cast<double>(tile_instances(phase, slots.values())));
}

double share_of(const TileRect& tile, const TileRect& whole) {
  const auto width = [](TileInterval interval) { return static_cast<double>(interval.width()); };
  return width(tile.first) / width(whole.first) * (width(tile.second) / width(whole.second));
}

HostWork::HostWork(const Plan& plan, std::span<const std::int64_t> parameters)
    : plan_(plan), phase_slots_(parameters.begin(), parameters.end()) {
  phase_slots_.resize(plan.phase_slots);
}

double HostWork::of(const std::vector<HostNode>& nodes, std::span<std::int64_t> host_slots) {
  double work = 0;
  for (const HostNode& node : nodes) {
    switch (node.kind) {
      case HostNode::Kind::kFor:
        for (HostLoop loop(node, host_slots); loop.enter(); loop.advance()) work += of(node.body, host_slots);
        break;
      case HostNode::Kind::kIf: work += of(branch_of(node, host_slots), host_slots); break;
      case HostNode::Kind::kPhase: work += of_leaf(node, host_slots); break;
    }
  }
  return work;
}

double HostWork::of_iterations(const HostNode& loop, std::int64_t value, std::int64_t count,
                               std::span<std::int64_t> host_slots) {
  double work = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    host_slots[loop.slot] = value + i * loop.step;
    work += of(loop.body, host_slots);
  }
  return work;
}

double HostWork::of_leaf(const HostNode& leaf, std::span<const std::int64_t> host_slots) {
  const Phase& phase = plan_.phases[leaf.phase];
  const std::size_t parameters = plan_.parameters.size();
  for (std::size_t i = 0; i < leaf.iterators.size(); ++i) {
    phase_slots_[parameters + i] = leaf.iterators[i].evaluate(host_slots);
  }
  return phase_work(phase, {phase_slots_, parameters + leaf.iterators.size()}, phase.rect(phase_slots_));
}

}  // namespace boxflow
