#include "device/cuda/cuda_error.hpp"

namespace boxflow::cuda {

namespace {

// Returns whether the error is a kernel's mistake, by which the context is lost.
bool is_kernel_fault(Result result) {
  return result == kErrorIllegalAddress || result == kErrorAssert ||
         (result >= kErrorMisalignedAddress && result <= kErrorInvalidPc);
}

const char* hint_for(Result result) {
  if (result == kErrorOutOfMemory) {
    return "use smaller tiles (--tile, BOXFLOW_TILE) or a memory limit (--memory-limit, BOXFLOW_MEMORY_LIMIT)";
  }
  if (is_kernel_fault(result)) {
    return "a kernel is wrong: run the program under compute-sanitizer, and please report it with the program";
  }
  if (result == kErrorInvalidValue) return "this is a bug of boxflow: please report it with the program";
  return "check the device with nvidia-smi; the target host (--target, BOXFLOW_TARGET) runs the program without it";
}

std::string message_of(const Api& api, Result result, const char* function, const std::string& device) {
  return std::string(function) + " failed on " + device + ": " + result_text(api, result);
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
  throw Error("BF5205", message_of(api, result, function, device), hint_for(result));
}

void check(const Api& api, Result result, const char* function, const DeviceLabel& device) {
  if (result == kSuccess || result == kErrorInvalidValue || is_kernel_fault(result)) {
    return check(api, result, function, device.text);
  }
  throw DeviceFailure("BF5205", message_of(api, result, function, device.text), hint_for(result), device.index);
}

}  // namespace boxflow::cuda
