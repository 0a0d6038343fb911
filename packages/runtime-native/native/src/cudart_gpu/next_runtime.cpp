#include "cudart_gpu/next_runtime.hpp"

#include <dlfcn.h>

#include <cstdlib>
#include <string>

#include "cudart_gpu/messages.hpp"

namespace boxflow::cudart {

void *next_symbol(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found != nullptr) return found;
  say("error", "BF5401", std::string("NVIDIA's CUDA runtime has no ") + name,
      "link the program with the shared library of CUDA 12 or newer: nvcc -cudart shared");
  std::exit(1);
}

}  // namespace boxflow::cudart
