#include "geometry/box_index.hpp"

#include <algorithm>
#include <functional>

#include "geometry/box_node_split.hpp"

namespace boxflow {

namespace {

// Nodes with fewer boxes are joined with a neighbour that then still has room.
constexpr std::uint32_t kFew = BoxNode::kSlots / 4;
constexpr std::uint32_t kRoomLeft = 2;

}  // namespace

void BoxIndex::clear() {
  root_.reset();
  where_.clear();
}

void BoxIndex::add(const Box& box) {
  if (!root_) root_ = std::make_unique<BoxNode>(box.rank, true);
  const RoughBox rough(box);
  add_to(leaf_for(rough), rough);
}

void BoxIndex::add_near(const Box& box, std::uint32_t near) { add_to(*where_[near].leaf, RoughBox(box)); }

BoxNode& BoxIndex::leaf_for(const RoughBox& box) {
  BoxNode* node = root_.get();
  while (!node->leaf) node = node->children[node->slot_for(box)].get();
  return *node;
}

void BoxIndex::add_to(BoxNode& leaf, const RoughBox& box) {
  BoxNode& target = leaf.full() ? split(leaf, box) : leaf;
  const auto number = static_cast<std::uint32_t>(where_.size());
  const std::size_t slot = target.add(box, number);
  where_.push_back({&target, static_cast<std::uint32_t>(slot)});
  grow_above(target, box);
}

// Halves a full node; returns the half for the new box.
BoxNode& BoxIndex::split(BoxNode& node, const RoughBox& added) {
  std::array<RoughBox, BoxNode::kSlots> boxes;
  std::array<std::size_t, BoxNode::kSlots> order;
  for (std::size_t slot = 0; slot < boxes.size(); ++slot) boxes[slot] = node.box(slot);
  split_order(boxes, node.rank, order);
  auto other = std::make_unique<BoxNode>(node.rank, node.leaf);
  const auto leaving = std::span(order).subspan(order.size() / 2);
  for (const std::size_t slot : leaving) {
    if (node.leaf) {
      set_where(*other, other->add(boxes[slot], node.numbers[slot]));
    } else {
      other->add(boxes[slot], std::move(node.children[slot]));
    }
  }
  // Begins at the back, so that boxes that take a removed one's place stay.
  std::sort(leaving.begin(), leaving.end(), std::greater<>());
  for (const std::size_t slot : leaving) {
    node.remove(slot);
    if (node.leaf && slot < node.count) set_where(node, slot);
  }
  BoxNode& half = *other;
  put_beside(node, std::move(other));
  const auto growth = [&](const BoxNode& each) {
    const RoughBox before = each.above->box(each.slot_above);
    float sum = 0;
    for (int d = 0; d < each.rank; ++d) {
      sum += std::max(before.lo[d] - added.lo[d], 0.0F) + std::max(added.hi[d] - before.hi[d], 0.0F);
    }
    return sum;
  };
  return growth(half) < growth(node) ? half : node;
}

// `other` has the boxes that `node` has no longer.
void BoxIndex::put_beside(BoxNode& node, std::unique_ptr<BoxNode> other) {
  const RoughBox other_hull = other->hull();
  if (!node.above) {
    auto root = std::make_unique<BoxNode>(node.rank, false);
    const RoughBox node_hull = node.hull();
    root->add(node_hull, std::move(root_));
    root->add(other_hull, std::move(other));
    root_ = std::move(root);
    return;
  }
  node.above->set_box(node.slot_above, node.hull());
  BoxNode& above = node.above->full() ? split(*node.above, other_hull) : *node.above;
  above.add(other_hull, std::move(other));
  grow_above(above, other_hull);
}

void BoxIndex::grow_above(BoxNode& node, const RoughBox& box) {
  for (BoxNode* each = &node; each->above; each = each->above) {
    const RoughBox before = each->above->box(each->slot_above);
    if (encloses(before, box, node.rank)) return;
    each->above->set_box(each->slot_above, hull_of(before, box, node.rank));
  }
}

void BoxIndex::fit_above(BoxNode& node) {
  for (BoxNode* each = &node; each->above; each = each->above) {
    const RoughBox before = each->above->box(each->slot_above);
    const RoughBox now = each->hull();
    if (encloses(now, before, node.rank) && encloses(before, now, node.rank)) return;
    each->above->set_box(each->slot_above, now);
  }
}

void BoxIndex::replace(std::uint32_t number, const Box& box) {
  const auto [leaf, slot] = where_[number];
  const RoughBox rough(box);
  const bool may_shrink = leaf->above && leaf->at_border(slot, leaf->above->box(leaf->slot_above)) &&
                          !encloses(rough, leaf->box(slot), leaf->rank);
  leaf->set_box(slot, rough);
  if (may_shrink) {
    fit_above(*leaf);
  } else {
    grow_above(*leaf, rough);
  }
}

void BoxIndex::remove(std::uint32_t number) {
  const auto [leaf, slot] = where_[number];
  const bool may_shrink = leaf->above && leaf->at_border(slot, leaf->above->box(leaf->slot_above));
  leaf->remove(slot);
  if (slot < leaf->count) set_where(*leaf, slot);
  const auto last = static_cast<std::uint32_t>(where_.size() - 1);
  if (number != last) {
    where_[number] = where_[last];
    where_[number].leaf->numbers[where_[number].slot] = number;
  }
  where_.pop_back();
  if (may_shrink && leaf->count > 0) fit_above(*leaf);
  if (leaf->count < kFew) join(*leaf);
}

// Joins a node with the neighbour that grows least, if one has room.
void BoxIndex::join(BoxNode& node) {
  if (!node.above) {
    if (node.leaf || node.count > 1) return;
    if (node.count == 0) return root_.reset();
    std::unique_ptr<BoxNode> only = node.remove(0);
    only->above = nullptr;
    root_ = std::move(only);
    return;
  }
  if (node.count == 0) return drop(node);
  BoxNode& above = *node.above;
  const RoughBox hull = node.hull();
  BoxNode* best = nullptr;
  float best_size = 0;
  for (std::size_t slot = 0; slot < above.count; ++slot) {
    BoxNode& other = *above.children[slot];
    if (&other == &node || other.count + node.count + kRoomLeft > BoxNode::kSlots) continue;
    const RoughBox both = hull_of(above.box(slot), hull, node.rank);
    float size = 0;
    for (int d = 0; d < node.rank; ++d) size += both.hi[d] - both.lo[d];
    if (best && size >= best_size) continue;
    best = &other;
    best_size = size;
  }
  if (!best) return;
  move_all(node, *best);
  grow_above(*best, hull);
  drop(node);
}

void BoxIndex::move_all(BoxNode& from, BoxNode& to) {
  while (from.count > 0) {
    const std::size_t slot = from.count - 1;
    const RoughBox box = from.box(slot);
    if (from.leaf) {
      const std::uint32_t number = from.numbers[slot];
      from.remove(slot);
      set_where(to, to.add(box, number));
    } else {
      to.add(box, from.remove(slot));
    }
  }
}

// An empty node.
void BoxIndex::drop(BoxNode& node) {
  BoxNode& above = *node.above;
  above.remove(node.slot_above);
  if (above.count > 0) fit_above(above);
  if (above.count < kFew) join(above);
}

namespace {

std::string node_fault(const BoxNode& node, const std::vector<Box>& boxes, std::vector<int>& seen) {
  if (node.above && node.count == 0) return "an empty node";
  if (node.above) {
    if (node.above->children[node.slot_above].get() != &node) return "a node that is not where it says";
    if (!encloses(node.above->box(node.slot_above), node.hull(), node.rank)) return "a hull that is too small";
  }
  for (std::size_t slot = 0; slot < node.count; ++slot) {
    if (node.leaf) {
      const std::uint32_t number = node.numbers[slot];
      if (number >= boxes.size()) return "a number of no box";
      seen[number] += 1;
      if (!encloses(node.box(slot), RoughBox(boxes[number]), node.rank)) return "a box that is not the owner's";
      continue;
    }
    const std::string below = node_fault(*node.children[slot], boxes, seen);
    if (!below.empty()) return below;
  }
  return {};
}

}  // namespace

std::string BoxIndex::fault(const std::vector<Box>& boxes) const {
  if (boxes.size() != where_.size()) return "another number of boxes";
  std::vector<int> seen(boxes.size(), 0);
  if (root_) {
    const std::string fault = node_fault(*root_, boxes, seen);
    if (!fault.empty()) return fault;
  }
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (seen[i] != 1) return "box " + std::to_string(i) + " is not there once";
    if (where_[i].leaf->numbers[where_[i].slot] != i) {
      return "box " + std::to_string(i) + " is not where it is said to be";
    }
  }
  return {};
}

}  // namespace boxflow
