// A set of boxes that is searched by overlap. The cost of a search hardly depends on the number of boxes.
#pragma once

#include <vector>

#include "geometry/box_index.hpp"

namespace boxflow {

class IndexedBoxes {
 public:
  const std::vector<Box>& all() const { return all_; }
  bool empty() const { return all_.empty(); }

  void add(const Box& box);
  // Removes a box by its position in all(), which the last box gets.
  void remove(std::size_t number);
  void clear();

  // Calls `visit(number)` for every box that overlaps `box`. `visit` must not change the set.
  template <typename Visit>
  void for_each_overlapping(const Box& box, const Visit& visit) const {
    const auto visit_overlapping = [&](std::uint32_t number) {
      if (overlaps(all_[number], box)) visit(number);
    };
    if (indexed_) return index_.for_each_near(box, visit_overlapping);
    for (std::uint32_t number = 0; number < all_.size(); ++number) visit_overlapping(number);
  }

 private:
  void index_all();

  std::vector<Box> all_;
  // Built when there are too many boxes to compare each of them.
  BoxIndex index_;
  bool indexed_ = false;
};

}  // namespace boxflow
