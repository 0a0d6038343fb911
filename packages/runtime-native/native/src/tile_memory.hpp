// From a tile's groups to buffers that hold what the tile reads.
#pragma once

#include "tile.hpp"

namespace boxflow {

// The hull of what a group's views need in an interval that holds the tile's: what to allocate, so that buffers need not
// grow from one serial iteration to the next. A guess: the plan's expressions are for intervals within the phase's own.
Box home_box(const Phase& phase, std::span<std::int64_t> slots, std::size_t interval_slot, TileInterval home,
             const RegionArrays& arrays, const Tile& tile, const TileGroup& group);

class TileMemory {
 public:
  TileMemory(Session& session, const RegionArrays& arrays, Buffers& buffers, Transfers& transfers, RegionStats& stats)
      : session_(session), arrays_(arrays), buffers_(buffers), transfers_(transfers), stats_(stats) {}

  // Gives every group and view a buffer, in use, with the latest value of all that the tile reads (I2). False where
  // the device has not enough memory: then nothing is in use, and the tile is to be split. `slots` as for
  // describe_tile, with lo and hi at `interval_slot`. `home`: the interval that the device will have of the phase over
  // all serial iterations, where the tile is all that it has in this one; else empty.
  bool prepare(Tile& tile, const Phase& phase, std::span<std::int64_t> slots, std::size_t interval_slot,
               TileInterval home);
  // The tile's work has been issued.
  void done(Tile& tile);

  // Why the tile does not fit, for people.
  Error does_not_fit(const Phase& phase, const Tile& tile) const;

 private:
  bool could_fit(const Tile& tile) const;
  template <typename Allocate>
  bool find_buffers(Tile& tile, const Allocate& allocate);
  void release(Tile& tile);
  void bring_current(Tile& tile);

  Session& session_;
  const RegionArrays& arrays_;
  Buffers& buffers_;
  Transfers& transfers_;
  RegionStats& stats_;
};

}  // namespace boxflow
