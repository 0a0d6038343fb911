// The arrays of one call of a region: their extents, the user's memory, and what is current where.
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
  Place host;
  Directory directory;
  bool overwritten = false;  // some of the program's own memory does not hold what it did before the region
  bool host_stale = false;   // before the region, devices had later values of it than the program's own memory
  bool stays = false;        // after the region what devices hold of it stays there (kept_arrays.hpp)
  unsigned parts_home = 0;   // how often a part of it went to the host alone since a region used it (host_access.cpp)
  bool preloaded = false;    // views that go through it with a serial loop have all of it (preloaded_arrays.hpp)
  bool foreign = false;      // of an earlier region: it is kept while a different one runs, as long as there is room
  std::unique_ptr<char[]> own_memory;  // of an array that lives in the region only, once some of it left the devices

  // Declared outside the region, so the host has a value of every element.
  bool outer() const { return plan->live_in || plan->live_out; }
  std::size_t bytes(const Box& box) const { return static_cast<std::size_t>(volume(box)) * element_bytes; }
  // From the first byte of the program's own memory to the last one, gaps included.
  std::size_t host_bytes() const;
};

// All elements that some of the bytes [begin, end) of the program's memory are of, and perhaps others between them.
Box elements_in(const RegionArray& array, std::uintptr_t begin, std::uintptr_t end);

// Pointers to arrays and their host places stay valid.
using RegionArrays = std::deque<RegionArray>;

// `addresses` are null for arrays that live in the region only. Throws BF5011 where an array is larger than memory can
// be.
RegionArrays make_region_arrays(const Plan& plan, std::span<const std::int64_t> parameters,
                                std::span<void* const> addresses);

// Whether a view has all of its array instead of its boxes.
inline bool is_preloaded(const PhaseView& view, const RegionArrays& arrays) {
  return view.clean_up && arrays[view.array].preloaded;
}

// The program's own values, one after the other, from and to where they lie.
void read_host(const RegionArray& array, char* values);
void write_host(RegionArray& array, const char* values);

// The host place, with memory behind it.
Place& host_place(RegionArray& array);

// The message of the first assumption that does not hold.
std::optional<std::string> failed_assumption(const Plan& plan, std::span<const std::int64_t> parameters);

// A parameter so near the ends of 64 bits that the plan's arithmetic may leave them.
std::optional<std::string> extreme_parameter(const Plan& plan, std::span<const std::int64_t> parameters);

// An array of the program that is nowhere, or begins or ends where the process has no memory: extents that no
// declaration gives are taken from all accesses that may happen, and under a condition they need not.
std::optional<std::string> array_without_memory(const RegionArrays& arrays);

// Whether the process has memory everywhere between the first byte of the program's own memory of it and the last one.
bool has_memory_throughout(const RegionArray& array);

// The names of the arrays that are `overwritten`, for people; empty where there is none.
std::string overwritten_arrays(const RegionArrays& arrays);

// Whether some of the program's memory is of both. Members of the same structs lie between each other without having
// any element in common.
bool share_elements(const RegionArray& a, const RegionArray& b);

// What is wrong with the arrays' places in memory: two have an element in common and one is written.
std::optional<std::string> overlapping_arrays(const RegionArrays& arrays);

}  // namespace boxflow
