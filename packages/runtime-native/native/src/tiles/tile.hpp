// What one tile of a phase needs on its device: the values of its views' boxes, and how they share buffers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/options.hpp"
#include "base/small_vector.hpp"
#include "coherence/directory.hpp"
#include "coherence/region_arrays.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"
#include "geometry/distribution.hpp"
#include "plan/plan.hpp"
#include "report/trace_text.hpp"

namespace boxflow {

struct Buffer;

using FewBoxes = SmallVector<Box, 2>;

// That something was so for one buffer when the directory of its array had a version: it is as long as that has not
// changed.
struct KnownState {
  const Buffer* buffer = nullptr;
  std::uint64_t version = 0;

  bool holds(std::span<Buffer* const> buffers, const Directory& directory) const {
    return buffers.size() == 1 && buffers[0] == buffer && version == directory.version();
  }
  void set(std::span<Buffer* const> buffers, const Directory& directory) {
    buffer = buffers.size() == 1 ? buffers[0] : nullptr;
    version = directory.version();
  }
};

struct TileView {
  std::size_t array = 0;
  Box hull;  // empty: the tile does not use the view
  FewBoxes reads;
  FewBoxes exact_writes;
  FewBoxes inexact_writes;
  bool clean_up = false;
  bool present = false;
  // Where its elements are on the device: one buffer that has room for the hull, or under the policy `disjoint` those
  // that together have room for all that is accessed. Empty where the tile does not use the view.
  SmallVector<Buffer*, 4> buffers;
  KnownState current;  // that all it reads is current in its buffer
  KnownState written;  // that its buffer is the only one that has what it writes

  bool writes() const { return !exact_writes.empty() || !inexact_writes.empty(); }
  bool accesses(const Box& box) const;
  template <typename Visit>
  void for_each_access(const Visit& visit) const {
    for (const FewBoxes* boxes : {&reads, &exact_writes, &inexact_writes}) {
      for (const Box& box : *boxes) visit(box);
    }
  }
};

// Views that go through one buffer, or have a part of their elements in it.
struct TileGroup {
  std::size_t array = 0;
  Box box;
  bool clean_up = false;  // all of its views are to be cleaned up
  SmallVector<std::uint32_t, 4> views;
  Buffer* buffer = nullptr;
};

struct Tile {
  std::size_t device = 0;
  std::size_t queue = 0;  // of the device's compute queues
  TileRect rect;
  std::vector<TileView> views;
  std::vector<TileGroup> groups;
  std::size_t group_count = 0;  // of `groups`, which keeps its memory
  EventRef written_by;          // its last launch; only where there is a trace

  // With no views.
  TileGroup& add_group(std::size_t array, const Box& box) {
    if (group_count == groups.size()) groups.emplace_back();
    TileGroup& group = groups[group_count++];
    group.array = array;
    group.box = box;
    group.clean_up = true;
    group.views.clear();
    group.buffer = nullptr;
    return group;
  }
  void add_view(TileGroup& group, std::size_t view) const {
    group.views.push_back(static_cast<std::uint32_t>(view));
    group.clean_up = group.clean_up && views[view].clean_up;
  }
  std::span<TileGroup> used_groups() { return {groups.data(), group_count}; }
  std::span<const TileGroup> used_groups() const { return {groups.data(), group_count}; }
};

// The rectangle of a tile, for people: `[0,4)`, and `[0,4) x [8,12)` where the phase has a second dimension.
std::string rect_text(const Phase& phase, const TileRect& rect);
// The same for a trace: `[0,4]`, or `[0,4,8,12]`.
TraceText& add_rect(TraceText& text, std::string_view key, const Phase& phase, const TileRect& rect);

// What the groups of a tile take of a device's memory; the most that there is where it is more.
std::size_t tile_bytes(const Tile& tile, const RegionArrays& arrays);

// Fills the views and groups of a tile. `slots` hold the parameters, the host iterators, and those of the rectangle.
// `options`: the box policy; with `reuse` views share buffers where that saves memory, else only where they must.
// Throws BF9501 where a view's box does not hold what is accessed through it.
void describe_tile(const Phase& phase, std::span<const std::int64_t> slots, const RegionArrays& arrays,
                   const RunOptions& options, Tile& tile);

}  // namespace boxflow
