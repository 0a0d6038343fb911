// Turns OpenCL's status numbers into helpful errors.
#pragma once

#include <string>

#include "device/opencl/opencl_api.hpp"

namespace boxflow::opencl {

// Returns `CL_OUT_OF_RESOURCES`, or `OpenCL status -9999` if the number is a vendor's own.
std::string status_name(Int status);

bool is_out_of_memory(Int status);

// A device of the run, for messages and failures.
struct DeviceLabel {
  int index = 0;
  std::string text;
};

// Throw BF5105 unless `status` is a success. `function` is the call, `device` the device it was for. For a device of
// the run that is a DeviceFailure, unless our own arguments are wrong.
void check(Int status, const char* function, const std::string& device);
void check(Int status, const char* function, const DeviceLabel& device);

}  // namespace boxflow::opencl
