// Records where the latest value of every element of one array is: disjoint boxes, each with the places that hold it
// (docs/ARCHITECTURE.md). Elements in no box have no value yet, or none that matters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/small_vector.hpp"
#include "coherence/losses.hpp"
#include "coherence/place.hpp"
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

  // Calls `visit(part, places)` for every part of `box` that has a value which `place` lacks.
  template <typename Visit>
  void for_each_missing(const Box& box, Place& place, const Visit& visit) const;
  // Tells the directory that `place` holds all values of `box`, after such a call and `add` for each missing part.
  void now_complete(const Box& box, Place& place) const {
    if (indexed_) place.current.add(box);
  }

  // Returns whether `test(places)` is true for some part of `box` that has a value.
  template <typename Test>
  bool any_of(const Box& box, const Test& test) const {
    return any_number(box, [&](std::uint32_t number) { return test(entries_[number].places); });
  }

  // Records that `place`, too, now holds the latest value of `box`. Elements without a value stay so.
  void add(const Box& box, Place* place);
  // Records that `place` has been written, so that no other place holds `box`.
  void set_only(const Box& box, Place* place);
  // Records that exactly the `places` hold the latest value of `box`.
  void set(const Box& box, const PlaceList& places);
  // Records that `place` holds nothing any more. Boxes that only it held then have no value: the caller must ensure I4.
  void remove(const Place* place);

  // Returns how many elements of `box` are current at `place`.
  std::int64_t current_volume(const Box& box, const Place* place) const;

  // Numbers of elements with a value. The directory keeps them up to date, so that nobody has to visit all entries.
  struct Elements {
    std::int64_t on_devices = 0;  // current on some device
    std::int64_t off_host = 0;    // not current on the host
    bool operator==(const Elements&) const = default;
  };
  const Elements& elements() const { return elements_; }

  const std::vector<Entry>& entries() const {
    met_ += entries_.size();
    return entries_;
  }

  // Returns how many entries were met so far: those that overlapped a box, and all when someone asked for all. Tests
  // count the work of a call with it.
  std::uint64_t met() const { return met_; }

  // Changes whenever the answer to "what is current where" changes; never 0.
  std::uint64_t version() const { return version_; }

 private:
  using Numbers = SmallVector<std::uint32_t, 16>;  // positions of entries

  // Calls `visit(number)` for each entry that overlaps `box`.
  template <typename Visit>
  void for_each_number(const Box& box, const Visit& visit) const {
    any_number(box, [&](std::uint32_t number) {
      visit(number);
      return false;
    });
  }
  // Calls `test(number)` for the same entries until it returns true. If there are few entries, each is compared.
  template <typename Test>
  bool any_number(const Box& box, const Test& test) const {
    const auto test_overlapping = [&](std::uint32_t number) {
      if (!overlaps(entries_[number].box, box)) return false;
      ++met_;
      return test(number);
    };
    if (indexed_) return index_.any_near(box, test_overlapping);
    for (std::uint32_t number = 0; number < entries_.size(); ++number) {
      if (test_overlapping(number)) return true;
    }
    return false;
  }
  void find_overlapping(const Box& box, Numbers& numbers) const;
  void count(const PlaceList& places, std::int64_t elements);
  template <typename Change>
  void change_places(std::uint32_t number, const Change& change);
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
  Elements elements_;
  // An index of the entries' boxes, once there are too many to compare each of them.
  BoxIndex index_;
  bool indexed_ = false;
  // What places lost, while there is an index.
  Losses losses_;
  std::uint64_t version_ = 1;
  mutable std::uint64_t met_ = 0;
  std::size_t compact_at_ = 16;
  // Kept from call to call for their memory.
  Numbers found_;
  BoxList pieces_;
};

template <typename Visit>
void Directory::for_each_missing(const Box& box, Place& place, const Visit& visit) const {
  const auto visit_missing = [&](const Box& part, const PlaceList& places) {
    if (!places.contains(&place)) visit(part, places);
  };
  if (!indexed_) return for_each(box, visit_missing);
  for (const Box& unknown : place.current.unknown_parts(box, losses_, &place)) for_each(unknown, visit_missing);
}

// Says what is wrong with a directory of an array with these bounds; empty if nothing is. If `complete`, every element
// must have a value (I1).
std::string directory_fault(const Directory& directory, const Box& bounds, bool complete);

}  // namespace boxflow
