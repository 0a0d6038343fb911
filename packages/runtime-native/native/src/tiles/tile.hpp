// The needs of one tile of a phase on its device: its views' boxes, and how they share buffers.
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

// Remembers that something was true for one buffer at a version of its array's directory. It stays true while the
// version is the same.
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
  // The buffers with the view's elements: one that has room for the hull or, under the policy `disjoint`, several that
  // together have room for all accessed elements. Empty if the tile does not use the view.
  SmallVector<Buffer*, 4> buffers;
  KnownState current;  // all elements that it reads are current in its buffer
  KnownState written;  // only its buffer has the elements that it writes

  bool writes() const { return !exact_writes.empty() || !inexact_writes.empty(); }
  bool accesses(const Box& box) const;
  template <typename Visit>
  void for_each_access(const Visit& visit) const {
    for (const FewBoxes* boxes : {&reads, &exact_writes, &inexact_writes}) {
      for (const Box& box : *boxes) visit(box);
    }
  }
};

// Views that use one buffer for all or some of their elements.
struct TileGroup {
  std::size_t array = 0;
  Box box;
  bool clean_up = false;  // all of its views are to be cleaned up
  SmallVector<std::uint32_t, 4> views;
  Buffer* buffer = nullptr;
};

struct Tile {
  std::size_t device = 0;
  std::size_t queue = 0;  // among the device's compute queues
  TileRect rect;
  std::vector<TileView> views;
  std::vector<TileGroup> groups;
  std::size_t group_count = 0;  // used ones in `groups`, which keeps its memory
  EventRef written_by;          // its last launch; only if there is a trace

  // Adds a group without views.
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

// Returns the rectangle of a tile for messages: `[0,4)`, or `[0,4) x [8,12)` if the phase has a second dimension.
std::string rect_text(const Phase& phase, const TileRect& rect);
// Adds the rectangle to a trace's text: `[0,4]`, or `[0,4,8,12]`.
TraceText& add_rect(TraceText& text, std::string_view key, const Phase& phase, const TileRect& rect);

// Returns the bytes that the groups of a tile need, or the largest number if it is larger than that.
std::size_t tile_bytes(const Tile& tile, const RegionArrays& arrays);

// Fills the views and groups of a tile. `slots` hold the parameters, the host iterators, and those of the rectangle.
// `options` has the box policy. With `reuse`, views share buffers if that saves memory, otherwise only if they must.
// Throws BF9501 if a view's box does not contain all elements accessed through it.
void describe_tile(const Phase& phase, std::span<const std::int64_t> slots, const RegionArrays& arrays,
                   const RunOptions& options, Tile& tile);

}  // namespace boxflow
