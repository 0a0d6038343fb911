#include "coherence/directory.hpp"

#include "coherence/directory_compaction.hpp"

namespace boxflow {

namespace {

// Comparing this many boxes takes about as long as a search in an index of them.
constexpr std::size_t kFewEntries = 32;
// A written box may stay in this many pieces, some of which the device has sent: it will send the same ones again.
constexpr std::size_t kFewPieces = 4;
// The number of pieces of one entry before they are joined again; also of all entries if there are few.
constexpr std::size_t kMostPieces = 8;
constexpr std::size_t kMostPiecesOfFew = 64;
// The number of entries around a box that a place has left. If there are more, they wait until all entries are joined.
constexpr std::size_t kMostNeighbours = 16;

// An entry is only joined with its neighbours.
Box with_neighbours(const Box& box) {
  Box grown = box;
  for (int d = 0; d < box.rank; ++d) {
    --grown.lo[d];
    ++grown.hi[d];
  }
  return grown;
}

struct Holders {
  bool host;
  bool devices;
};

Holders holders_of(const PlaceList& places) {
  const bool host = is_on_host(places);
  return {host, places.size() > (host ? 1U : 0U)};
}

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
    change_places(number, [&](PlaceList& places) { places.push_back(place); });
    ++version_;
  }
  compact_if_worth_it();
}

void Directory::set_only(const Box& box, Place* place) {
  if (box.empty()) return;
  find_overlapping(box, found_);
  if (indexed_) losses_.written(box, place);
  if (give_each({found_.data(), found_.size()}, box, place)) return;
  ++version_;
  // The lowest entry that the box covers becomes the box's own, because erasing others does not move it.
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
    change_places(found_[0], [&](PlaceList& places) { places.set_only(place); });
    while (covered > 1) erase(found_[--covered]);
  }
  compact_if_worth_it();
}

// Makes `place` the only holder of `box` without changing the boxes of entries, if few entries change. Otherwise
// returns false, and changes nothing.
bool Directory::give_each(std::span<const std::uint32_t> numbers, const Box& box, Place* place) {
  std::int64_t elements = 0;
  std::size_t given = 0;
  for (const std::uint32_t number : numbers) {
    const auto& [held, places] = entries_[number];
    const bool inside = is_subset(held, box);
    if (!places.is_only(place) && (!inside || ++given > kFewPieces)) return false;
    elements += volume(inside ? held : intersect(held, box));
  }
  if (elements != volume(box)) return false;
  for (const std::uint32_t number : numbers) {
    if (entries_[number].places.is_only(place)) continue;
    change_places(number, [&](PlaceList& places) { places.set_only(place); });
    ++version_;
  }
  return true;
}

void Directory::set(const Box& box, const PlaceList& places) {
  if (places.size() > 0) set_only(box, places[0]);
  for (std::size_t i = 1; i < places.size(); ++i) add(box, places[i]);
}

void Directory::remove(const Place* place) {
  if (indexed_) losses_.removed(place->box, place);
  find_overlapping(place->box, found_);
  std::sort(found_.begin(), found_.end());
  for (std::size_t i = found_.size(); i-- > 0;) {
    const PlaceList& places = entries_[found_[i]].places;
    if (!places.contains(place)) continue;
    ++version_;
    change_places(found_[i], [&](PlaceList& changed) { changed.remove(place); });
    if (places.empty()) erase(found_[i]);
  }
  join_around(place->box);
  compact_if_worth_it();
}

// Joins entries around a box. A box that was sent had been cut out of its sender's entry; when the receiver no longer
// has it, it is again like its surroundings.
void Directory::join_around(const Box& box) {
  find_overlapping(with_neighbours(box), found_);
  if (found_.size() > kMostNeighbours) return;
  for (std::size_t i = 0; i < found_.size();) {
    i = join_with_later(i) ? 0 : i + 1;
  }
}

// Joins an entry that was found with the first later one that has the same places and forms a box with it.
bool Directory::join_with_later(std::size_t position) {
  Entry& entry = entries_[found_[position]];
  for (std::size_t other = position + 1; other < found_.size(); ++other) {
    const Entry& neighbour = entries_[found_[other]];
    Box joined;
    if (!same_places(entry.places, neighbour.places) || !exact_union(entry.box, neighbour.box, joined)) continue;
    replace(found_[position], joined);
    const std::uint32_t gone = found_[other];
    const auto last = static_cast<std::uint32_t>(entries_.size() - 1);  // takes its number
    erase(gone);
    found_.erase_unordered(other);
    for (std::uint32_t& number : found_) {
      if (number == last) number = gone;
    }
    return true;
  }
  return false;
}

// Adds elements that exactly these places hold to the numbers of elements.
void Directory::count(const PlaceList& places, std::int64_t elements) {
  const Holders holders = holders_of(places);
  if (holders.devices) elements_.on_devices += elements;
  if (!holders.host) elements_.off_host += elements;
}

// Most changes only replace a device by others, which leaves the numbers of elements as they are.
template <typename Change>
void Directory::change_places(std::uint32_t number, const Change& change) {
  auto& [box, places] = entries_[number];
  const Holders before = holders_of(places);
  change(places);
  const Holders after = holders_of(places);
  if (after.devices != before.devices) elements_.on_devices += after.devices ? volume(box) : -volume(box);
  if (after.host != before.host) elements_.off_host += after.host ? -volume(box) : volume(box);
}

void Directory::replace(std::uint32_t number, const Box& box) {
  Entry& entry = entries_[number];
  count(entry.places, volume(box) - volume(entry.box));
  entry.box = box;
  if (indexed_) index_.replace(number, box);
}

// Cuts an entry to the part inside `box`; the rest becomes new entries.
void Directory::cut(std::uint32_t number, const Box& box) {
  pieces_.clear();
  subtract(entries_[number].box, box, pieces_);
  for (const Box& piece : pieces_) add_piece(piece, number);
  replace(number, intersect(entries_[number].box, box));
}

// Cuts an entry to the part outside `box`.
void Directory::leave_outside(std::uint32_t number, const Box& box) {
  pieces_.clear();
  subtract(entries_[number].box, box, pieces_);
  for (std::size_t i = 1; i < pieces_.size(); ++i) add_piece(pieces_[i], number);
  replace(number, pieces_[0]);
}

void Directory::add_piece(const Box& piece, std::uint32_t of) {
  if (indexed_) index_.add_near(piece, of);
  count(entries_[of].places, volume(piece));
  entries_.push_back({piece, PlaceList(entries_[of].places)});
}

void Directory::append(const Box& box, PlaceList places) {
  if (indexed_) index_.add(box);
  count(places, volume(box));
  entries_.push_back({box, std::move(places)});
}

void Directory::erase(std::uint32_t number) {
  if (indexed_) index_.remove(number);
  count(entries_[number].places, -volume(entries_[number].box));
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
  // Pieces that come back are those that tiles write and send in each iteration. Joining them again would be useless.
  const std::size_t again = std::min(2 * pieces, std::max(kMostPieces * entries_.size(), kMostPiecesOfFew));
  compact_at_ = std::max({std::size_t{16}, 2 * entries_.size(), again});
  // The index is dropped if few entries are left, and built if there are twice as many.
  const bool index = entries_.size() > kFewEntries / 2;
  if (!joined && index == indexed_) return;
  index_.clear();
  if (index != indexed_) losses_.forget();
  indexed_ = index;
  if (!index) return;
  for (const Entry& entry : entries_) index_.add(entry.box);
}

std::string directory_fault(const Directory& directory, const Box& bounds, bool complete) {
  BoxList without_value;
  Directory::Elements elements;
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
    const Holders holders = holders_of(places);
    if (holders.devices) elements.on_devices += volume(box);
    if (!holders.host) elements.off_host += volume(box);
  }
  if (!(elements == directory.elements())) return "the numbers of elements are wrong";
  if (complete && !without_value.empty()) return to_string(without_value[0]) + " is current nowhere";
  return {};
}

}  // namespace boxflow
