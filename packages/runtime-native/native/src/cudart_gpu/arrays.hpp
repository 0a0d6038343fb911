// The program's arrays, whose pages lie on all GPUs.
#pragma once

#include "cudart/device_arrays.hpp"

namespace boxflow::cudart {

// There are several GPUs.
DeviceArrays &arrays();

}  // namespace boxflow::cudart
