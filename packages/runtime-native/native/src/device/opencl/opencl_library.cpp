#include "device/opencl/opencl_library.hpp"

#include <cstdlib>
#include <string>
#include <vector>

#include "base/dynamic_library.hpp"
#include "base/error.hpp"

namespace boxflow::opencl {

namespace {

std::vector<std::string> library_names() {
  const char* chosen = std::getenv("BOXFLOW_OPENCL_LIBRARY");
  if (chosen && *chosen) return {chosen};
  return {"libOpenCL.so.1", "libOpenCL.so"};
}

template <typename Function>
void resolve(const DynamicLibrary& library, const char* name, Function& function) {
  function = library.symbol<Function>(name);
  if (function) return;
  throw Error("BF5101", library.name() + " has no " + name + ": it is older than OpenCL 1.2",
              "install a newer OpenCL loader (Debian: ocl-icd-libopencl1)");
}

}  // namespace

DynamicLibrary open_library() {
  DynamicLibrary library = DynamicLibrary::open_first(library_names());
  if (library.is_open()) return library;
  throw Error("BF5101", "the OpenCL loader cannot be opened: " + library.failure(),
              "install ocl-icd-libopencl1 and your vendor's driver (or pocl-opencl-icd for the CPU), "
              "or use the target host (--target, BOXFLOW_TARGET)");
}

Api load_api() {
  const DynamicLibrary library = open_library();
  Api api;
#define BOXFLOW_RESOLVE_CALL(name, parameters) resolve(library, #name, api.name);
#define BOXFLOW_RESOLVE_MAKER(result, name, parameters) resolve(library, #name, api.name);
  BOXFLOW_OPENCL_CALLS(BOXFLOW_RESOLVE_CALL)
  BOXFLOW_OPENCL_MAKERS(BOXFLOW_RESOLVE_MAKER)
#undef BOXFLOW_RESOLVE_CALL
#undef BOXFLOW_RESOLVE_MAKER
  return api;
}

}  // namespace boxflow::opencl
