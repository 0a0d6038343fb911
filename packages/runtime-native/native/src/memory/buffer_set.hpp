// The buffers that a device has of one array.
#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <vector>

#include "coherence/place.hpp"
#include "geometry/box.hpp"
#include "geometry/box_index.hpp"

namespace boxflow {

struct Plan;

struct Buffer : Place {
  int users = 0;           // tiles that are being prepared or issued
  bool transient = true;   // only ever used through views that are to be cleaned up
  bool unread_push = false;  // pushed to, and not used since
  int growths = 0;           // how often it, or a buffer that it replaced, was too small
  bool to_clean_up = false;  // see Buffers::clean_up_later
  std::size_t idle_runs = 0;  // runs in a row that had it and did not use it; counted where an array has many buffers
  bool leaves = false;        // see Buffers::send_idle_home
  std::vector<const Plan*> fitted_for;  // regions that have it as large as they want it, or as there was room for
  std::list<Buffer*>::iterator position;  // in its device's list of buffers in use, or of unused ones
  std::uint32_t number = 0;               // in its set
};

class BufferSet {
 public:
  const std::vector<std::unique_ptr<Buffer>>& all() const { return all_; }

  void add(std::unique_ptr<Buffer> buffer);
  std::unique_ptr<Buffer> take(const Buffer& buffer);

  // Calls `visit(Buffer&)` for every one whose box overlaps `box`, in a time that hardly depends on how many others
  // there are. `visit` must not change the set.
  template <typename Visit>
  void for_each_overlapping(const Box& box, const Visit& visit) const {
    const auto visit_overlapping = [&](std::uint32_t number) {
      if (overlaps(all_[number]->box, box)) visit(*all_[number]);
    };
    if (indexed_) return index_.for_each_near(box, visit_overlapping);
    for (std::uint32_t number = 0; number < all_.size(); ++number) visit_overlapping(number);
  }
  bool has_overlapping(const Box& box) const;
  bool has(const Box& box) const;

 private:
  std::vector<std::unique_ptr<Buffer>> all_;
  // Of their boxes, once there are too many to look at all.
  BoxIndex index_;
  bool indexed_ = false;
};

}  // namespace boxflow
