// Counts the bytes of a box that are current on each device. Tiles are placed, cuts moved and parts ordered by these
// numbers (BBMM §4.4.2).
#pragma once

#include <cstddef>

#include "base/device_id.hpp"
#include "coherence/place.hpp"
#include "coherence/place_list.hpp"
#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"

namespace boxflow {

// Calls `visit(device, bytes)` for each part of the box and each buffer that has its latest values. Two buffers of a
// device may have the same elements.
template <typename Visit>
void for_each_holder(const RegionArray& array, const Box& box, const Visit& visit) {
  array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    for (const Place* place : places) {
      if (!place->device.is_host()) visit(place->device.number(), array.bytes(part));
    }
  });
}

// The bytes that are on a device, and those that are only elsewhere.
struct ResidentBytes {
  std::size_t there = 0;
  std::size_t missing = 0;
};

inline void add_resident_bytes(const RegionArray& array, const Box& box, std::size_t device, ResidentBytes& bytes) {
  array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    (places.on_device(DeviceId(device)) ? bytes.there : bytes.missing) += array.bytes(part);
  });
}

}  // namespace boxflow
