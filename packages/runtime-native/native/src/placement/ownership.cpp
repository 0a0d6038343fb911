#include "placement/ownership.hpp"

namespace boxflow {

namespace {

// The number of tiles if no width is given: enough to keep all owners busy, and still few.
constexpr std::int64_t kTilesPerOwner = 4;
// The tiles in a block of a block-cyclic distribution.
constexpr std::int64_t kTilesPerBlock = 2;

// The most parts: narrower tiles are dealt several at a time, because a range may be as long as an integer is large.
constexpr std::int64_t kMostParts = std::int64_t{1} << 20;

std::int64_t dealt_width(TileInterval range, Distribution distribution, std::int64_t most, std::size_t owners) {
  const auto tiles = kTilesPerOwner * static_cast<std::int64_t>(owners);
  const std::int64_t tile = most > 0 ? most : std::max<std::int64_t>((range.width() + tiles - 1) / tiles, 1);
  const std::int64_t count = distribution == Distribution::kCyclic ? 1 : kTilesPerBlock;
  const std::int64_t width = std::min(tile, std::max<std::int64_t>(range.width(), 1) / count + 1) * count;
  return (range.width() / kMostParts / width + 1) * width;
}

}  // namespace

Ownership::Ownership(TileInterval range, Distribution distribution, std::int64_t tile, std::size_t owners)
    : range_(range) {
  if (range.empty()) return;
  // A dynamic distribution begins with blocks, and changes later.
  if (distribution == Distribution::kBlock || distribution == Distribution::kDynamic) {
    for (std::size_t owner = 0; owner < owners; ++owner) {
      const TileInterval block = block_of(range, owner, owners);
      if (!block.empty()) parts_.push_back({block, owner});
    }
    return;
  }
  // A single owner's tiles have the width anyway, and neighbours share a buffer if the interval is not cut.
  const bool uncut = owners == 1 && tile > 0;
  const std::int64_t width = uncut ? range.width() : dealt_width(range, distribution, tile, owners);
  std::size_t owner = 0;
  for (std::int64_t lo = range.lo; lo < range.hi;) {
    const std::int64_t hi = range.hi - lo > width ? lo + width : range.hi;
    parts_.push_back({{lo, hi}, owner});
    owner = (owner + 1) % owners;
    lo = hi;
  }
}

Ownership::Parts Ownership::overlapping(TileInterval interval) const {
  const std::size_t first = before(interval).size();
  const std::size_t last = parts_.size() - behind(interval).size();
  return std::span(parts_).subspan(first, std::max(first, last) - first);
}

Ownership::Parts Ownership::before(TileInterval interval) const {
  const auto end = std::partition_point(parts_.begin(), parts_.end(),
                                        [&](const Part& part) { return part.interval.hi <= interval.lo; });
  return {parts_.data(), static_cast<std::size_t>(end - parts_.begin())};
}

Ownership::Parts Ownership::behind(TileInterval interval) const {
  const auto begin = std::partition_point(parts_.begin(), parts_.end(),
                                          [&](const Part& part) { return part.interval.lo < interval.hi; });
  return std::span(parts_).subspan(static_cast<std::size_t>(begin - parts_.begin()));
}

}  // namespace boxflow
