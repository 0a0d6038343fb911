// Gives the groups of a tile buffers that hold the elements that the tile reads.
#pragma once

#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "copies/transfers.hpp"
#include "memory/buffer_set.hpp"
#include "memory/buffers.hpp"
#include "memory/expected_boxes.hpp"
#include "plan/plan.hpp"
#include "report/stats.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class TileMemory {
 public:
  TileMemory(Session& session, const RegionArrays& arrays, Buffers& buffers, ExpectedBoxes& expected_boxes,
             Transfers& transfers, RegionStats& stats)
      : session_(session),
        arrays_(arrays),
        buffers_(buffers),
        expected_boxes_(expected_boxes),
        transfers_(transfers),
        stats_(stats) {}

  // Gives every group and view a buffer, in use, that holds the latest values of all elements that the tile reads (I2).
  // Returns false if the device has not enough memory: no buffer is then in use, and the tile has to be split.
  bool prepare(Tile& tile, const Phase& phase);
  // Releases the buffers of a tile whose work has been issued.
  void done(Tile& tile);

  // Returns the error that explains why the tile does not fit.
  Error does_not_fit(const Phase& phase, const Tile& tile) const;

 private:
  template <typename Allocate>
  bool find_buffers(Tile& tile, const Allocate& allocate);
  bool is_passing(const TileGroup& group) const;
  Buffer& made_to_fit(Buffer& found, const TileGroup& group);
  void release(Tile& tile);
  void bring_current(Tile& tile);
  void bring_current(const TileView& view);

  Session& session_;
  const RegionArrays& arrays_;
  Buffers& buffers_;
  ExpectedBoxes& expected_boxes_;
  Transfers& transfers_;
  RegionStats& stats_;
};

}  // namespace boxflow
