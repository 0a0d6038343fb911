// From a tile's groups to buffers that hold what the tile reads.
#pragma once

#include "tile.hpp"

namespace boxflow {

class TileMemory {
 public:
  TileMemory(Session& session, const RegionArrays& arrays, Buffers& buffers, Transfers& transfers, RegionStats& stats)
      : session_(session), arrays_(arrays), buffers_(buffers), transfers_(transfers), stats_(stats) {}

  // Gives every group and view a buffer, in use, with the latest value of all that the tile reads (I2). False where
  // the device has not enough memory: then nothing is in use, and the tile is to be split.
  bool prepare(Tile& tile);
  // The tile's work has been issued.
  void done(Tile& tile);

  // Why the tile does not fit, for people.
  Error does_not_fit(const Plan& plan, const Phase& phase, const Tile& tile) const;

 private:
  bool could_fit(const Tile& tile) const;
  bool find_buffers(Tile& tile, bool exactly);
  Buffer* buffer_for(const Tile& tile, const TileGroup& group, bool exactly);
  void release(Tile& tile);
  void bring_current(Tile& tile);

  Session& session_;
  const RegionArrays& arrays_;
  Buffers& buffers_;
  Transfers& transfers_;
  RegionStats& stats_;
};

}  // namespace boxflow
