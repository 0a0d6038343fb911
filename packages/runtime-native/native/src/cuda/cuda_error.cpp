#include "cuda_error.hpp"

namespace boxflow::cuda {

namespace {

// 700 to 720: a kernel did something that it must not, and the context is lost.
bool is_kernel_fault(Result result) { return result >= 700 && result < 730; }

const char* hint_for(Result result) {
  if (result == kErrorOutOfMemory) return "use smaller tiles (--tile, BOXFLOW_TILE) or a memory limit (--memory-limit, BOXFLOW_MEMORY_LIMIT)";
  if (is_kernel_fault(result)) {
    return "a kernel is wrong: run the program under compute-sanitizer, and please report it with the program";
  }
  if (result == kErrorInvalidValue) return "this is a bug of boxflow: please report it with the program";
  return "check the device with nvidia-smi; BOXFLOW_TARGET=host runs the program without it";
}

}  // namespace

std::string result_text(const Api& api, Result result) {
  const char* name = nullptr;
  const char* text = nullptr;
  if (api.get_error_name(result, &name) != kSuccess || !name) return "CUDA error " + std::to_string(result);
  if (api.get_error_string(result, &text) != kSuccess || !text) return name;
  return std::string(name) + " (" + text + ")";
}

void check(const Api& api, Result result, const char* function, const std::string& device) {
  if (result == kSuccess) return;
  throw Error("BF5205", std::string(function) + " failed on " + device + ": " + result_text(api, result),
              hint_for(result));
}

}  // namespace boxflow::cuda
