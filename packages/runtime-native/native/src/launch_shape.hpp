// From a launch's threads to the groups ("blocks") of a device with limits. Kernels compute a global index and are
// guarded by the thread counts, so the size of a group is free.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "error.hpp"

namespace boxflow {

// Position 0 varies fastest (x).
using Dimensions = std::array<std::uint64_t, 3>;

struct LaunchLimits {
  std::uint64_t group_threads = 1;  // in one group, all dimensions together
  Dimensions group{1, 1, 1};        // threads per dimension of a group
  Dimensions groups{1, 1, 1};       // groups per dimension
};

struct LaunchShape {
  Dimensions group{1, 1, 1};
  Dimensions groups{1, 1, 1};
};

namespace detail {

// `values` come outermost first.
inline Dimensions fastest_first(std::span<const std::int64_t> values) {
  if (values.size() > 3) throw Error("BF5902", "a launch has more than three thread dimensions");
  Dimensions result{1, 1, 1};
  for (std::size_t i = 0; i < values.size(); ++i) {
    result[values.size() - 1 - i] = static_cast<std::uint64_t>(std::max<std::int64_t>(values[i], 1));
  }
  return result;
}

inline std::uint64_t volume(const Dimensions& dimensions) { return dimensions[0] * dimensions[1] * dimensions[2]; }

// Halves the slowest dimensions first, so that neighbouring threads keep neighbouring addresses.
inline void shrink_to(std::uint64_t threads, Dimensions& group) {
  while (volume(group) > threads) {
    const std::size_t axis = group[2] > 1 ? 2 : group[1] > 1 ? 1 : 0;
    group[axis] = std::max<std::uint64_t>(group[axis] / 2, 1);
  }
}

inline std::uint64_t groups_for(std::uint64_t threads, std::uint64_t group) { return (threads + group - 1) / group; }

// Takes threads from the other dimensions until `axis` needs few enough groups, or can grow no more.
inline void grow_along(std::size_t axis, std::uint64_t threads, const LaunchLimits& limits, Dimensions& group) {
  while (groups_for(threads, group[axis]) > limits.groups[axis] && group[axis] * 2 <= limits.group[axis] &&
         group[axis] * 2 <= limits.group_threads) {
    group[axis] *= 2;
    for (std::size_t other : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
      while (other != axis && volume(group) > limits.group_threads && group[other] > 1) group[other] /= 2;
    }
  }
}

}  // namespace detail

// Groups as asked for, made smaller where the device or the kernel allows no more, or reshaped where a dimension
// would need more groups than there may be. Throws BF5901 where no shape will do.
inline LaunchShape launch_shape(std::span<const std::int64_t> grid, std::span<const std::int64_t> block,
                                const LaunchLimits& limits) {
  const Dimensions threads = detail::fastest_first(grid);
  LaunchShape shape;
  shape.group = detail::fastest_first(block);
  for (std::size_t axis = 0; axis < 3; ++axis) shape.group[axis] = std::min(shape.group[axis], limits.group[axis]);
  detail::shrink_to(limits.group_threads, shape.group);
  for (std::size_t axis = 0; axis < 3; ++axis) detail::grow_along(axis, threads[axis], limits, shape.group);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    shape.groups[axis] = detail::groups_for(threads[axis], shape.group[axis]);
    if (shape.groups[axis] > limits.groups[axis]) {
      throw Error("BF5901", "a launch of " + std::to_string(threads[axis]) + " threads in dimension " + "xyz"[axis] +
                                std::string(" is more than the device can start at once"),
                  "use smaller tiles (BOXFLOW_TILE), or more devices");
    }
  }
  return shape;
}

}  // namespace boxflow
