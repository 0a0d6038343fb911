#include "ownership.hpp"

namespace boxflow {

namespace {

// Where nobody says how wide tiles are: as many as keep the devices busy, and still few.
constexpr std::int64_t kTilesPerDevice = 4;
// In a block of a block-cyclic distribution.
constexpr std::int64_t kTilesPerBlock = 2;

std::int64_t dealt_width(TileInterval range, const RunOptions& options, std::size_t devices) {
  const auto tiles = kTilesPerDevice * static_cast<std::int64_t>(devices);
  const std::int64_t tile = options.tile > 0 ? options.tile : std::max<std::int64_t>((range.width() + tiles - 1) / tiles, 1);
  const std::int64_t count = options.distribution == Distribution::kCyclic ? 1 : kTilesPerBlock;
  return std::min(tile, std::max<std::int64_t>(range.width(), 1) / count + 1) * count;
}

}  // namespace

Ownership::Ownership(TileInterval range, const RunOptions& options, const ActiveDevices& devices) : range_(range) {
  if (range.empty()) return;
  if (options.distribution == Distribution::kBlock) {
    for (std::size_t position = 0; position < devices.size(); ++position) {
      const TileInterval block = block_of(range, position, devices.size());
      if (!block.empty()) parts_.push_back({block, devices[position]});
    }
    return;
  }
  const std::int64_t width = dealt_width(range, options, devices.size());
  std::size_t position = 0;
  for (std::int64_t lo = range.lo; lo < range.hi;) {
    const std::int64_t hi = range.hi - lo > width ? lo + width : range.hi;
    parts_.push_back({{lo, hi}, devices[position]});
    position = (position + 1) % devices.size();
    lo = hi;
  }
}

std::span<const Ownership::Part> Ownership::overlapping(TileInterval interval) const {
  const std::size_t first = before(interval).size();
  const std::size_t last = parts_.size() - behind(interval).size();
  return std::span(parts_).subspan(first, std::max(first, last) - first);
}

std::span<const Ownership::Part> Ownership::before(TileInterval interval) const {
  const auto end = std::partition_point(parts_.begin(), parts_.end(),
                                        [&](const Part& part) { return part.interval.hi <= interval.lo; });
  return {parts_.data(), static_cast<std::size_t>(end - parts_.begin())};
}

std::span<const Ownership::Part> Ownership::behind(TileInterval interval) const {
  const auto begin = std::partition_point(parts_.begin(), parts_.end(),
                                          [&](const Part& part) { return part.interval.lo < interval.hi; });
  return std::span(parts_).subspan(static_cast<std::size_t>(begin - parts_.begin()));
}

}  // namespace boxflow
