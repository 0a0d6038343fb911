// The types of NVIDIA's runtime interface, as far as this library has it. Its headers are not needed.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boxflow::cudart {

// Error codes of the CUDA runtime, which programs compare and print.
enum Status : int {
  success = 0,
  invalid_value = 1,
  memory_allocation = 2,
  invalid_configuration = 9,
  invalid_symbol = 13,
  invalid_memcpy_direction = 21,
  invalid_device_function = 98,
  invalid_device = 101,
  invalid_resource_handle = 400,
  not_ready = 600,
  assertion_failed = 710,
  launch_failure = 719,
  not_supported = 801,
};

enum CopyKind : int { host_to_host = 0, host_to_device = 1, device_to_host = 2, device_to_device = 3, by_address = 4 };

struct Dim3 {
  uint32_t x, y, z;
};

// Streams and events are opaque to programs. The null stream is the default one.
using StreamHandle = struct Stream *;
using EventHandle = struct Event *;

}  // namespace boxflow::cudart
