// The accesses of one kind to one piece of memory. The cost of a search by box hardly depends on their number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "base/small_vector.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"
#include "geometry/box_index.hpp"

namespace boxflow {

// Says whether one of the joined accesses contained the others. The order is that of the cost to detect that they come
// again.
enum class Joined : std::uint8_t { kNone, kNested, kBeside };

struct Access {
  int queue = 0;
  EventRef event;
  Box box;
  std::uint64_t number = 0;  // in the order of recording
  Joined joined = Joined::kNone;
  double used = 0;  // elements of the accesses that were joined
};

class AccessSet {
 public:
  using Accesses = SmallVector<Access, 1>;

  AccessSet() = default;
  AccessSet(const AccessSet& other) { *this = other; }
  AccessSet& operator=(const AccessSet& other) {
    if (this != &other) change_all([&](Accesses& all) { all = other.all_; });
    return *this;
  }
  AccessSet(AccessSet&&) noexcept = default;
  AccessSet& operator=(AccessSet&&) noexcept = default;

  std::size_t size() const { return all_.size(); }
  const Access& operator[](std::size_t position) const { return all_[position]; }
  const Access* begin() const { return all_.begin(); }
  const Access* end() const { return all_.end(); }

  void add(Access access);
  void replace(std::size_t position, Access access);
  // Takes away from the access what cut_end takes away from its box.
  void cut(std::size_t position, const Box& hole);
  // The last access gets this one's position.
  void remove(std::size_t position);
  void clear();

  // Calls `change(event)` for each access.
  template <typename Change>
  void for_each_event(const Change& change) {
    for (Access& access : all_) change(access.event);
  }
  // Calls `change(accesses)`, which may change all of them.
  template <typename Change>
  void change_all(const Change& change) {
    change(all_);
    index_.reset();
    if (all_.size() > kFew) index_all();
  }

  // Calls `visit(access)` for each access that overlaps `box`, and maybe for others.
  template <typename Visit>
  void for_each_near(const Box& box, const Visit& visit) const {
    if (index_) return index_->for_each_near(box, [&](std::uint32_t position) { visit(all_[position]); });
    for (const Access& access : all_) visit(access);
  }
  // Calls `visit(position)` for the same accesses, the last one first. `visit` may change or remove that access and
  // those it has been called with before.
  template <typename Visit>
  void for_each_position_near(const Box& box, const Visit& visit) {
    if (!index_) {
      for (std::size_t position = all_.size(); position-- > 0;) visit(position);
      return;
    }
    SmallVector<std::uint32_t, 32> positions;
    index_->for_each_near(box, [&](std::uint32_t position) { positions.push_back(position); });
    std::sort(positions.begin(), positions.end(), std::greater<>());
    for (const std::uint32_t position : positions) visit(position);
  }

 private:
  // Looking at this many accesses takes about as long as a search in the index.
  static constexpr std::size_t kFew = 64;

  void index_all();

  Accesses all_;
  std::unique_ptr<BoxIndex> index_;  // null if there are few accesses
};

}  // namespace boxflow
