// Launches. One that cannot be split, or is too small for several GPUs, goes to NVIDIA's runtime as it is.
#include <cstdlib>
#include <cstring>

#include "cudart/exported.hpp"
#include "cudart_gpu/interval_launch.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "cudart_gpu/summary.hpp"
#include "cudart_gpu/synchronise.hpp"
#include "cudart_gpu/variables.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART Status cudaStreamIsCapturing(StreamHandle stream, int *status);

namespace {

// The handle of the stream that a thread has by default, where programs are compiled with one for each.
const auto stream_of_thread = reinterpret_cast<StreamHandle>(2);

// Work that is recorded for a graph stays NVIDIA's.
bool is_captured(StreamHandle stream) {
  if (!was_captured()) return false;
  int capture = 0;
  return BOXFLOW_NEXT(cudaStreamIsCapturing)(stream, &capture) != success || capture != 0;
}

// Returns whether a launch has enough blocks to fill more than one GPU.
bool is_large(const boxflow_ptx_launch &launch, const Gpus &gpus) {
  static const bool is_always = [] {
    const char *offload = std::getenv("BOXFLOW_OFFLOAD");
    return offload != nullptr && std::strcmp(offload, "always") == 0;
  }();
  const uint64_t blocks = uint64_t{launch.grid[0]} * launch.grid[1] * launch.grid[2];
  return blocks > (is_always ? 1 : static_cast<uint64_t>(gpus.first().multiprocessors));
}

// Returns whether NVIDIA's runtime accepts the sizes. Intervals may be smaller than what it refuses.
bool is_valid(const boxflow_ptx_launch &launch) {
  return launch.grid[0] > 0 && launch.grid[1] > 0 && launch.grid[2] > 0 && launch.grid[0] <= 0x7fffffffu &&
         launch.grid[1] <= 65535 && launch.grid[2] <= 65535;
}

template <typename Whole>
Status launch(const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared, StreamHandle stream,
              Whole run_whole) {
  Gpus *gpus = Gpus::several();
  if (gpus == nullptr) return run_whole();
  if (failure() != success) return failure();
  Kernels &kernels = Kernels::get();
  const std::lock_guard lock(kernels.mutex());
  Kernel *kernel = kernels.kernel_of(function);
  const boxflow_ptx_launch whole = {{grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, {0, 0, 0},
                                    {grid.x, grid.y, grid.z}, shared};
  if (kernel != nullptr) note_launch(*kernel, whole);
  if (kernel != nullptr && is_valid(whole) && is_large(whole, *gpus) && !is_captured(stream) &&
      kernels.load(*kernel, *gpus)) {
    const auto handle = reinterpret_cast<cuda::StreamHandle>(stream);
    const Issued issued = launch_intervals(*kernel, *gpus, whole, arguments, handle);
    if (issued == Issued::failed) fail(launch_failure);
    if (issued != Issued::nothing) {
      ++kernel->split_launches;
      return failure();
    }
  }
  if (kernel != nullptr) ++kernel->whole_launches;
  if (kernel == nullptr || kernel->code == nullptr || kernel->code->changes_variables) note_change(nullptr);
  return run_whole();
}

}  // namespace

BOXFLOW_CUDART Status __cudaLaunchKernel(void *handle, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                                         StreamHandle stream) {
  return launch(handle, grid, block, arguments, shared, stream, [&] {
    return BOXFLOW_NEXT(__cudaLaunchKernel)(handle, grid, block, arguments, shared, stream);
  });
}

BOXFLOW_CUDART Status __cudaLaunchKernel_ptsz(void *handle, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                                              StreamHandle stream) {
  return launch(handle, grid, block, arguments, shared, stream == nullptr ? stream_of_thread : stream, [&] {
    return BOXFLOW_NEXT(__cudaLaunchKernel_ptsz)(handle, grid, block, arguments, shared, stream);
  });
}

BOXFLOW_CUDART Status cudaLaunchKernel(const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared,
                                       StreamHandle stream) {
  return launch(function, grid, block, arguments, shared, stream, [&] {
    return BOXFLOW_NEXT(cudaLaunchKernel)(function, grid, block, arguments, shared, stream);
  });
}

BOXFLOW_CUDART Status cudaLaunchKernel_ptsz(const void *function, Dim3 grid, Dim3 block, void **arguments,
                                            size_t shared, StreamHandle stream) {
  return launch(function, grid, block, arguments, shared, stream == nullptr ? stream_of_thread : stream, [&] {
    return BOXFLOW_NEXT(cudaLaunchKernel_ptsz)(function, grid, block, arguments, shared, stream);
  });
}

// Launches that boxflow does not split. They may change variables.
#define BOXFLOW_WHOLE(name, parameters, arguments) \
  BOXFLOW_CUDART Status name parameters {           \
    if (Gpus::several() != nullptr) note_change(nullptr); \
    return BOXFLOW_NEXT(name) arguments;            \
  }
BOXFLOW_WHOLE(cudaLaunchKernelExC, (const void *configuration, const void *function, void **arguments),
              (configuration, function, arguments))
BOXFLOW_WHOLE(cudaLaunchKernelExC_ptsz, (const void *configuration, const void *function, void **arguments),
              (configuration, function, arguments))
BOXFLOW_WHOLE(cudaLaunchCooperativeKernel,
              (const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared, StreamHandle stream),
              (function, grid, block, arguments, shared, stream))
BOXFLOW_WHOLE(cudaLaunchCooperativeKernel_ptsz,
              (const void *function, Dim3 grid, Dim3 block, void **arguments, size_t shared, StreamHandle stream),
              (function, grid, block, arguments, shared, stream))
BOXFLOW_WHOLE(cudaGraphLaunch, (void *graph, StreamHandle stream), (graph, stream))
BOXFLOW_WHOLE(cudaGraphLaunch_ptsz, (void *graph, StreamHandle stream), (graph, stream))

BOXFLOW_CUDART Status cudaStreamBeginCapture(StreamHandle stream, int mode) {
  note_capture();
  return BOXFLOW_NEXT(cudaStreamBeginCapture)(stream, mode);
}
BOXFLOW_CUDART Status cudaStreamBeginCapture_ptsz(StreamHandle stream, int mode) {
  note_capture();
  return BOXFLOW_NEXT(cudaStreamBeginCapture_ptsz)(stream, mode);
}

BOXFLOW_CUDART Status cudaFuncSetAttribute(const void *function, int attribute, int value) {
  const Status status = BOXFLOW_NEXT(cudaFuncSetAttribute)(function, attribute, value);
  Gpus *gpus = Gpus::several();
  if (status != success || gpus == nullptr) return status;
  Kernels &kernels = Kernels::get();
  const std::lock_guard lock(kernels.mutex());
  Kernel *kernel = kernels.kernel_of(function);
  if (kernel == nullptr) return status;
  kernel->attributes.emplace_back(attribute, value);
  for (size_t d = 0; d < kernel->functions.size(); ++d) {
    const Current current(gpus->api(), gpus->all()[d].context);
    gpus->api().func_set_attribute(kernel->functions[d], attribute, value);
  }
  return status;
}

}  // namespace boxflow::cudart
