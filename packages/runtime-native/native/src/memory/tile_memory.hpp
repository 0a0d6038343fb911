// From a tile's groups to buffers that hold what the tile reads.
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

  // Gives every group and view a buffer, in use, with the latest value of all that the tile reads (I2). False where
  // the device has not enough memory: then nothing is in use, and the tile is to be split.
  bool prepare(Tile& tile, const Phase& phase);
  // The tile's work has been issued.
  void done(Tile& tile);

  // Why the tile does not fit, for people.
  Error does_not_fit(const Phase& phase, const Tile& tile) const;

 private:
  template <typename Allocate>
  bool find_buffers(Tile& tile, const Allocate& allocate);
  bool is_passing(const TileGroup& group) const;
  Buffer& made_to_fit(Buffer& found, const TileGroup& group);
  Buffer& settled(Buffer& transient, const Box& expected);
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
