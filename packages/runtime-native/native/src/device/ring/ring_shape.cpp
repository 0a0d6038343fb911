#include "device/ring/ring_shape.hpp"

#include <algorithm>
#include <bit>

#include "base/processors.hpp"

namespace boxflow {

namespace {

// For each device. With 32 threads at work, the copies of one device were slower.
constexpr std::size_t kMostThreads = 16;

}  // namespace

RingShape settled(RingShape shape, std::size_t devices) {
  const std::size_t most = kMostThreads * std::max<std::size_t>(devices, 1);
  if (shape.threads == 0) shape.threads = std::min(usable_processors(), most);
  if (shape.lane_threads == 0) shape.lane_threads = kMostThreads;
  shape.blocks = std::bit_ceil(shape.blocks);
  return shape;
}

}  // namespace boxflow
