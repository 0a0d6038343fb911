#include "cudart_gpu/gpus.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "base/error.hpp"
#include "cudart/exported.hpp"
#include "cudart/types.hpp"
#include "cudart_gpu/messages.hpp"
#include "cudart_gpu/next_runtime.hpp"
#include "device/cuda/cuda_error.hpp"
#include "device/cuda/cuda_library.hpp"

namespace boxflow::cudart {

BOXFLOW_CUDART Status cudaSetDevice(int device);

namespace {

// Returns the number of GPUs that the user wants, or 0 for all.
int wanted_devices() {
  const char *text = std::getenv("BOXFLOW_DEVICES");
  return text == nullptr ? 0 : std::max(0, std::atoi(text));
}

void run_on_one(const std::string &reason) {
  say_once("warning", "BF5402", "the program runs on one GPU: " + reason,
           "choose GPUs that access each other's memory with CUDA_VISIBLE_DEVICES, or ask for one with --devices 1");
}

bool has_functions(const cuda::Api &api) {
  return api.mem_create && api.mem_map && api.mem_set_access && api.mem_address_reserve && api.mem_get_granularity;
}

int attribute(const cuda::Api &api, int which, cuda::DeviceOrdinal device) {
  int value = 0;
  return api.device_get_attribute(&value, which, device) == cuda::kSuccess ? value : 0;
}

// Returns why the GPUs cannot share memory, or nothing if they can.
std::optional<std::string> obstacle(const cuda::Api &api, const std::vector<Gpu> &gpus) {
  if (!has_functions(api)) return "the driver has no virtual memory management";
  for (const Gpu &gpu : gpus) {
    const std::string number = std::to_string(gpu.ordinal);
    if (attribute(api, cuda::kAttributeVirtualMemoryManagement, gpu.ordinal) == 0) {
      return "GPU " + number + " has no virtual memory management";
    }
    for (const Gpu &other : gpus) {
      int possible = 1;
      if (other.ordinal != gpu.ordinal) api.device_can_access_peer(&possible, gpu.ordinal, other.ordinal);
      if (!possible) return "GPU " + number + " cannot access the memory of GPU " + std::to_string(other.ordinal);
    }
  }
  return std::nullopt;
}

bool open(const cuda::Api &api, std::vector<Gpu> &gpus) {
  for (Gpu &gpu : gpus) {
    if (api.primary_ctx_retain(&gpu.context, gpu.ordinal) != cuda::kSuccess) return false;
    gpu.multiprocessors = attribute(api, cuda::kAttributeMultiprocessorCount, gpu.ordinal);
    api.device_total_mem(&gpu.total_bytes, gpu.ordinal);
    const Current current(api, gpu.context);
    if (api.stream_create_with_priority(&gpu.stream, cuda::kStreamNonBlocking, 0) != cuda::kSuccess) return false;
    if (api.event_create(&gpu.done, cuda::kEventDisableTiming) != cuda::kSuccess) return false;
  }
  // Memory that NVIDIA's runtime allocates is then accessible as well.
  for (const Gpu &gpu : gpus) {
    const Current current(api, gpu.context);
    for (const Gpu &other : gpus) {
      if (other.ordinal != gpu.ordinal) api.ctx_enable_peer_access(other.context, 0);
    }
  }
  return true;
}

}  // namespace

Gpus::Gpus(const cuda::Api &api, std::vector<Gpu> gpus, size_t page_bytes)
    : api_(api), gpus_(std::move(gpus)), pages_(api_, gpus_, page_bytes) {
  const Current current(api_, first().context);
  api_.event_create(&fork_, cuda::kEventDisableTiming);
}

Gpus *Gpus::several() {
  // Never destroyed: destructors of the program may still call the runtime.
  static Gpus *const gpus = find();
  return gpus;
}

Gpus *Gpus::find() {
  const int wanted = wanted_devices();
  if (wanted == 1) return nullptr;
  cuda::Api api;
  try {
    api = cuda::load_api();
  } catch (const Error &) {
    return nullptr;  // NVIDIA's runtime tells the program.
  }
  int found = 0;
  if (api.device_get_count(&found) != cuda::kSuccess) return nullptr;
  if (wanted > found) {
    say("error", "BF5203",
        std::to_string(wanted) + " CUDA devices were asked for, and there are " + std::to_string(found),
        "ask for fewer (--devices, BOXFLOW_DEVICES)");
    std::exit(1);
  }
  std::vector<Gpu> gpus(static_cast<size_t>(wanted == 0 ? found : wanted));
  if (gpus.size() < 2) return nullptr;
  for (size_t d = 0; d < gpus.size(); ++d) api.device_get(&gpus[d].ordinal, static_cast<int>(d));
  if (const auto reason = obstacle(api, gpus)) {
    run_on_one(*reason);
    return nullptr;
  }
  // The runtime makes the first GPU's primary context, which the program's streams belong to.
  BOXFLOW_NEXT(cudaSetDevice)(0);
  if (!open(api, gpus)) {
    run_on_one("a context cannot be created");
    return nullptr;
  }
  size_t page_bytes = 0;
  cuda::AllocationProperties properties;
  properties.location.id = gpus.front().ordinal;
  api.mem_get_granularity(&page_bytes, &properties, cuda::kGranularityRecommended);
  api.ctx_set_current(gpus.front().context);
  return new Gpus(api, std::move(gpus), std::max<size_t>(page_bytes, 1));
}

}  // namespace boxflow::cudart
