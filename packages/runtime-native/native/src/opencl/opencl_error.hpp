// From OpenCL's status numbers to errors that a person can act on.
#pragma once

#include <string>

#include "opencl_api.hpp"

namespace boxflow::opencl {

// `CL_OUT_OF_RESOURCES`, or `OpenCL status -9999` where the number is a vendor's own.
std::string status_name(Int status);

bool is_out_of_memory(Int status);

// Throws BF5105 unless `status` is a success. `function` is the call, `device` the device it was for.
void check(Int status, const char* function, const std::string& device);

}  // namespace boxflow::opencl
