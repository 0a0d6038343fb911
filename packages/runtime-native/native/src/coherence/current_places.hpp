// Questions to directories: whether the host or some device has the latest values.
#pragma once

#include <cstdint>

#include "coherence/place_list.hpp"
#include "coherence/region_arrays.hpp"

namespace boxflow {

bool is_on_host(const PlaceList& places);
bool is_on_a_device(const PlaceList& places);

// Returns whether some of the array is current on a device.
bool is_on_devices(const RegionArray& array);

// Returns the bytes of the array that are current on some device.
std::uint64_t bytes_on_devices(const RegionArray& array);

// Returns whether the host lacks some of the array.
bool is_host_stale(const RegionArray& array);

}  // namespace boxflow
