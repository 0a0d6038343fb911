// Turns CUresult into helpful errors.
#pragma once

#include <string>

#include "base/error.hpp"
#include "device/cuda/cuda_api.hpp"

namespace boxflow::cuda {

// Returns text such as `CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access was encountered)`.
std::string result_text(const Api& api, Result result);

// A device of the run, for messages and failures.
struct DeviceLabel {
  int index = 0;
  std::string text;
};

// Throw BF5205 unless `result` is a success. `function` is the call, `device` the device it was for. For a device of
// the run that is a DeviceFailure, unless the call or the kernel is wrong: it would be so on any other device.
void check(const Api& api, Result result, const char* function, const std::string& device);
void check(const Api& api, Result result, const char* function, const DeviceLabel& device);

}  // namespace boxflow::cuda
