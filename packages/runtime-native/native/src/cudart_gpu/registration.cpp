// What nvcc's code calls before main: it names the kernels and variables of each file.
#include "cudart/exported.hpp"
#include "cudart_gpu/kernels.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "cudart_gpu/summary.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART void boxflow_cudart_add_intervals(const boxflow_interval_unit *unit) {
  Kernels::get().add_unit(unit);
  plan_summary();
}

BOXFLOW_CUDART void __cudaRegisterFunction(void **binary, const char *host, char *device, const char *name, int limit,
                                           void *thread, void *block, void *block_size, void *grid_size, int *warp) {
  Kernels::get().add_function(host, name);
  BOXFLOW_NEXT(__cudaRegisterFunction)
  (binary, host, device, name, limit, thread, block, block_size, grid_size, warp);
}

BOXFLOW_CUDART void __cudaRegisterVar(void **binary, char *host, char *device, const char *name, int is_external,
                                      size_t bytes, int is_constant, int is_global) {
  Kernels::get().add_variable(host, name);
  BOXFLOW_NEXT(__cudaRegisterVar)(binary, host, device, name, is_external, bytes, is_constant, is_global);
}

BOXFLOW_CUDART Status __cudaGetKernel(void **handle, const void *function) {
  const Status status = BOXFLOW_NEXT(__cudaGetKernel)(handle, function);
  if (status == success) Kernels::get().add_handle(*handle, function);
  return status;
}

}  // namespace boxflow::cudart
