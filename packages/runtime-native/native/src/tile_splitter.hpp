// Where to cut a tile that does not fit its device, and which part to run first.
#pragma once

#include <optional>

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
    const Tile& tile;
  };
  using Dimension = TileInterval TileRect::*;
  // A part of a rectangle, and how often it is halved in each dimension for it: of its like the one that takes most.
  struct Part {
    TileRect rect;
    std::size_t bytes = 0;
    int first_cuts = 0;
    int second_cuts = 0;
  };

  bool cuts_first(const Asked& asked);
  Part smallest_cuts(const Asked& asked);
  std::optional<Part> with_first_cuts(const Asked& asked, int count);
  bool halve(const Asked& asked, Part& part, Dimension dimension);
  std::size_t bytes_of(const Asked& asked, const TileRect& rect);
  double moved_bytes(const Asked& asked, const Part& part);
  bool fits(const Asked& asked, const Part& part) const;
  std::size_t bytes_there(const Asked& asked, const TileRect& rect);
  void describe(const Asked& asked, const TileRect& rect, Tile& tile);

  Session& session_;
  const RegionArrays& arrays_;
  Tile described_;
  Tile beside_;
};

}  // namespace boxflow
