// A text that tells machines apart: by their devices, the devices' driver, and the processor.
#pragma once

#include <string>

#include "base/options.hpp"

namespace boxflow {

// Opens no device. `options` has the target that will be opened.
std::string machine_name(const RunOptions& options);

}  // namespace boxflow
