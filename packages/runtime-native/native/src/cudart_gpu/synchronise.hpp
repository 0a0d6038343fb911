// Waiting for all GPUs, and failures of kernels.
#pragma once

#include "boxflow/ptx_kernel.h"
#include "cudart/types.hpp"
#include "cudart_gpu/kernels.hpp"

namespace boxflow::cudart {

// The error of a kernel, which all later calls return, or success.
Status failure();
void fail(Status status);

// Remembers an error that a call of the program gets from boxflow, for cudaGetLastError, and returns it.
Status finish(Status status);

// Remembers which kernels may have caused a failure.
void note_launch(const Kernel &kernel, const boxflow_ptx_launch &launch);

// Waits until all GPUs have done their parts of launches. Returns false after a failure.
bool wait_for_parts();

}  // namespace boxflow::cudart
