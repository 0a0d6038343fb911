#include "cudart/device_count.hpp"

#include <cstdlib>
#include <cstring>

#include "base/processors.hpp"

namespace boxflow::cudart {

uint32_t device_count() {
  const char *text = std::getenv("BOXFLOW_DEVICES");
  if (text == nullptr) return 1;
  if (std::strcmp(text, "all") == 0) return static_cast<uint32_t>(usable_processors());
  const long count = std::strtol(text, nullptr, 10);
  return count < 1 ? 1 : static_cast<uint32_t>(count);
}

}  // namespace boxflow::cudart
