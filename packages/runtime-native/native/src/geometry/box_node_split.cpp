#include "geometry/box_node_split.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace boxflow {

namespace {

using Order = std::span<std::size_t>;
using Cost = std::pair<double, double>;

RoughBox hull_of_some(std::span<const RoughBox> boxes, std::span<const std::size_t> some, int rank) {
  RoughBox hull = boxes[some[0]];
  for (const std::size_t position : some.subspan(1)) hull = hull_of(hull, boxes[position], rank);
  return hull;
}

Cost cost_of(std::span<const RoughBox> boxes, int rank, Order order) {
  const std::size_t half = order.size() / 2;
  const RoughBox a = hull_of_some(boxes, order.first(half), rank);
  const RoughBox b = hull_of_some(boxes, order.subspan(half), rank);
  double common = 1;
  double size = 0;
  for (int d = 0; d < rank; ++d) {
    common *= std::max(static_cast<double>(std::min(a.hi[d], b.hi[d])) - std::max(a.lo[d], b.lo[d]), 0.0);
    size += static_cast<double>(a.hi[d]) - a.lo[d] + b.hi[d] - b.lo[d];
  }
  return {common, size};
}

void order_along(std::span<const RoughBox> boxes, int d, Order order) {
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return boxes[a].lo[d] + boxes[a].hi[d] < boxes[b].lo[d] + boxes[b].hi[d];
  });
}

}  // namespace

void split_order(std::span<const RoughBox> boxes, int rank, Order order) {
  int best = 0;
  Cost best_cost;
  for (int d = 0; d < rank; ++d) {
    order_along(boxes, d, order);
    const Cost cost = cost_of(boxes, rank, order);
    if (d > 0 && cost >= best_cost) continue;
    best = d;
    best_cost = cost;
  }
  if (rank == 0) {
    std::iota(order.begin(), order.end(), std::size_t{0});
  } else if (best != rank - 1) {
    order_along(boxes, best, order);
  }
}

}  // namespace boxflow
