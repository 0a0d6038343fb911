// Finds the ranges of memory that overlap a given one, in a time that grows with the logarithm of their number. The
// ranges are sorted by size, in powers of two, and then by their beginning. Ranges of one size that reach into a given
// range begin inside it or shortly before it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>

#include "keep/host_range.hpp"

namespace boxflow {

template <typename Value>
class RangeIndex {
 public:
  // Adds a range that is not empty.
  void add(const HostRange& range, Value* value) { of_size(range).emplace(range.begin, Entry{range.end, value}); }
  // Removes `value`, which was added with this range.
  void remove(const HostRange& range, const Value* value) {
    Ranges& ranges = of_size(range);
    auto entry = ranges.lower_bound(range.begin);
    while (entry->second.value != value) ++entry;
    ranges.erase(entry);
  }

  // Calls `visit(Value&)` for each range that overlaps `range`. `visit` must not change the index.
  template <typename Visit>
  void for_each_overlapping(const HostRange& range, const Visit& visit) const {
    for (std::size_t size = 0; size < sizes_.size(); ++size) {
      if (!sizes_[size].empty()) visit_size(size, range, visit);
    }
  }

 private:
  struct Entry {
    std::uintptr_t end;
    Value* value;
  };
  using Ranges = std::multimap<std::uintptr_t, Entry>;  // by the beginning of the range

  Ranges& of_size(const HostRange& range) {
    return sizes_[static_cast<std::size_t>(std::bit_width(range.end - range.begin))];
  }

  template <typename Visit>
  void visit_size(std::size_t size, const HostRange& range, const Visit& visit) const {
    const std::uintptr_t longest = size < kBits ? (std::uintptr_t{1} << size) - 1 : UINTPTR_MAX;
    const Ranges& ranges = sizes_[size];
    auto entry = ranges.lower_bound(range.begin - std::min(range.begin, longest));
    for (; entry != ranges.end() && entry->first < range.end; ++entry) {
      if (entry->second.end > range.begin) visit(*entry->second.value);
    }
  }

  static constexpr std::size_t kBits = 64;
  std::array<Ranges, kBits + 1> sizes_;  // by the number of bits of the size
};

}  // namespace boxflow
