#include "tiles/tile.hpp"

#include <limits>

#include "session/device_memory.hpp"
#include "tiles/disjoint_groups.hpp"

namespace boxflow {

namespace {

void require_inside(const Box& box, const TileView& view, const PhaseView& plan) {
  if (is_subset(box, view.hull)) return;
  throw Error("BF9501",
              "the box " + to_string(view.hull) + " of view " + plan.name + " does not hold " + to_string(box),
              "this is a bug of boxflow; please report it with the program");
}

void describe_view(const PhaseView& plan, std::span<const std::int64_t> slots, const RegionArrays& arrays,
                   TileView& view) {
  const Box& bounds = arrays[plan.array].bounds;
  view.array = plan.array;
  view.clean_up = plan.clean_up;
  view.buffers.clear();
  view.current = {};
  view.written = {};
  view.reads.clear();
  view.exact_writes.clear();
  view.inexact_writes.clear();
  if (is_preloaded(plan, arrays)) {
    view.clean_up = false;
    view.present = true;
    view.hull = bounds;
    view.reads.push_back(bounds);
    return;
  }
  view.present = plan.box_hull.evaluate(slots, bounds, view.hull);
  if (!view.present) view.hull = Box(bounds.rank);
  Box box;
  for (const PlanBox& read : plan.reads) {
    if (!read.evaluate(slots, bounds, box)) continue;
    require_inside(box, view, plan);
    view.reads.push_back(box);
  }
  for (const PlanWrite& write : plan.writes) {
    if (!write.box.evaluate(slots, bounds, box)) continue;
    require_inside(box, view, plan);
    (write.exact ? view.exact_writes : view.inexact_writes).push_back(box);
  }
}

template <typename Visit>
bool any_write(const TileView& view, const Visit& visit) {
  for (const Box& box : view.exact_writes) {
    if (visit(box)) return true;
  }
  for (const Box& box : view.inexact_writes) {
    if (visit(box)) return true;
  }
  return false;
}

// Returns whether a view of one group writes elements that a view of the other uses: two copies would differ.
bool must_share(const Tile& tile, const TileGroup& a, const TileGroup& b) {
  for (const std::uint32_t i : a.views) {
    for (const std::uint32_t j : b.views) {
      const TileView& one = tile.views[i];
      const TileView& other = tile.views[j];
      if (any_write(one, [&](const Box& box) { return other.accesses(box); })) return true;
      if (any_write(other, [&](const Box& box) { return one.accesses(box); })) return true;
    }
  }
  return false;
}

bool share(const Tile& tile, const RunOptions& options, const TileGroup& a, const TileGroup& b) {
  if (a.array != b.array) return false;
  if (options.boxes == BoxPolicy::kConvex) return true;
  if (!overlaps(a.box, b.box)) return false;
  return (options.reuse && worth_joining(a.box, b.box)) || must_share(tile, a, b);
}

void merge_groups(Tile& tile, std::size_t into, std::size_t from) {
  TileGroup& target = tile.groups[into];
  TileGroup& source = tile.groups[from];
  target.box = box_hull(target.box, source.box);
  target.clean_up = target.clean_up && source.clean_up;
  target.views.append(source.views);
  std::swap(source, tile.groups[--tile.group_count]);
}

bool merge_one_pair(Tile& tile, const RunOptions& options) {
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    for (std::size_t j = i + 1; j < tile.group_count; ++j) {
      if (!share(tile, options, tile.groups[i], tile.groups[j])) continue;
      merge_groups(tile, i, j);
      return true;
    }
  }
  return false;
}

void group_views(Tile& tile, const RunOptions& options) {
  tile.group_count = 0;
  for (std::size_t i = 0; i < tile.views.size(); ++i) {
    const TileView& view = tile.views[i];
    if (view.present) tile.add_view(tile.add_group(view.array, view.hull), i);
  }
  while (merge_one_pair(tile, options)) {
  }
}

}  // namespace

bool TileView::accesses(const Box& box) const {
  for (const Box& read : reads) {
    if (overlaps(read, box)) return true;
  }
  return any_write(*this, [&](const Box& write) { return overlaps(write, box); });
}

std::string rect_text(const Phase& phase, const TileRect& rect) {
  const auto text = [](TileInterval interval) {
    return "[" + std::to_string(interval.lo) + "," + std::to_string(interval.hi) + ")";
  };
  return phase.second ? text(rect.first) + " x " + text(rect.second) : text(rect.first);
}

TraceText& add_rect(TraceText& text, std::string_view key, const Phase& phase, const TileRect& rect) {
  std::array<std::int64_t, kRectSlots> values{};
  put_rect(values, 0, rect);
  return text.add(key, std::span<const std::int64_t>(values).first(phase.second ? kRectSlots : kRectSlots / 2));
}

std::size_t tile_bytes(const Tile& tile, const RegionArrays& arrays) {
  std::size_t bytes = 0;
  for (const TileGroup& group : tile.used_groups()) {
    const std::size_t more = DeviceMemory::rounded(arrays[group.array].bytes(group.box));
    if (__builtin_add_overflow(bytes, more, &bytes)) return std::numeric_limits<std::size_t>::max();
  }
  return bytes;
}

void describe_tile(const Phase& phase, std::span<const std::int64_t> slots, const RegionArrays& arrays,
                   const RunOptions& options, Tile& tile) {
  tile.views.resize(phase.views.size());
  for (std::size_t i = 0; i < phase.views.size(); ++i) {
    describe_view(phase.views[i], slots, arrays, tile.views[i]);
  }
  if (options.boxes == BoxPolicy::kDisjoint) return refine_groups(tile);
  group_views(tile, options);
}

}  // namespace boxflow
