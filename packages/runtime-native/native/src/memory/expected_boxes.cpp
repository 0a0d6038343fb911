#include "memory/expected_boxes.hpp"

#include <algorithm>
#include <cstdlib>

#include "plan/host_walk.hpp"
#include "plan/phase_slots.hpp"

namespace boxflow {

namespace {

// Loops inside so many others are looked at in their first iteration only.
constexpr int kSampledDepth = 3;

// Some megabytes.
constexpr std::size_t kMostNeeds = std::size_t{1} << 15;

// Whether boxes that move by the same step in one dimension, from `a` to `b` and so on, are at `c` after so many steps,
// and leave nothing of the hull out on the way. Boxes that stay where they are do as well.
bool is_line(const Box& a, const Box& b, const Box& c, std::int64_t steps) {
  if (a.rank != b.rank || a.rank != c.rank || a.empty()) return false;
  bool moves = false;
  for (int d = 0; d < a.rank; ++d) {
    const std::int64_t step = b.lo[d] - a.lo[d];
    const std::int64_t way = c.lo[d] - a.lo[d];
    if (b.hi[d] - a.hi[d] != step || c.hi[d] - a.hi[d] != way) return false;
    if (step == 0 && way == 0) continue;
    if (moves || step == 0 || std::abs(step) > a.extent(d) || way % step != 0 || way / step != steps) return false;
    moves = true;
  }
  return true;
}

}  // namespace

Box ExpectedBoxes::preferred(std::size_t device, std::size_t array, const Box& box) {
  if (boxes_.empty()) collect();
  return joined(box, of(device, array));
}

BoxList ExpectedBoxes::rooms(std::size_t device, std::size_t array, BoxList missing, const Buffers& buffers) {
  coalesce(missing);
  if (!session_.options().reuse || buffers.allocates_exactly(device)) return missing;
  if (boxes_.empty()) collect();
  BoxList rooms;
  const BufferSet& there = buffers.of(device, array);
  std::size_t free = buffers.room(device);
  for (const Box& expected : expected_in(of(device, array), missing)) {
    const auto overlaps_expected = [&](const Box& box) { return overlaps(box, expected); };
    if (std::none_of(missing.begin(), missing.end(), overlaps_expected)) continue;
    if (there.has_overlapping(expected)) continue;
    const std::size_t bytes = DeviceMemory::rounded(arrays_[array].bytes(expected));
    if (bytes > free) continue;
    free -= bytes;
    subtract_from_all(missing, expected);
    rooms.push_back(expected);
  }
  coalesce(missing);
  rooms.append(missing);
  return rooms;
}

// Returns the home boxes that overlap one of the `missing` boxes, sorted, each once.
BoxList ExpectedBoxes::expected_in(const IndexedBoxes& known, const BoxList& missing) {
  std::vector<std::uint32_t> numbers;
  for (const Box& box : missing) {
    known.for_each_overlapping(box, [&](std::uint32_t number) { numbers.push_back(number); });
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  BoxList homes;
  for (const std::uint32_t number : numbers) homes.push_back(known.all()[number]);
  return homes;
}

// Returns the hull of `box` and of all `others` that it is worth joining with.
Box ExpectedBoxes::joined(Box box, const IndexedBoxes& others) const {
  if (policy_ == BoxPolicy::kConvex) {
    for (const Box& other : others.all()) box = box_hull(box, other);
    return box;
  }
  // The larger box may overlap boxes that were passed over.
  for (bool grows = true; grows;) {
    grows = false;
    others.for_each_overlapping(Box(box), [&](std::uint32_t number) {
      const Box& other = others.all()[number];
      if (is_subset(other, box) || !worth_joining(box, other)) return;
      box = box_hull(box, other);
      grows = true;
    });
  }
  return box;
}

void ExpectedBoxes::add_box(const Box& box, IndexedBoxes& known) const {
  if (box.empty()) return;
  const Box larger = joined(box, known);
  std::vector<std::uint32_t> inner;
  bool is_known = false;
  known.for_each_overlapping(larger, [&](std::uint32_t number) {
    is_known = is_known || is_subset(larger, known.all()[number]);
    if (is_subset(known.all()[number], larger)) inner.push_back(number);
  });
  if (is_known) return;
  // The last one is removed first, because each removal gives its number to the last box.
  std::sort(inner.rbegin(), inner.rend());
  for (const std::uint32_t number : inner) known.remove(number);
  known.add(larger);
}

// Adds the parts of the box that are in none of the disjoint `known` ones.
void ExpectedBoxes::add_rest(const Box& box, IndexedBoxes& known) const {
  BoxList rest{box};
  known.for_each_overlapping(box, [&](std::uint32_t number) { subtract_from_all(rest, known.all()[number]); });
  for (const Box& part : rest) known.add(part);
}

void ExpectedBoxes::collect() {
  boxes_.resize(session_.device_count() * plan_.arrays.size());
  host_slots_.assign(parameters_.begin(), parameters_.end());
  phase_slots_ = host_slots_;
  host_slots_.resize(plan_.host_slots);
  phase_slots_.resize(plan_.phase_slots);
  needs_.clear();
  one_by_one_ = policy_ == BoxPolicy::kConvex;  // all of them become one
  collect_nodes(plan_.host, 0);
  add_needs();
  if (policy_ != BoxPolicy::kDisjoint) return;
  for (IndexedBoxes& known : boxes_) coalesce_all(known);
}

void ExpectedBoxes::coalesce_all(IndexedBoxes& known) {
  BoxList boxes;
  for (const Box& box : known.all()) boxes.push_back(box);
  coalesce(boxes);
  known.clear();
  for (const Box& box : boxes) known.add(box);
}

void ExpectedBoxes::collect_nodes(const std::vector<HostNode>& nodes, int depth) {
  for (const HostNode& node : nodes) {
    switch (node.kind) {
      case HostNode::Kind::kFor: collect_loop(node, depth); break;
      case HostNode::Kind::kIf: collect_nodes(branch_of(node, host_slots_), depth); break;
      case HostNode::Kind::kPhase: collect_phase(node); break;
    }
  }
}

void ExpectedBoxes::collect_loop(const HostNode& node, int depth) {
  std::int64_t count = 0;
  std::int64_t last = 0;
  const std::size_t first_need = needs_.size();
  std::size_t second_need = first_need;
  for (HostLoop loop(node, host_slots_); loop.enter(); loop.advance()) {
    last = loop.value();
    if (++count <= (depth < kSampledDepth ? 2 : 1)) {
      second_need = needs_.size();
      collect_nodes(node.body, depth + 1);
    }
  }
  if (count < 2 || depth >= kSampledDepth) return;
  std::size_t last_need = second_need;
  if (count > 2) {
    last_need = needs_.size();
    host_slots_[node.slot] = last;
    collect_nodes(node.body, depth + 1);
  }
  join_lines(first_need, second_need, last_need, count - 1);
}

// Joins needs of three iterations that are on a line to one, the first iteration's. The needs of an iteration go up to
// those of the next one. A loop of two iterations has the same second and last one.
void ExpectedBoxes::join_lines(std::size_t first, std::size_t second, std::size_t last, std::int64_t steps) {
  const std::size_t count = second - first;
  if (one_by_one_ || last + count != needs_.size() || (last != second && last - second != count)) return;
  const auto is_same = [&](const Need& a, const Need& b) {
    return a.device == b.device && a.array == b.array && a.single == b.single;
  };
  for (std::size_t i = 0; i < count; ++i) {
    if (!is_same(needs_[first + i], needs_[second + i]) || !is_same(needs_[first + i], needs_[last + i])) return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    Need& need = needs_[first + i];
    Need& next = needs_[second + i];
    Need& end = needs_[last + i];
    if (!is_line(need.box, next.box, end.box, steps)) continue;
    need.moves = need.moves || !(need.box == end.box);
    need.box = box_hull(need.box, end.box);
    next.box = end.box = Box(std::max(1, need.box.rank));
  }
  const auto joined = [](const Need& need) { return need.box.empty(); };
  needs_.erase(std::remove_if(needs_.begin() + static_cast<std::ptrdiff_t>(second), needs_.end(), joined),
               needs_.end());
}

// Collects the needs of a phase. Phases in one piece move between devices and keep nothing, unless there is one device.
void ExpectedBoxes::collect_phase(const HostNode& leaf) {
  const Phase& phase = plan_.phases[leaf.phase];
  if (phase.single && devices_.size() > 1) return;
  std::size_t slot = plan_.parameters.size();
  for (const Expr& iterator : leaf.iterators) phase_slots_[slot++] = iterator.evaluate(host_slots_);
  const TileRect whole = phase.rect(phase_slots_);
  if (whole.empty()) return;
  const auto add_rect = [&](const TileRect& rect, std::size_t device) {
    PhaseSlots(phase_slots_, slot).set_rect(rect);
    describe_tile(phase, phase_slots_, arrays_, session_.options(), tile_);
    add_tile(device, phase.single);
  };
  if (phase.single) return add_rect(whole, *devices_.begin());
  flow_out_.owners(phase).for_each_in(whole, add_rect);
}

void ExpectedBoxes::add_tile(std::size_t device, bool single) {
  for (const TileGroup& group : tile_.used_groups()) {
    if (group.clean_up && policy_ != BoxPolicy::kConvex) continue;
    needs_.push_back({device, group.array, group.box, single});
  }
  one_by_one_ = one_by_one_ || needs_.size() > kMostNeeds;
  if (one_by_one_) add_needs();
}

// Adds the boxes that are needed. Phases in one piece may run anywhere: theirs are added only if the phase goes through
// the array and nothing else on the device uses the array.
void ExpectedBoxes::add_needs() {
  for (Need& need : needs_) {
    if (!need.single) add(need);
  }
  const auto is_of_others = [&](const Need& need) { return !need.moves || !of(need.device, need.array).empty(); };
  std::erase_if(needs_, [&](const Need& need) { return !need.single || is_of_others(need); });
  for (const Need& need : needs_) add(need);
  needs_.clear();
}

void ExpectedBoxes::add(const Need& need) {
  IndexedBoxes& known = of(need.device, need.array);
  if (policy_ == BoxPolicy::kDisjoint) {
    add_rest(need.box, known);
  } else {
    add_box(need.box, known);
  }
}

}  // namespace boxflow
