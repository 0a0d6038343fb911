// Variables that the host writes. NVIDIA's runtime has the program's copy; the others are updated before they are read.
#include "cudart/exported.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "cudart_gpu/synchronise.hpp"
#include "cudart_gpu/variables.hpp"

namespace boxflow::cudart {

#define BOXFLOW_TO_SYMBOL(name, parameters, arguments)                                        \
  BOXFLOW_CUDART Status name parameters {                                                     \
    if (Gpus::several() == nullptr) return BOXFLOW_NEXT(name) arguments;                      \
    if (!wait_for_parts()) return failure();                                                  \
    const Status status = BOXFLOW_NEXT(name) arguments;                                       \
    note_change(symbol);                                                                      \
    return status;                                                                            \
  }

BOXFLOW_TO_SYMBOL(cudaMemcpyToSymbol, (const void *symbol, const void *from, size_t bytes, size_t offset, int kind),
                  (symbol, from, bytes, offset, kind))
BOXFLOW_TO_SYMBOL(cudaMemcpyToSymbol_ptds,
                  (const void *symbol, const void *from, size_t bytes, size_t offset, int kind),
                  (symbol, from, bytes, offset, kind))
BOXFLOW_TO_SYMBOL(cudaMemcpyToSymbolAsync,
                  (const void *symbol, const void *from, size_t bytes, size_t offset, int kind, StreamHandle stream),
                  (symbol, from, bytes, offset, kind, stream))
BOXFLOW_TO_SYMBOL(cudaMemcpyToSymbolAsync_ptsz,
                  (const void *symbol, const void *from, size_t bytes, size_t offset, int kind, StreamHandle stream),
                  (symbol, from, bytes, offset, kind, stream))

// From now on the program may change the variable by its address.
BOXFLOW_CUDART Status cudaGetSymbolAddress(void **address, const void *symbol) {
  const Status status = BOXFLOW_NEXT(cudaGetSymbolAddress)(address, symbol);
  if (status != success || Gpus::several() == nullptr) return status;
  Kernels &kernels = Kernels::get();
  const std::lock_guard lock(kernels.mutex());
  if (Unit *unit = kernels.unit_of_variable(symbol)) unit->variables_exposed = true;
  return status;
}

}  // namespace boxflow::cudart
