#include "memory/disjoint_buffers.hpp"

#include <algorithm>

#include "tiles/disjoint_groups.hpp"

namespace boxflow {

namespace {

struct ArrayBox {
  std::size_t array;
  Box box;
};

double waste(const Box& a, const Box& b) {
  return volume_estimate(box_hull(a, b)) - volume_estimate(a) - volume_estimate(b);
}

bool belongs_to(const TileGroup& group, std::size_t view) {
  return std::find(group.views.begin(), group.views.end(), view) != group.views.end();
}

// Returns the hull of the two groups of the view whose hull wastes least.
Box cheapest_hull(const Tile& tile, std::size_t view) {
  const TileGroup* best[2]{};
  for (const TileGroup& a : tile.used_groups()) {
    if (!belongs_to(a, view)) continue;
    for (const TileGroup& b : tile.used_groups()) {
      if (&a == &b) break;
      if (!belongs_to(b, view)) continue;
      if (!best[0] || waste(a.box, b.box) < waste(best[0]->box, best[1]->box)) best[0] = &a, best[1] = &b;
    }
  }
  return box_hull(best[0]->box, best[1]->box);
}

// Extends a hull by all groups of the array and buffers of the device that overlap it.
Box closed(Box hull, const Tile& tile, std::size_t array, const Buffers& buffers) {
  for (bool grows = true; grows;) {
    const Box before = hull;
    for (const TileGroup& group : tile.used_groups()) {
      if (group.array == array && overlaps(group.box, hull)) hull = box_hull(hull, group.box);
    }
    buffers.of(tile.device, array).for_each_overlapping(Box(hull), [&](const Buffer& buffer) {
      hull = box_hull(hull, buffer.box);
    });
    grows = !(hull == before);
  }
  return hull;
}

void replace_inner(Tile& tile, std::size_t array, const Box& hull) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    if (group.array == array && is_subset(group.box, hull)) continue;
    if (kept != i) std::swap(tile.groups[kept], group);
    ++kept;
  }
  tile.group_count = kept;
  add_disjoint_group(tile, array, hull);
}

std::size_t piece_count(const Tile& tile, std::size_t view) {
  const auto groups = tile.used_groups();
  return static_cast<std::size_t>(
      std::count_if(groups.begin(), groups.end(), [&](const TileGroup& group) { return belongs_to(group, view); }));
}

}  // namespace

void cut_at_buffers(Tile& tile, const Buffers& buffers, ExpectedBoxes& expected) {
  std::vector<ArrayBox> wanted;
  for (const TileGroup& group : tile.used_groups()) wanted.push_back({group.array, group.box});
  tile.group_count = 0;
  std::vector<ArrayBox> missing;
  std::vector<const Buffer*> used;
  BoxList rest;
  std::size_t next = 0;
  while (next < wanted.size()) {
    const std::size_t array = wanted[next].array;
    rest.clear();
    for (; next < wanted.size() && wanted[next].array == array; ++next) rest.push_back(wanted[next].box);
    used.clear();
    for (const Box& box : rest) {
      buffers.of(tile.device, array).for_each_overlapping(box, [&](const Buffer& buffer) { used.push_back(&buffer); });
    }
    for (const Buffer* buffer : used) {
      const auto overlaps_it = [&](const Box& box) { return overlaps(box, buffer->box); };
      if (std::none_of(rest.begin(), rest.end(), overlaps_it)) continue;
      subtract_from_all(rest, buffer->box);
      add_disjoint_group(tile, array, buffer->box);
    }
    for (const Box& box : expected.rooms(tile.device, array, std::move(rest), buffers)) missing.push_back({array, box});
  }
  for (const auto& [array, box] : missing) add_disjoint_group(tile, array, box);
}

void join_without_waste(Tile& tile, const Buffers& buffers) {
  const auto is_new = [&](const TileGroup& group) {
    return !buffers.of(tile.device, group.array).has(group.box);
  };
  const auto join_first_pair = [&] {
    for (const TileGroup& a : tile.used_groups()) {
      if (!is_new(a)) continue;
      for (const TileGroup& b : tile.used_groups()) {
        Box both;
        if (&a == &b || a.array != b.array || !exact_union(a.box, b.box, both)) continue;
        if (!is_new(b) && volume_estimate(b.box) > volume_estimate(a.box)) continue;
        replace_inner(tile, a.array, both);
        return true;
      }
    }
    return false;
  };
  while (join_first_pair()) {
  }
}

void join_pieces(const Phase& phase, Tile& tile, const Buffers& buffers) {
  for (std::size_t view = 0; view < tile.views.size(); ++view) {
    while (piece_count(tile, view) > phase.views[view].most_pieces) {
      const std::size_t array = tile.views[view].array;
      replace_inner(tile, array, closed(cheapest_hull(tile, view), tile, array, buffers));
    }
  }
}

}  // namespace boxflow
