// Finding libOpenCL at run time.
#pragma once

#include "base/dynamic_library.hpp"
#include "device/opencl/opencl_api.hpp"

namespace boxflow::opencl {

// Opens the ICD loader. Throws BF5101 if there is none.
DynamicLibrary open_library();

// Opens the ICD loader (BOXFLOW_OPENCL_LIBRARY, else libOpenCL.so.1). The library stays mapped for the life of the
// process, so the functions may be used at any time later. Throws BF5101 when there is none or it is too old.
Api load_api();

}  // namespace boxflow::opencl
