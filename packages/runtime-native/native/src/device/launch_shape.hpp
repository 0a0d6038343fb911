// Turns a launch's threads into the groups ("blocks") of a device with limits. The code generators' kernels are guarded
// by the number of threads in x and stride over it in y and z, so the size of a group is free, and so is the number of
// groups in y and z.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/error.hpp"

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
  if (values.size() > 3) {
    throw Error("BF9505", "a launch has more than three thread dimensions", "please report this with the program");
  }
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

}  // namespace detail

// Returns the requested groups, made smaller if the device or the kernel requires it. In y and z, there are at most as
// many as the device allows. Throws BF5901 if there are too many in x.
inline LaunchShape launch_shape(std::span<const std::int64_t> grid, std::span<const std::int64_t> block,
                                const LaunchLimits& limits) {
  const Dimensions threads = detail::fastest_first(grid);
  LaunchShape shape;
  shape.group = detail::fastest_first(block);
  for (std::size_t axis = 0; axis < 3; ++axis) shape.group[axis] = std::min(shape.group[axis], limits.group[axis]);
  detail::shrink_to(limits.group_threads, shape.group);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    shape.groups[axis] = (threads[axis] + shape.group[axis] - 1) / shape.group[axis];
    if (axis > 0) shape.groups[axis] = std::min(shape.groups[axis], limits.groups[axis]);
  }
  if (shape.groups[0] > limits.groups[0]) {
    throw Error("BF5901",
                "a launch of " + std::to_string(threads[0]) +
                    " threads in its fastest dimension is more than the device can start at once",
                "use smaller tiles (BOXFLOW_TILE), or more devices");
  }
  return shape;
}

}  // namespace boxflow
