// The boxes of a tile's view in the buffers that hold them.
#pragma once

#include "geometry/box.hpp"
#include "memory/buffer_set.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

// Calls `visit(buffer, part)` for the parts of a box that the tile accesses through the view.
template <typename Visit>
void for_each_part(const TileView& view, const Box& box, const Visit& visit) {
  if (view.buffers.size() == 1) return visit(*view.buffers[0], box);
  for (Buffer* buffer : view.buffers) {
    if (overlaps(buffer->box, box)) visit(*buffer, intersect(buffer->box, box));
  }
}

template <typename Visit>
void for_each_part(const TileView& view, const FewBoxes& boxes, const Visit& visit) {
  for (const Box& box : boxes) for_each_part(view, box, visit);
}

// Calls `visit(buffer, part)` for everything that the tile may write through the view.
template <typename Visit>
void for_each_written_part(const TileView& view, const Visit& visit) {
  for_each_part(view, view.exact_writes, visit);
  for_each_part(view, view.inexact_writes, visit);
}

}  // namespace boxflow
