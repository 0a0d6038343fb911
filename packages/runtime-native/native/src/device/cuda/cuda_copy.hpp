// Rectangular copies in the fewest driver calls: one, except for odd strides.
#pragma once

#include <cstddef>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/rect_copy.hpp"

namespace boxflow::cuda {

// The source or target of a copy: host memory, or memory of a context.
struct Place {
  void* host = nullptr;
  DevicePointer device = 0;
  ContextHandle context = nullptr;  // null: `host`

  bool is_host() const { return context == nullptr; }
  static Place of_host(void* address) { return {address, 0, nullptr}; }
  static Place of_device(DevicePointer address, const Context& context) { return {nullptr, address, context.handle()}; }
};

// Puts the copy on `stream`, which belongs to `context`, which is current. At most one place is on the host. Between
// contexts without peer access the driver goes through pinned host memory of its own. `largest_pitch`: the device's
// limit for strided copies.
void enqueue_copy(const Context& context, StreamHandle stream, const Place& to, const Place& from,
                  const RectCopy& copy, std::size_t largest_pitch);

}  // namespace boxflow::cuda
