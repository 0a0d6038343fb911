// Who gets which part of a distribution dimension.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace boxflow {

struct TileInterval {
  std::int64_t lo = 0;
  std::int64_t hi = 0;
  bool empty() const { return hi <= lo; }
  std::int64_t width() const { return hi - lo; }
};

inline TileInterval intersect(TileInterval a, TileInterval b) { return {std::max(a.lo, b.lo), std::min(a.hi, b.hi)}; }

// Contiguous parts of as equal a width as can be; empty ones where there are more devices than iterations.
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
