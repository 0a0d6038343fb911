#include "cudart/device_count.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace boxflow::cudart {

uint32_t device_count() {
  const char *text = std::getenv("BOXFLOW_DEVICES");
  if (text == nullptr) return 1;
  if (std::strcmp(text, "all") == 0) return std::max(1u, std::thread::hardware_concurrency());
  const long count = std::strtol(text, nullptr, 10);
  return count < 1 ? 1 : static_cast<uint32_t>(count);
}

}  // namespace boxflow::cudart
