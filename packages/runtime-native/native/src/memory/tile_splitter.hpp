// Where to cut a tile that does not fit its device, and in which order to run the parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "geometry/distribution.hpp"
#include "memory/cell_widths.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "session/session.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

struct TileSplit {
  std::vector<TileRect> parts;  // two and more, in the order in which they are to run
  int dimension = 1;            // that was cut: 1 or 2
};

class TileSplitter {
 public:
  // Both outlive this.
  TileSplitter(Session& session, const RegionArrays& arrays) : session_(session), arrays_(arrays) {}

  // False for a single iteration.
  static bool can_split(const TileRect& rect) { return rect.first.width() > 1 || rect.second.width() > 1; }

  // An interval in cells of which the device has room for several, so that some stay for the next serial iteration, and
  // the next one comes while one is computed. A rectangle in two halves. Where a part that fits needs cuts in both
  // dimensions, those in the first one come first: of a row of parts, what does not depend on the second dimension then
  // stays on the device (of a matrix product, the rows of the left matrix). Parts begin where more is there.
  // The rectangle of `slots` changes, here and below.
  TileSplit split(const Phase& phase, PhaseSlots slots, const Tile& tile);

  // Of the cells that the tiles of a phase are cut at, because some tile of its class was split; 0: they are not.
  // Arrays that all fit into one cell are not in cells, so phases of such arrays only are not cut.
  std::int64_t cell_width(const Phase& phase, std::size_t device) const;

  // Whether the tiles of a phase had better run in the other order: what was used last is at that end, and what was
  // used first is what leaves the device.
  bool starts_at_the_end(const Phase& phase, PhaseSlots slots, std::size_t device, const TileRect& first,
                         const TileRect& last);

 private:
  struct Asked {
    const Phase& phase;
    PhaseSlots slots;
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

  std::vector<TileRect> in_cells(const Asked& asked);
  bool cuts_first(const Asked& asked);
  Part smallest_cuts(const Asked& asked);
  std::optional<Part> with_first_cuts(const Asked& asked, int count);
  bool halve(const Asked& asked, Part& part, Dimension dimension);
  std::size_t bytes_of_cell(std::size_t device) const;
  std::size_t bytes_of(const Asked& asked, const TileRect& rect);
  double moved_bytes(const Asked& asked, const Part& part);
  bool fits(const Asked& asked, const Part& part) const;
  void describe(const Phase& phase, PhaseSlots slots, const TileRect& rect, Tile& tile);

  Session& session_;
  const RegionArrays& arrays_;
  Tile described_;
  Tile beside_;
  CellWidths cells_;
};

}  // namespace boxflow
