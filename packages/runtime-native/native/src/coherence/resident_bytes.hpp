// How many bytes of a box are current on which device: what places tiles, moves cuts and orders parts go by (BBMM
// §4.4.2).
#pragma once

#include <cstddef>

#include "base/device_id.hpp"
#include "coherence/place.hpp"
#include "coherence/place_list.hpp"
#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"

namespace boxflow {

// Calls `visit(device, bytes)` for each part of the box and each buffer that has its latest values: a device's buffers
// may have some twice.
template <typename Visit>
void for_each_holder(const RegionArray& array, const Box& box, const Visit& visit) {
  array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    for (const Place* place : places) {
      if (!place->device.is_host()) visit(place->device.number(), array.bytes(part));
    }
  });
}

// Of what has a value anywhere: the bytes that are on the device, and those that are not.
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
