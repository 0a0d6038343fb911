#include "tiles/disjoint_groups.hpp"

#include <algorithm>

namespace boxflow {

namespace {

struct ArrayBox {
  std::size_t array;
  Box box;
};

std::vector<ArrayBox> accessed_boxes(const Tile& tile) {
  std::vector<ArrayBox> boxes;
  for (const TileView& view : tile.views) {
    view.for_each_access([&](const Box& box) { boxes.push_back({view.array, box}); });
  }
  std::sort(boxes.begin(), boxes.end(), [](const ArrayBox& a, const ArrayBox& b) {
    if (a.array != b.array) return a.array < b.array;
    const double volumes[2]{volume_estimate(a.box), volume_estimate(b.box)};
    return volumes[0] != volumes[1] ? volumes[0] > volumes[1] : box_less(a.box, b.box);
  });
  return boxes;
}

void add_groups(Tile& tile, std::size_t array, BoxList& boxes) {
  coalesce(boxes);
  for (const Box& box : boxes) add_disjoint_group(tile, array, box);
  boxes.clear();
}

}  // namespace

void add_disjoint_group(Tile& tile, std::size_t array, const Box& box) {
  TileGroup& group = tile.add_group(array, box);
  for (std::size_t i = 0; i < tile.views.size(); ++i) {
    if (tile.views[i].array == array && tile.views[i].accesses(box)) tile.add_view(group, i);
  }
}

void refine_groups(Tile& tile) {
  tile.group_count = 0;
  const std::vector<ArrayBox> accessed = accessed_boxes(tile);
  BoxList disjoint;
  BoxList rest;
  for (std::size_t i = 0; i < accessed.size(); ++i) {
    rest.clear();
    rest.push_back(accessed[i].box);
    for (const Box& box : disjoint) subtract_from_all(rest, box);
    disjoint.append(rest);
    if (i + 1 == accessed.size() || accessed[i + 1].array != accessed[i].array) {
      add_groups(tile, accessed[i].array, disjoint);
    }
  }
}

}  // namespace boxflow
