// Decides where to cut a tile that does not fit its device, and in which order its parts run.
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
  std::vector<TileRect> parts;  // at least two, in the order in which they are to run
  int dimension = 1;            // the dimension that was cut: 1 or 2
};

class TileSplitter {
 public:
  // Both outlive this.
  TileSplitter(Session& session, const RegionArrays& arrays) : session_(session), arrays_(arrays) {}

  // Returns false for a single iteration.
  static bool can_split(const TileRect& rect) { return rect.first.width() > 1 || rect.second.width() > 1; }

  // Cuts a tile. An interval is cut into cells of which the device has room for several: some then stay for the next
  // serial iteration, and one cell is copied while a different one is computed. A rectangle is cut into two halves. If
  // a part that fits needs cuts in both dimensions, the first dimension is cut first. Data of a row of parts that does
  // not depend on the second dimension then stays on the device, such as the rows of the left matrix of a matrix
  // product. The first part is at the end of which the device holds more. Changes the rectangle of `slots`, as the
  // functions below do.
  TileSplit split(const Phase& phase, PhaseSlots slots, const Tile& tile);

  // Returns the width of the cells into which the tiles of a phase are cut because a tile of its class was split, or 0
  // if they are not cut. Phases whose arrays all fit into one cell are not cut.
  std::int64_t cell_width(const Phase& phase, std::size_t device) const;

  // Returns whether the tiles of a phase should run in reverse order, because the device holds more data of the last
  // tile than of the first one. In the usual order, that data would be evicted before its tile runs.
  bool starts_at_the_end(const Phase& phase, PhaseSlots slots, std::size_t device, const TileRect& first,
                         const TileRect& last);

 private:
  struct Asked {
    const Phase& phase;
    PhaseSlots slots;
    const Tile& tile;
  };
  using Dimension = TileInterval TileRect::*;
  // A candidate part, the halvings that produce it, and the bytes of the largest such part.
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
