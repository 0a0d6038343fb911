#include "coherence/place_list.hpp"

#include <bit>

namespace boxflow {

namespace {

// Bits of an address that do not cancel each other in sums.
std::uint64_t mixed(const Place* place) {
  auto bits = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(place));
  bits *= 0x9e3779b97f4a7c15u;
  return std::rotl(bits, 29) * 0xbf58476d1ce4e5b9u;
}

}  // namespace

Place* PlaceList::on_device(DeviceId device) const {
  const Position position = first_on(device);
  return position == kNone ? nullptr : places_[position];
}

PlaceList::Position PlaceList::first_on(DeviceId device) const {
  if (indexed()) return device.row() < first_.size() ? first_[device.row()] : kNone;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i]->device == device) return static_cast<Position>(i);
  }
  return kNone;
}

PlaceList::Position PlaceList::position_of(const Place* place) const {
  if (indexed()) {
    Position position = first_on(place->device);
    while (position != kNone && places_[position] != place) position = next_[position];
    return position;
  }
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i] == place) return static_cast<Position>(i);
  }
  return kNone;
}

void PlaceList::push_back(Place* place) {
  places_.push_back(place);
  fingerprint_ += mixed(place);
  if (indexed()) {
    link(static_cast<Position>(places_.size() - 1));
  } else if (places_.size() > kShort) {
    index();
  }
}

void PlaceList::set_only(Place* place) {
  places_.clear();
  fingerprint_ = 0;
  first_.clear();
  next_.clear();
  push_back(place);
}

void PlaceList::index() {
  for (std::size_t i = 0; i < places_.size(); ++i) link(static_cast<Position>(i));
}

void PlaceList::link(Position position) {
  const std::size_t row = places_[position]->device.row();
  if (row >= first_.size()) first_.resize(std::max(row + 1, 2 * first_.size()), kNone);
  next_.push_back(first_[row]);
  first_[row] = position;
}

// Returns the entry that says that `position` is the next one of its device.
PlaceList::Position& PlaceList::link_to(Position position) {
  Position* at = &first_[places_[position]->device.row()];
  while (*at != position) at = &next_[*at];
  return *at;
}

void PlaceList::remove(const Place* place) {
  const Position position = position_of(place);
  if (position == kNone) return;
  fingerprint_ -= mixed(place);
  const auto last = static_cast<Position>(places_.size() - 1);
  if (indexed()) {
    link_to(position) = next_[position];
    if (position != last) {
      link_to(last) = position;
      next_[position] = next_[last];
    }
    next_.pop_back();
    // The last of a device may have left: an index of nothing is none.
    if (next_.empty()) first_.clear();
  }
  places_.erase_unordered(position);
}

bool same_places(const PlaceList& a, const PlaceList& b) {
  if (a.size() != b.size() || a.fingerprint_ != b.fingerprint_) return false;
  for (const Place* place : a) {
    if (!b.contains(place)) return false;
  }
  return true;
}

}  // namespace boxflow
