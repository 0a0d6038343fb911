#include "device/ring/ring_shape.hpp"

#include <algorithm>
#include <bit>

#include "base/processors.hpp"

namespace boxflow {

namespace {

// With 32 threads, copies of one and of two devices were slower.
constexpr std::size_t kMostThreads = 16;

}  // namespace

RingShape settled(RingShape shape) {
  if (shape.threads == 0) shape.threads = std::min(usable_processors(), kMostThreads);
  shape.blocks = std::bit_ceil(shape.blocks);
  return shape;
}

}  // namespace boxflow
