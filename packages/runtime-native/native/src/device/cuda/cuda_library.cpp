#include "device/cuda/cuda_library.hpp"

#include <cstdlib>
#include <string>
#include <vector>

#include "base/dynamic_library.hpp"
#include "device/cuda/cuda_error.hpp"

namespace boxflow::cuda {

namespace {

std::vector<std::string> library_names() {
  const char* chosen = std::getenv("BOXFLOW_CUDA_LIBRARY");
  if (chosen && *chosen) return {chosen};
  return {"libcuda.so.1", "libcuda.so"};
}

template <typename Function>
void resolve(const DynamicLibrary& library, const char* symbol, Function& function) {
  function = library.symbol<Function>(symbol);
  if (function) return;
  throw Error("BF5201", library.name() + " has no " + symbol + ": the driver is too old",
              "install an NVIDIA driver for CUDA 11 or newer");
}

}  // namespace

DynamicLibrary open_library() {
  DynamicLibrary library = DynamicLibrary::open_first(library_names());
  if (library.is_open()) return library;
  throw Error("BF5201", "the CUDA driver cannot be opened: " + library.failure(),
              "install the NVIDIA driver, or use another target (--target, BOXFLOW_TARGET): opencl or host");
}

Api load_api() {
  const DynamicLibrary library = open_library();
  Api api;
#define BOXFLOW_RESOLVE(member, symbol, parameters) resolve(library, symbol, api.member);
  BOXFLOW_CUDA_FUNCTIONS(BOXFLOW_RESOLVE)
#undef BOXFLOW_RESOLVE
#define BOXFLOW_FIND(member, name, parameters) api.member = library.symbol<decltype(api.member)>(name);
  BOXFLOW_CUDA_OPTIONAL_FUNCTIONS(BOXFLOW_FIND)
#undef BOXFLOW_FIND
  const Result result = api.init(0);
  if (result != kSuccess && result != kErrorNoDevice) {
    throw Error("BF5201", "the CUDA driver does not start: " + result_text(api, result),
                "check it with nvidia-smi; after an update of the driver the machine must be restarted");
  }
  return api;
}

}  // namespace boxflow::cuda
