#include "device/device_limit.hpp"

#include <string>

#include "base/error.hpp"

namespace boxflow {

void require_at_most(std::size_t devices, std::size_t most, const char* kind) {
  if (devices <= most) return;
  throw Error(
      "BF5022",
      std::to_string(devices) + " " + kind + " devices were asked for, and there can be " + std::to_string(most),
      "ask for fewer (--devices, BOXFLOW_DEVICES)");
}

}  // namespace boxflow
