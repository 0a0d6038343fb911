// Parts of distribution dimensions: intervals of one, and rectangles of the two that a phase may have.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace boxflow {

struct TileInterval {
  std::int64_t lo = 0;
  std::int64_t hi = 0;
  bool empty() const { return hi <= lo; }
  std::int64_t width() const { return hi - lo; }
  friend bool operator==(const TileInterval&, const TileInterval&) = default;
};

inline TileInterval intersect(TileInterval a, TileInterval b) { return {std::max(a.lo, b.lo), std::min(a.hi, b.hi)}; }

// The interval of a second dimension that a phase does not have: everything that is done for each part is done once.
inline constexpr TileInterval kNoSecond{0, 1};

// The part of a phase that one tile computes: its iterations in both intervals.
struct TileRect {
  TileInterval first;
  TileInterval second = kNoSecond;
  bool empty() const { return first.empty() || second.empty(); }
  friend bool operator==(const TileRect&, const TileRect&) = default;
};

inline TileRect intersect(const TileRect& a, const TileRect& b) {
  return {intersect(a.first, b.first), intersect(a.second, b.second)};
}

inline bool is_subset(const TileRect& a, const TileRect& b) {
  return a.first.lo >= b.first.lo && a.first.hi <= b.first.hi && a.second.lo >= b.second.lo &&
         a.second.hi <= b.second.hi;
}

// The slots of a rectangle in expressions: lo, hi, lo2, hi2.
inline constexpr std::size_t kRectSlots = 4;
inline void put_rect(std::span<std::int64_t> slots, std::size_t position, const TileRect& rect) {
  slots[position] = rect.first.lo;
  slots[position + 1] = rect.first.hi;
  slots[position + 2] = rect.second.lo;
  slots[position + 3] = rect.second.hi;
}

// Returns contiguous parts whose widths differ by at most one. Some are empty if there are more devices than
// iterations.
inline TileInterval block_of(TileInterval whole, std::size_t device, std::size_t devices) {
  const std::int64_t width = std::max<std::int64_t>(whole.width(), 0);
  const auto count = static_cast<std::int64_t>(devices);
  // floor(width * d / count), with no overflow.
  const auto cut = [&](std::size_t position) {
    const auto d = static_cast<std::int64_t>(position);
    return whole.lo + width / count * d + width % count * d / count;
  };
  return {cut(device), cut(device + 1)};
}

}  // namespace boxflow
