#include "coherence/current_places.hpp"

#include <algorithm>

namespace boxflow {

bool is_on_host(const PlaceList& places) { return places.on_device(kOnHost) != nullptr; }

bool is_on_a_device(const PlaceList& places) { return places.size() > (is_on_host(places) ? 1U : 0U); }

bool is_on_devices(const RegionArray& array) {
  const auto& entries = array.directory.entries();
  return std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return is_on_a_device(entry.places); });
}

std::uint64_t bytes_on_devices(const RegionArray& array) {
  std::uint64_t bytes = 0;
  for (const Directory::Entry& entry : array.directory.entries()) {
    if (is_on_a_device(entry.places)) bytes += array.bytes(entry.box);
  }
  return bytes;
}

bool is_host_stale(const RegionArray& array) {
  const auto& entries = array.directory.entries();
  return std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return !is_on_host(entry.places); });
}

}  // namespace boxflow
