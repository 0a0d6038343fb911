// How many devices of the host run a launch.
#pragma once

#include <cstdint>

namespace boxflow::cudart {

// Returns what BOXFLOW_DEVICES says, or one; `all` are the processors that the process may use.
uint32_t device_count();

}  // namespace boxflow::cudart
