// NVIDIA's run-time compiler, opened at run time: used where a bundle has no code for the device at hand.
#pragma once

#include <string>
#include <vector>

namespace boxflow::cuda {

// Image for cuModuleLoadDataEx: machine code for `architecture` (90 for sm_90) where this NVRTC knows it, else PTX for
// the newest architecture that it knows and the driver translates. `driver_version` as cuDriverGetVersion gives it:
// the NVRTC of the same major version is preferred. Throws BF5204 with the compiler's log, or where there is no NVRTC.
std::vector<char> compile_cuda(const std::string& source, int architecture, int driver_version);

}  // namespace boxflow::cuda
