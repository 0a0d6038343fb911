#include "directory.hpp"

namespace boxflow {

namespace {

void remove_from(PlaceList& places, const Place* place) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] != place) continue;
    places.erase_unordered(i);
    return;
  }
}

bool same_places(const PlaceList& a, const PlaceList& b) {
  if (a.size() != b.size()) return false;
  for (const Place* place : a) {
    if (!holds(b, place)) return false;
  }
  return true;
}

}  // namespace

void Directory::add(const Box& box, Place* place) {
  const std::size_t count = entries_.size();
  BoxList outside;
  for (std::size_t i = 0; i < count; ++i) {
    if (!overlaps(entries_[i].box, box) || holds(entries_[i].places, place)) continue;
    if (!is_subset(entries_[i].box, box)) {
      outside.clear();
      subtract(entries_[i].box, box, outside);
      entries_[i].box = intersect(entries_[i].box, box);
      for (const Box& piece : outside) entries_.push_back({piece, PlaceList(entries_[i].places)});
    }
    entries_[i].places.push_back(place);
  }
  compact_if_worth_it();
}

void Directory::set_only(const Box& box, Place* place) {
  if (box.empty()) return;
  BoxList outside;
  for (std::size_t i = entries_.size(); i-- > 0;) {
    if (!overlaps(entries_[i].box, box)) continue;
    if (!is_subset(entries_[i].box, box)) {
      outside.clear();
      subtract(entries_[i].box, box, outside);
      for (const Box& piece : outside) entries_.push_back({piece, PlaceList(entries_[i].places)});
    }
    if (i + 1 != entries_.size()) entries_[i] = std::move(entries_.back());
    entries_.pop_back();
  }
  entries_.push_back({box, PlaceList{place}});
  compact_if_worth_it();
}

void Directory::remove(const Place* place) {
  for (std::size_t i = entries_.size(); i-- > 0;) {
    remove_from(entries_[i].places, place);
    if (!entries_[i].places.empty()) continue;
    if (i + 1 != entries_.size()) entries_[i] = std::move(entries_.back());
    entries_.pop_back();
  }
  compact_if_worth_it();
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
  compact();
  compact_at_ = std::max<std::size_t>(16, 2 * entries_.size());
}

// Joins boxes that are held by the same places and whose union is a box.
void Directory::compact() {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    for (std::size_t j = i + 1; j < entries_.size();) {
      Box joined;
      if (same_places(entries_[i].places, entries_[j].places) &&
          exact_union(entries_[i].box, entries_[j].box, joined)) {
        entries_[i].box = joined;
        if (j + 1 != entries_.size()) entries_[j] = std::move(entries_.back());
        entries_.pop_back();
        j = i + 1;  // the larger box may now join those passed over
      } else {
        ++j;
      }
    }
  }
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
