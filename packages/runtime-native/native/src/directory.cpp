#include "directory.hpp"

#include "directory_compaction.hpp"

namespace boxflow {

namespace {

// To compare as many boxes takes about as long as to ask the index of their number.
constexpr std::size_t kFewEntries = 32;
// What a device writes stays in so many pieces, of which it has sent some: it will send the same ones again.
constexpr std::size_t kFewPieces = 4;
// Of one entry, before they are joined again; and of all where there are few.
constexpr std::size_t kMostPieces = 8;
constexpr std::size_t kMostPiecesOfFew = 64;

}  // namespace

void Directory::find_overlapping(const Box& box, Numbers& numbers) const {
  numbers.clear();
  for_each_number(box, [&](std::uint32_t number) { numbers.push_back(number); });
}

void Directory::add(const Box& box, Place* place) {
  find_overlapping(box, found_);
  for (const std::uint32_t number : found_) {
    if (entries_[number].places.contains(place)) continue;
    if (!is_subset(entries_[number].box, box)) cut(number, box);
    entries_[number].places.push_back(place);
    ++version_;
  }
  compact_if_worth_it();
}

void Directory::set_only(const Box& box, Place* place) {
  if (box.empty()) return;
  find_overlapping(box, found_);
  if (give_each({found_.data(), found_.size()}, box, place)) return;
  ++version_;
  // One of the entries that the box covers becomes the box's own: the lowest, which erasing others does not move.
  std::sort(found_.begin(), found_.end());
  std::size_t covered = 0;
  for (const std::uint32_t number : found_) {
    if (is_subset(entries_[number].box, box)) {
      found_[covered++] = number;
    } else {
      leave_outside(number, box);
    }
  }
  if (covered == 0) {
    append(box, PlaceList(place));
  } else {
    if (!(entries_[found_[0]].box == box)) replace(found_[0], box);
    entries_[found_[0]].places.set_only(place);
    while (covered > 1) erase(found_[--covered]);
  }
  compact_if_worth_it();
}

// Where the box is made of a few entries each of them is the place's only, and stays. Else false, and nothing has
// changed.
bool Directory::give_each(std::span<const std::uint32_t> numbers, const Box& box, Place* place) {
  if (numbers.empty() || numbers.size() > kFewPieces) return false;
  std::int64_t elements = 0;
  for (const std::uint32_t number : numbers) {
    if (!is_subset(entries_[number].box, box)) return false;
    elements += volume(entries_[number].box);
  }
  if (elements != volume(box)) return false;
  for (const std::uint32_t number : numbers) {
    PlaceList& places = entries_[number].places;
    if (places.size() == 1 && places[0] == place) continue;
    places.set_only(place);
    ++version_;
  }
  return true;
}

void Directory::remove(const Place* place) {
  find_overlapping(place->box, found_);
  std::sort(found_.begin(), found_.end());
  for (std::size_t i = found_.size(); i-- > 0;) {
    PlaceList& places = entries_[found_[i]].places;
    const std::size_t before = places.size();
    places.remove(place);
    if (places.size() != before) ++version_;
    if (places.empty()) erase(found_[i]);
  }
  compact_if_worth_it();
}

void Directory::replace(std::uint32_t number, const Box& box) {
  entries_[number].box = box;
  if (indexed_) index_.replace(number, box);
}

// The entry keeps what lies inside of `box`; the rest becomes entries of its own.
void Directory::cut(std::uint32_t number, const Box& box) {
  pieces_.clear();
  subtract(entries_[number].box, box, pieces_);
  for (const Box& piece : pieces_) add_piece(piece, number);
  replace(number, intersect(entries_[number].box, box));
}

// The entry keeps what lies outside of `box`.
void Directory::leave_outside(std::uint32_t number, const Box& box) {
  pieces_.clear();
  subtract(entries_[number].box, box, pieces_);
  for (std::size_t i = 1; i < pieces_.size(); ++i) add_piece(pieces_[i], number);
  replace(number, pieces_[0]);
}

void Directory::add_piece(const Box& piece, std::uint32_t of) {
  if (indexed_) index_.add_near(piece, of);
  entries_.push_back({piece, PlaceList(entries_[of].places)});
}

void Directory::append(const Box& box, PlaceList places) {
  if (indexed_) index_.add(box);
  entries_.push_back({box, std::move(places)});
}

void Directory::erase(std::uint32_t number) {
  if (indexed_) index_.remove(number);
  if (number + 1 != entries_.size()) entries_[number] = std::move(entries_.back());
  entries_.pop_back();
}

std::int64_t Directory::current_volume(const Box& box, const Place* place) const {
  std::int64_t total = 0;
  for_each(box, [&](const Box& part, const PlaceList& places) {
    if (holds(places, place)) total += volume(part);
  });
  return total;
}

void Directory::compact_if_worth_it() {
  if (entries_.size() < compact_at_) return;
  const std::size_t pieces = entries_.size();
  const bool joined = join_entries(entries_);
  // Pieces that come back are what tiles write and send in each iteration: then there is no use in joining them again.
  const std::size_t again = std::min(2 * pieces, std::max(kMostPieces * entries_.size(), kMostPiecesOfFew));
  compact_at_ = std::max({std::size_t{16}, 2 * entries_.size(), again});
  // The index goes where few are left, and comes where there are many: their number doubles in between.
  const bool index = entries_.size() > kFewEntries / 2;
  if (!joined && index == indexed_) return;
  index_.clear();
  indexed_ = index;
  if (!index) return;
  for (const Entry& entry : entries_) index_.add(entry.box);
}

std::string directory_fault(const Directory& directory, const Box& bounds, bool complete) {
  BoxList without_value;
  if (!bounds.empty()) without_value.push_back(bounds);
  const auto& entries = directory.entries();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto& [box, places] = entries[i];
    const std::string name = to_string(box);
    if (box.empty()) return "an empty box";
    if (!is_subset(box, bounds)) return name + " leaves the array";
    if (places.empty()) return name + " is nowhere";
    for (std::size_t p = 0; p < places.size(); ++p) {
      if (!is_subset(box, places[p]->box)) return name + " is said to be where there is no room for it";
      for (std::size_t q = 0; q < p; ++q) {
        if (places[p] == places[q]) return name + " names a place twice";
      }
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (overlaps(box, entries[j].box)) return name + " overlaps " + to_string(entries[j].box);
    }
    subtract_from_all(without_value, box);
  }
  if (complete && !without_value.empty()) return to_string(without_value[0]) + " is current nowhere";
  return {};
}

}  // namespace boxflow
