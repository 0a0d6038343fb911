// Boxes of a place in which every element with a value was current at some moment.
#pragma once

#include "coherence/losses.hpp"
#include "geometry/box.hpp"

namespace boxflow {

class CurrentBoxes {
 public:
  // Returns disjoint parts of `box`. Elsewhere in it, every element that has a value is known to be current at the
  // place, whose boxes these are.
  BoxList unknown_parts(const Box& box, const Losses& losses, const Place* place);
  // Records that all elements of the box with a value are current, after a call of `unknown_parts` for it, and no other
  // loss since.
  void add(const Box& box);

 private:
  void follow(const Losses& losses, const Place* place);

  BoxList boxes_;  // the latest one last
  Losses::Moment moment_;
};

}  // namespace boxflow
