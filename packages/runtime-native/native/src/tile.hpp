// What one tile of a phase needs on its device: the values of its views' boxes, and how they share buffers.
#pragma once

#include "buffers.hpp"
#include "distribution.hpp"

namespace boxflow {

using FewBoxes = SmallVector<Box, 2>;

struct TileView {
  std::size_t array = 0;
  Box hull;  // empty: the tile does not use the view
  FewBoxes reads;
  FewBoxes exact_writes;
  FewBoxes inexact_writes;
  bool clean_up = false;
  bool present = false;
  Buffer* buffer = nullptr;
};

// Views that go through one buffer.
struct TileGroup {
  std::size_t array = 0;
  Box box;
  bool clean_up = false;  // all of its views are to be cleaned up
  SmallVector<std::uint32_t, 4> views;
  Buffer* buffer = nullptr;
};

struct Tile {
  std::size_t device = 0;
  TileInterval interval;
  std::vector<TileView> views;
  std::vector<TileGroup> groups;
  std::size_t group_count = 0;  // of `groups`, which keeps its memory
  EventRef written_by;          // its last launch; only where there is a trace
};

// Fills the views and groups of a tile. `slots` hold the parameters, the host iterators, and lo and hi. `reuse`: views share
// buffers where that saves memory, else only where they must. Throws BF9501 where a view's box does not hold what is
// accessed through it.
void describe_tile(const Phase& phase, std::span<const std::int64_t> slots, const RegionArrays& arrays, bool reuse,
                   Tile& tile);

}  // namespace boxflow
