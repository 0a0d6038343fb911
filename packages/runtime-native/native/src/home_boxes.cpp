#include "home_boxes.hpp"

namespace boxflow {

namespace {

// Loops inside so many others are looked at in their first iteration only.
constexpr int kSampledDepth = 3;

}  // namespace

Box HomeBoxes::preferred(std::size_t device, std::size_t array, const Box& box) {
  if (boxes_.empty()) collect();
  return joined(box, of(device, array));
}

BoxList HomeBoxes::rooms(std::size_t device, std::size_t array, BoxList missing, const Buffers& buffers) {
  coalesce(missing);
  if (!session_.options().reuse || buffers.is_cramped(device)) return missing;
  if (boxes_.empty()) collect();
  BoxList rooms;
  const auto& there = buffers.of(device, array);
  std::size_t free = buffers.room(device);
  for (const Box& home : of(device, array)) {
    const auto overlaps_home = [&](const Box& box) { return overlaps(box, home); };
    if (std::none_of(missing.begin(), missing.end(), overlaps_home)) continue;
    if (std::any_of(there.begin(), there.end(), [&](const auto& buffer) { return overlaps_home(buffer->box); })) {
      continue;
    }
    const std::size_t bytes = DeviceMemory::rounded(arrays_[array].bytes(home));
    if (bytes > free) continue;
    free -= bytes;
    subtract_from_all(missing, home);
    rooms.push_back(home);
  }
  coalesce(missing);
  rooms.append(missing);
  return rooms;
}

// `box` with all of the `others` that it is worth joining with.
Box HomeBoxes::joined(Box box, const BoxList& others) const {
  for (std::size_t i = 0; i < others.size(); ++i) {
    const Box& other = others[i];
    if (is_subset(other, box)) continue;
    if (policy_ != BoxPolicy::kConvex && !(overlaps(other, box) && worth_joining(box, other))) continue;
    box = box_hull(box, other);
    i = static_cast<std::size_t>(-1);  // the larger one may overlap those passed over
  }
  return box;
}

void HomeBoxes::add_box(const Box& box, BoxList& known) const {
  const Box larger = joined(box, known);
  for (std::size_t i = known.size(); i-- > 0;) {
    if (is_subset(larger, known[i])) return;
    if (is_subset(known[i], larger)) known.erase_unordered(i);
  }
  known.push_back(larger);
}

// What of the box is in none of the disjoint `known` ones.
void HomeBoxes::add_rest(const Box& box, BoxList& known) const {
  BoxList rest{box};
  for (const Box& other : known) {
    if (rest.empty()) return;
    subtract_from_all(rest, other);
  }
  known.append(rest);
}

void HomeBoxes::collect() {
  boxes_.resize(session_.device_count() * plan_.arrays.size());
  host_slots_.assign(parameters_.begin(), parameters_.end());
  phase_slots_ = host_slots_;
  host_slots_.resize(plan_.host_slots);
  phase_slots_.resize(plan_.phase_slots);
  collect_nodes(plan_.host, 0);
  if (policy_ != BoxPolicy::kDisjoint) return;
  for (BoxList& known : boxes_) coalesce(known);
}

void HomeBoxes::collect_nodes(const std::vector<HostNode>& nodes, int depth) {
  for (const HostNode& node : nodes) {
    switch (node.kind) {
      case HostNode::Kind::kFor: collect_loop(node, depth); break;
      case HostNode::Kind::kIf:
        collect_nodes(node.condition.evaluate(host_slots_) != 0 ? node.body : node.otherwise, depth);
        break;
      case HostNode::Kind::kPhase: collect_phase(node); break;
    }
  }
}

void HomeBoxes::collect_loop(const HostNode& loop, int depth) {
  std::int64_t& iterator = host_slots_[loop.slot];
  std::int64_t count = 0;
  std::int64_t last = 0;
  for (std::int64_t value = loop.init.evaluate(host_slots_);;) {
    iterator = value;
    if (loop.condition.evaluate(host_slots_) == 0) break;
    last = value;
    if (++count <= (depth < kSampledDepth ? 2 : 1)) collect_nodes(loop.body, depth + 1);
    if (__builtin_add_overflow(value, loop.step, &value)) break;
  }
  if (count <= 2 || depth >= kSampledDepth) return;
  iterator = last;
  collect_nodes(loop.body, depth + 1);
}

// Phases in one piece go from device to device, and keep nothing anywhere.
void HomeBoxes::collect_phase(const HostNode& leaf) {
  const Phase& phase = plan_.phases[leaf.phase];
  if (phase.single) return;
  std::size_t slot = plan_.parameters.size();
  for (const Expr& iterator : leaf.iterators) phase_slots_[slot++] = iterator.evaluate(host_slots_);
  const TileRect whole = phase.rect(phase_slots_);
  if (whole.empty()) return;
  flow_out_.owners(phase).for_each_in(whole, [&](const TileRect& rect, std::size_t device) {
    put_rect(phase_slots_, slot, rect);
    describe_tile(phase, phase_slots_, arrays_, session_.options(), tile_);
    add_tile(device);
  });
}

void HomeBoxes::add_tile(std::size_t device) {
  for (const TileGroup& group : tile_.used_groups()) {
    if (group.clean_up && policy_ != BoxPolicy::kConvex) continue;
    BoxList& known = of(device, group.array);
    if (policy_ == BoxPolicy::kDisjoint) {
      add_rest(group.box, known);
    } else {
      add_box(group.box, known);
    }
  }
}

}  // namespace boxflow
