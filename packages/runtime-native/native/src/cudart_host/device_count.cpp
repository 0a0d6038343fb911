#include "cudart_host/device_count.hpp"

#include <cstdlib>
#include <cstring>

#include "base/processors.hpp"

namespace boxflow::cudart {

uint32_t device_count() {
  const char *text = std::getenv("BOXFLOW_DEVICES");
  if (text == nullptr) return 1;
  if (std::strcmp(text, "all") == 0) {
    // Launches and allocations ask, and the limits of control groups are in files.
    static const auto processors = static_cast<uint32_t>(usable_processors());
    return processors;
  }
  const long count = std::strtol(text, nullptr, 10);
  return count < 1 ? 1 : static_cast<uint32_t>(count);
}

}  // namespace boxflow::cudart
