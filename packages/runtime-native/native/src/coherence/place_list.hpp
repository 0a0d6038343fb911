// The places that hold one box of an array, in the order in which they came to hold it. If a value goes to all devices,
// lists become as long as their number, so long lists are indexed by device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/device_id.hpp"
#include "base/small_vector.hpp"
#include "coherence/place.hpp"

namespace boxflow {

class PlaceList {
 public:
  PlaceList() = default;
  explicit PlaceList(Place* only) { push_back(only); }

  std::size_t size() const { return places_.size(); }
  bool empty() const { return places_.empty(); }
  Place* operator[](std::size_t i) const { return places_[i]; }
  Place* const* begin() const { return places_.begin(); }
  Place* const* end() const { return places_.end(); }

  bool contains(const Place* place) const { return position_of(place) != kNone; }
  bool is_only(const Place* place) const { return places_.size() == 1 && places_[0] == place; }
  // Returns a place on the device, or the host's place; null if there is none.
  Place* on_device(DeviceId device) const;

  // Adds a place that is not in the list yet.
  void push_back(Place* place);
  // Makes `place` the only one.
  void set_only(Place* place);
  // Removes a place if it is in the list. The last one takes its position.
  void remove(const Place* place);

  // Returns whether both lists have the same places, in any order. Constant time for most lists that differ.
  friend bool same_places(const PlaceList& a, const PlaceList& b);
  // Equal for lists of the same places in any order.
  std::uint64_t fingerprint() const { return fingerprint_; }

 private:
  // Longer lists are indexed: by device the first position, and by position the next one of the same device.
  static constexpr std::size_t kShort = 8;
  using Position = std::uint32_t;
  static constexpr Position kNone = ~Position{0};

  Position position_of(const Place* place) const;
  Position first_on(DeviceId device) const;
  bool indexed() const { return !next_.empty(); }
  void index();
  void link(Position position);
  Position& link_to(Position position);

  SmallVector<Place*, 4> places_;
  std::uint64_t fingerprint_ = 0;
  std::vector<Position> first_;
  std::vector<Position> next_;
};

inline bool holds(const PlaceList& places, const Place* place) { return places.contains(place); }
inline bool is_on_host(const PlaceList& places) { return places.on_device(kOnHost) != nullptr; }
inline bool is_on_a_device(const PlaceList& places) { return places.size() > (is_on_host(places) ? 1U : 0U); }

}  // namespace boxflow
