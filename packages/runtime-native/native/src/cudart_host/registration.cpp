// What nvcc's code calls before main: it names the kernels and variables of each file.
#include "cudart/exported.hpp"
#include "cudart_host/state.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART void boxflow_cudart_add_unit(const boxflow_ptx_unit *unit) { State::get().add_unit(unit); }

BOXFLOW_CUDART void **__cudaRegisterFatBinary(void *) {
  // Nothing is stored behind the handle, which only has to exist.
  static void *handle;
  return &handle;
}

BOXFLOW_CUDART void __cudaRegisterFatBinaryEnd(void **) {}
BOXFLOW_CUDART void __cudaUnregisterFatBinary(void **) {}
BOXFLOW_CUDART char __cudaInitModule(void **) { return 0; }

BOXFLOW_CUDART void __cudaRegisterFunction(void **, const char *host, char *, const char *name, int, void *, void *,
                                           void *, void *, int *) {
  State::get().add_function(host, name);
}

BOXFLOW_CUDART void __cudaRegisterVar(void **, char *host, char *, const char *name, int, size_t, int, int) {
  State::get().add_variable(host, name);
}

// The host's pointer to a managed variable becomes the address of the device's one.
BOXFLOW_CUDART void __cudaRegisterManagedVar(void **, void **pointer, char *, const char *name, int, size_t, int, int) {
  State::get().add_variable(pointer, name);
  *pointer = State::get().variable_of(pointer).address;
}

}  // namespace boxflow::cudart
