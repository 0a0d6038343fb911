// The bundle's kernels, compiled once for all devices of the context.
#pragma once

#include <string>
#include <vector>

#include "device/opencl/opencl_handles.hpp"
#include "device/opencl/opencl_selection.hpp"

namespace boxflow::opencl {

struct BuiltProgram {
  ProgramOwner program;
  std::vector<std::string> kernels;  // names; a position here is the platform's kernel index
};

// Throws BF5104 with the compiler's log.
BuiltProgram build_program(const Api& api, Context context, const std::vector<FoundDevice>& devices,
                           const char* source);

}  // namespace boxflow::opencl
