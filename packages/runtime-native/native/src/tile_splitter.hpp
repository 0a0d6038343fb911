// Where to cut a tile that does not fit its device, and which part to run first.
#pragma once

#include "session.hpp"
#include "tile.hpp"

namespace boxflow {

struct TileSplit {
  TileRect now;
  TileRect then;
  int dimension = 1;  // that was cut: 1 or 2
  std::int64_t middle = 0;
};

class TileSplitter {
 public:
  // Both outlive this.
  TileSplitter(Session& session, const RegionArrays& arrays) : session_(session), arrays_(arrays) {}

  // False for a single iteration.
  static bool can_split(const TileRect& rect) { return rect.first.width() > 1 || rect.second.width() > 1; }

  // In two halves. Where a part that fits needs cuts in both dimensions, those in the first one come first: of a row of
  // parts, what does not depend on the second dimension then stays on the device (of a matrix product, the rows of the
  // left matrix). `slots`: as for describe_tile; those of the rectangle, from `rect_slot` on, change.
  TileSplit split(const Phase& phase, std::span<std::int64_t> slots, std::size_t rect_slot, const Tile& tile);

 private:
  struct Asked {
    const Phase& phase;
    std::span<std::int64_t> slots;
    std::size_t rect_slot;
    std::size_t device;
  };
  using Dimension = TileInterval TileRect::*;

  bool cuts_first(const Asked& asked, TileRect rect);
  std::pair<TileRect, std::size_t> larger_half(const Asked& asked, const TileRect& rect, Dimension dimension);
  std::size_t bytes_of(const Asked& asked, const TileRect& rect);
  std::size_t bytes_there(const Asked& asked, const TileRect& rect);
  void describe(const Asked& asked, const TileRect& rect);

  Session& session_;
  const RegionArrays& arrays_;
  Tile tile_;
};

}  // namespace boxflow
