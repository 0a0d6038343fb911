// Finding the CUDA driver at run time.
#pragma once

#include "base/dynamic_library.hpp"
#include "device/cuda/cuda_api.hpp"

namespace boxflow::cuda {

// Opens the driver without starting it. Throws BF5201 if there is none.
DynamicLibrary open_library();

// Opens the driver (BOXFLOW_CUDA_LIBRARY, else libcuda.so.1) and initialises it. It stays mapped for the life of the
// process, so the functions may be used at any time later. Throws BF5201 when there is none or it does not start.
Api load_api();

}  // namespace boxflow::cuda
