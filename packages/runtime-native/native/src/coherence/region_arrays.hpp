// The arrays of one call of a region: their extents, the program's memory, and what is current where.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "coherence/directory.hpp"
#include "geometry/box.hpp"
#include "plan/plan.hpp"

namespace boxflow {

struct RegionArray {
  const Plan* region = nullptr;
  const PlanArray* plan = nullptr;
  std::size_t element_bytes = 0;
  Box bounds;
  std::unique_ptr<Place> host = std::make_unique<Place>();  // moves together with the directory
  Directory directory;
  bool overwritten = false;  // some of the program's own memory does not hold what it did before the region
  bool host_stale = false;   // before the region, devices had later values of it than the program's own memory
  bool stays = false;        // after the region, its data on the devices stays there (kept_arrays.hpp)
  unsigned partial_copies = 0;  // copies of a part of it to the host since a region used it (host_access.cpp)
  bool preloaded = false;    // views that go through it with a serial loop have all of it (preloaded_arrays.hpp)
  bool foreign = false;      // belongs to an earlier region, and stays while this one runs, as long as there is room
  std::unique_ptr<char[]> own_memory;  // for an array of the region itself, once some of it left the devices

  // Declared outside the region, so the host has a value of every element.
  bool outer() const { return plan->live_in || plan->live_out; }
  std::size_t bytes(const Box& box) const { return static_cast<std::size_t>(volume(box)) * element_bytes; }
  // Returns the bytes that are current on some device.
  std::size_t bytes_on_devices() const {
    return static_cast<std::size_t>(directory.elements().on_devices) * element_bytes;
  }
  // Returns the bytes from the first one of the program's own memory to the last one, gaps included.
  std::size_t host_bytes() const;
};

// Returns the elements that have some of the bytes [begin, end) of the program's memory, and perhaps elements between
// them.
Box elements_in(const RegionArray& array, std::uintptr_t begin, std::uintptr_t end);

// Pointers to arrays stay valid.
using RegionArrays = std::deque<RegionArray>;

// `addresses` are null for arrays that live only in the region. Throws BF5011 if an array is larger than memory can be.
RegionArrays make_region_arrays(const Plan& plan, std::span<const std::int64_t> parameters,
                                std::span<void* const> addresses);

// Returns whether a view has all of its array instead of its boxes.
inline bool is_preloaded(const PhaseView& view, const RegionArrays& arrays) {
  return view.clean_up && arrays[view.array].preloaded;
}

// Copy the program's own values, one after the other, from and to the program's memory.
void read_host(const RegionArray& array, char* values);
void write_host(RegionArray& array, const char* values);

// Returns the host place. Allocates its memory if the array lives only in the region.
Place& host_place(RegionArray& array);

// Returns the message of the first assumption that does not hold.
std::optional<std::string> failed_assumption(const Plan& plan, std::span<const std::int64_t> parameters);

// Names a parameter that is so large that the plan's arithmetic may leave 64 bits.
std::optional<std::string> extreme_parameter(const Plan& plan, std::span<const std::int64_t> parameters);

// Names an array of the program that has no address, or that begins or ends where the process has no memory. If no
// declaration gives an extent, it covers all accesses that may happen, even if their condition is never true.
std::optional<std::string> array_without_memory(const RegionArrays& arrays);

// Returns whether the process has memory everywhere from the array's first byte to its last one.
bool has_memory_throughout(const RegionArray& array);

// Lists the names of the `overwritten` arrays for a message; empty if there are none.
std::string overwritten_arrays(const RegionArrays& arrays);

// Returns whether both arrays use some of the same memory. Members of the same structs alternate in memory, but have no
// element in common.
bool share_elements(const RegionArray& a, const RegionArray& b);

// Names two arrays that have an element in common, if one of them is written.
std::optional<std::string> overlapping_arrays(const RegionArrays& arrays);

}  // namespace boxflow
