#include "geometry/box_node.hpp"

#include <cmath>
#include <cstring>
#include <limits>

namespace boxflow {

namespace {

// The largest integer up to which single precision is exact.
constexpr std::int64_t kExact = std::int64_t{1} << 24;

bool is_exact(std::int64_t value) { return value >= -kExact && value <= kExact; }

float at_most(std::int64_t value) {
  const auto rounded = static_cast<float>(value);
  return is_exact(value) ? rounded : std::nextafter(rounded, -std::numeric_limits<float>::infinity());
}

float at_least(std::int64_t value) {
  const auto rounded = static_cast<float>(value);
  return is_exact(value) ? rounded : std::nextafter(rounded, std::numeric_limits<float>::infinity());
}

// Four slots at a time, as every machine can.
using Four = float __attribute__((vector_size(16)));
using FourBits = std::int32_t __attribute__((vector_size(16)));
constexpr std::size_t kFours = BoxNode::kSlots / 4;

Four four(const std::array<float, BoxNode::kSlots>& values, std::size_t i) {
  Four loaded;
  std::memcpy(&loaded, values.data() + 4 * i, sizeof loaded);
  return loaded;
}

}  // namespace

RoughBox::RoughBox(const Box& box) {
  for (int d = 0; d < box.rank; ++d) {
    lo[d] = at_most(box.lo[d]);
    hi[d] = at_least(box.hi[d]);
  }
}

bool encloses(const RoughBox& outer, const RoughBox& inner, int rank) {
  for (int d = 0; d < rank; ++d) {
    if (inner.lo[d] < outer.lo[d] || inner.hi[d] > outer.hi[d]) return false;
  }
  return true;
}

RoughBox hull_of(const RoughBox& a, const RoughBox& b, int rank) {
  RoughBox hull = a;
  for (int d = 0; d < rank; ++d) {
    hull.lo[d] = std::min(a.lo[d], b.lo[d]);
    hull.hi[d] = std::max(a.hi[d], b.hi[d]);
  }
  return hull;
}

BoxNode::SlotMask BoxNode::overlapping(const RoughBox& box) const {
  FourBits hits[kFours];
  for (FourBits& each : hits) each = FourBits{-1, -1, -1, -1};
  for (int d = 0; d < rank; ++d) {
    const Four lo = {box.lo[d], box.lo[d], box.lo[d], box.lo[d]};
    const Four hi = {box.hi[d], box.hi[d], box.hi[d], box.hi[d]};
    for (std::size_t i = 0; i < kFours; ++i) hits[i] &= (four(lo_[d], i) < hi) & (four(hi_[d], i) > lo);
  }
  FourBits bits = {0, 0, 0, 0};
  for (std::size_t i = 0; i < kFours; ++i) bits |= hits[i] & (FourBits{1, 2, 4, 8} << static_cast<int>(4 * i));
  const auto all = static_cast<SlotMask>(bits[0] | bits[1] | bits[2] | bits[3]);
  return all & ((SlotMask{1} << count) - 1);
}

RoughBox BoxNode::box(std::size_t slot) const {
  RoughBox box;
  for (int d = 0; d < rank; ++d) {
    box.lo[d] = lo_[d][slot];
    box.hi[d] = hi_[d][slot];
  }
  return box;
}

void BoxNode::set_box(std::size_t slot, const RoughBox& box) {
  for (int d = 0; d < rank; ++d) {
    lo_[d][slot] = box.lo[d];
    hi_[d][slot] = box.hi[d];
  }
}

bool BoxNode::at_border(std::size_t slot, const RoughBox& of_all) const {
  for (int d = 0; d < rank; ++d) {
    if (lo_[d][slot] <= of_all.lo[d] || hi_[d][slot] >= of_all.hi[d]) return true;
  }
  return false;
}

RoughBox BoxNode::hull() const {
  RoughBox hull;
  for (int d = 0; d < rank; ++d) {
    hull.lo[d] = *std::min_element(lo_[d].begin(), lo_[d].begin() + count);
    hull.hi[d] = *std::max_element(hi_[d].begin(), hi_[d].begin() + count);
  }
  return hull;
}

std::size_t BoxNode::slot_for(const RoughBox& box) const {
  std::size_t best = 0;
  float best_growth = std::numeric_limits<float>::infinity();
  float best_size = best_growth;
  for (std::size_t slot = 0; slot < count; ++slot) {
    float growth = 0;
    float size = 0;
    for (int d = 0; d < rank; ++d) {
      growth += std::max(lo_[d][slot] - box.lo[d], 0.0F) + std::max(box.hi[d] - hi_[d][slot], 0.0F);
      size += hi_[d][slot] - lo_[d][slot];
    }
    if (growth < best_growth || (growth == best_growth && size < best_size)) {
      best = slot;
      best_growth = growth;
      best_size = size;
    }
  }
  return best;
}

std::size_t BoxNode::add(const RoughBox& box, std::uint32_t number) {
  set_box(count, box);
  numbers[count] = number;
  return count++;
}

void BoxNode::add(const RoughBox& box, std::unique_ptr<BoxNode> child) {
  set_box(count, box);
  child->above = this;
  child->slot_above = count;
  children[count++] = std::move(child);
}

std::unique_ptr<BoxNode> BoxNode::remove(std::size_t slot) {
  std::unique_ptr<BoxNode> removed = std::move(children[slot]);
  const std::size_t last = --count;
  if (slot != last) {
    set_box(slot, box(last));
    if (leaf) {
      numbers[slot] = numbers[last];
    } else {
      children[slot] = std::move(children[last]);
      children[slot]->slot_above = static_cast<std::uint32_t>(slot);
    }
  }
  return removed;
}

}  // namespace boxflow
