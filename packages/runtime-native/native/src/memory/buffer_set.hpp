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
  std::size_t idle_runs = 0;  // successive runs that did not use it; counted if its array has many buffers
  bool written_back = false;  // see Buffers::write_back_idle
  std::vector<const Plan*> fitted_for;  // regions for which TileMemory has chosen its size
  std::list<Buffer*>::iterator position;  // in its device's list of buffers in use, or of unused ones
  std::uint32_t number = 0;               // in its set
};

class BufferSet {
 public:
  const std::vector<std::unique_ptr<Buffer>>& all() const { return all_; }

  void add(std::unique_ptr<Buffer> buffer);
  std::unique_ptr<Buffer> take(const Buffer& buffer);

  // Calls `visit(Buffer&)` for every buffer whose box overlaps `box`. The time hardly depends on the number of other
  // buffers. `visit` must not change the set.
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
  // The index of the buffers' boxes, used if there are many.
  BoxIndex index_;
  bool indexed_ = false;
};

}  // namespace boxflow
