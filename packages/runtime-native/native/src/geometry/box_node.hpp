// A node of a box index (box_index.hpp): up to 16 boxes, each with the number that it stands for or with the node
// below.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "geometry/box.hpp"

namespace boxflow {

// A box in single precision that holds the box it is made of, so that 16 of them take few instructions to compare.
struct RoughBox {
  std::array<float, kMaxRank> lo;
  std::array<float, kMaxRank> hi;

  RoughBox() = default;
  explicit RoughBox(const Box& box);
};

class BoxNode {
 public:
  static constexpr std::size_t kSlots = 16;
  using SlotMask = std::uint32_t;  // bit i: slot i

  BoxNode(int dimensions, bool is_leaf) : rank(dimensions), leaf(is_leaf) {}

  bool full() const { return count == kSlots; }
  // Returns the slots whose boxes have a point in common with `box`, and maybe some more.
  SlotMask overlapping(const RoughBox& box) const;
  RoughBox box(std::size_t slot) const;
  void set_box(std::size_t slot, const RoughBox& box);
  // Returns whether the slot's box touches the hull's boundary, so that the hull may be smaller without it.
  bool at_border(std::size_t slot, const RoughBox& of_all) const;
  RoughBox hull() const;
  // Returns the slot whose box grows least to hold `box`.
  std::size_t slot_for(const RoughBox& box) const;

  // Adds an entry to a node that is not full.
  std::size_t add(const RoughBox& box, std::uint32_t number);
  void add(const RoughBox& box, std::unique_ptr<BoxNode> child);
  // Removes a slot; the last one takes its place.
  std::unique_ptr<BoxNode> remove(std::size_t slot);

  const int rank;
  const bool leaf;
  std::uint32_t count = 0;
  std::uint32_t slot_above = 0;  // in `above`
  BoxNode* above = nullptr;
  std::array<std::uint32_t, kSlots> numbers;                // only in leaves
  std::array<std::unique_ptr<BoxNode>, kSlots> children{};  // only in inner nodes

 private:
  // Bounds by dimension, then by slot.
  std::array<std::array<float, kSlots>, kMaxRank> lo_{};
  std::array<std::array<float, kSlots>, kMaxRank> hi_{};
};

bool encloses(const RoughBox& outer, const RoughBox& inner, int rank);
RoughBox hull_of(const RoughBox& a, const RoughBox& b, int rank);

}  // namespace boxflow
