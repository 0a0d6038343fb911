// Records where the latest value of every element of one array is: disjoint boxes, each with the places that hold it
// (docs/ARCHITECTURE.md). Elements in no box have no value yet, or none that matters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/small_vector.hpp"
#include "coherence/place_list.hpp"
#include "geometry/box.hpp"
#include "geometry/box_index.hpp"

namespace boxflow {

class Directory {
 public:
  struct Entry {
    Box box;
    PlaceList places;
  };

  // Calls `visit(part, places)` for every part of `box` that has a value. `visit` must not change the directory.
  template <typename Visit>
  void for_each(const Box& box, const Visit& visit) const {
    for_each_number(box, [&](std::uint32_t number) {
      visit(intersect(entries_[number].box, box), entries_[number].places);
    });
  }

  // Records that `place`, too, now holds the latest value of `box`. Elements without a value stay so.
  void add(const Box& box, Place* place);
  // Records that `place` has been written, so that no other place holds `box`.
  void set_only(const Box& box, Place* place);
  // Records that exactly the `places` hold the latest value of `box`.
  void set(const Box& box, const PlaceList& places);
  // Records that `place` holds nothing any more. Boxes that only it held then have no value: the caller must ensure I4.
  void remove(const Place* place);

  // Replaces a place by a different one of the same device that holds nothing yet.
  void replace_place(const Place* then, Place* now);

  // Returns how many elements of `box` are current at `place`.
  std::int64_t current_volume(const Box& box, const Place* place) const;

  const std::vector<Entry>& entries() const { return entries_; }

  // Changes whenever the answer to "what is current where" changes; never 0.
  std::uint64_t version() const { return version_; }

 private:
  using Numbers = SmallVector<std::uint32_t, 16>;  // positions of entries

  // Calls `visit(number)` for each entry that overlaps `box`. If there are few entries, each is compared.
  template <typename Visit>
  void for_each_number(const Box& box, const Visit& visit) const {
    const auto visit_overlapping = [&](std::uint32_t number) {
      if (overlaps(entries_[number].box, box)) visit(number);
    };
    if (indexed_) return index_.for_each_near(box, visit_overlapping);
    for (std::uint32_t number = 0; number < entries_.size(); ++number) visit_overlapping(number);
  }
  void find_overlapping(const Box& box, Numbers& numbers) const;
  bool give_each(std::span<const std::uint32_t> numbers, const Box& box, Place* place);
  void append(const Box& box, PlaceList places);
  void replace(std::uint32_t number, const Box& box);
  void cut(std::uint32_t number, const Box& box);
  void leave_outside(std::uint32_t number, const Box& box);
  void add_piece(const Box& piece, std::uint32_t of);
  void erase(std::uint32_t number);
  void join_around(const Box& box);
  bool join_with_later(std::size_t position);
  void compact_if_worth_it();

  std::vector<Entry> entries_;
  // An index of the entries' boxes, once there are too many to compare each of them.
  BoxIndex index_;
  bool indexed_ = false;
  std::uint64_t version_ = 1;
  std::size_t compact_at_ = 16;
  // Kept from call to call for their memory.
  Numbers found_;
  BoxList pieces_;
};

// Says what is wrong with a directory of an array with these bounds; empty if nothing is. If `complete`, every element
// must have a value (I1).
std::string directory_fault(const Directory& directory, const Box& bounds, bool complete);

}  // namespace boxflow
