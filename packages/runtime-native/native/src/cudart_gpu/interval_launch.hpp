// One launch of the program as one launch for each GPU.
#pragma once

#include "boxflow/ptx_kernel.h"
#include "cudart_gpu/kernels.hpp"

namespace boxflow::cudart {

enum class Issued {
  nothing,  // no GPU got anything, so the launch may still run as a whole
  all,
  failed,   // some GPUs have their part, and others do not
};

// Issues intervals of the blocks to all GPUs. The parts begin when the program's stream gets to the launch, and what
// follows in that stream waits for all of them.
Issued launch_intervals(Kernel &kernel, const Gpus &gpus, const boxflow_ptx_launch &whole, void **arguments,
                        cuda::StreamHandle stream);

}  // namespace boxflow::cudart
