// Memory that holds a box of an array: the user's own (the whole array), or a buffer on a device.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/device_id.hpp"
#include "coherence/access_log.hpp"
#include "coherence/current_boxes.hpp"
#include "device/device.hpp"
#include "geometry/box.hpp"

namespace boxflow {

struct Place {
  DeviceId device;
  std::size_t array = 0;
  Box box;
  std::size_t element_bytes = 0;
  std::array<std::int64_t, kMaxRank> strides{};  // in elements; the last is 1, except for members of structs
  Allocation allocation;                         // on a device
  char* host = nullptr;                          // else
  AccessLog accesses;
  CurrentBoxes current;                          // only the directory uses it

  // Element (i, j, …) of the array lies at element origin() + i * strides[0] + j * strides[1] + … of the memory.
  std::int64_t origin() const {
    std::int64_t offset = 0;
    for (int d = 0; d < box.rank; ++d) offset -= box.lo[d] * strides[d];
    return offset;
  }
  std::size_t byte_offset(const Box& part) const {
    std::int64_t offset = 0;
    for (int d = 0; d < box.rank; ++d) offset += (part.lo[d] - box.lo[d]) * strides[d];
    return static_cast<std::size_t>(offset) * element_bytes;
  }
  // Row-major, with no gaps.
  void pack() {
    std::int64_t stride = 1;
    for (int d = box.rank - 1; d >= 0; --d) {
      strides[d] = stride;
      stride *= box.extent(d);
    }
  }
};

}  // namespace boxflow
