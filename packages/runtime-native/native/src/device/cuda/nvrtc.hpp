// NVIDIA's run-time compiler, opened at run time. It is used if a bundle has no code for a device.
#pragma once

#include <string>
#include <vector>

namespace boxflow::cuda {

// Returns an image for cuModuleLoadDataEx: machine code for `architecture` (90 for sm_90) if this NVRTC knows it, else
// PTX for the newest architecture that it knows and the driver translates. `driver_version` is that of
// cuDriverGetVersion: the NVRTC of the same major version is preferred. Throws BF5204 with the compiler's log, or if
// there is no NVRTC.
std::vector<char> compile_cuda(const std::string& source, int architecture, int driver_version);

}  // namespace boxflow::cuda
