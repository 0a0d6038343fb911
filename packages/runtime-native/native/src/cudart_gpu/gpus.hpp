// The GPUs that run the launches of a program together.
#pragma once

#include <cstdint>
#include <vector>

#include "cudart_gpu/gpu_pages.hpp"
#include "device/cuda/cuda_api.hpp"

namespace boxflow::cudart {

struct Gpu {
  cuda::DeviceOrdinal ordinal = 0;
  // The primary context, which NVIDIA's runtime uses as well.
  cuda::ContextHandle context = nullptr;
  // Where the GPU's parts of launches run. The first GPU's parts run in the program's streams.
  cuda::StreamHandle stream = nullptr;
  // Recorded behind the last part.
  cuda::EventHandle done = nullptr;
  int multiprocessors = 0;
  size_t total_bytes = 0;
};

class Gpus {
 public:
  // Returns null if the program runs on one GPU, as NVIDIA's runtime alone does it. The first call decides. Ends the
  // program with BF5203 if there are fewer GPUs than BOXFLOW_DEVICES says.
  static Gpus *several();

  const cuda::Api &api() const { return api_; }
  const std::vector<Gpu> &all() const { return gpus_; }
  const Gpu &first() const { return gpus_.front(); }
  uint32_t count() const { return static_cast<uint32_t>(gpus_.size()); }
  Pages &pages() { return pages_; }

  // Recorded in a stream of the program before a launch.
  cuda::EventHandle fork() const { return fork_; }

 private:
  Gpus(const cuda::Api &api, std::vector<Gpu> gpus, size_t page_bytes);
  static Gpus *find();

  cuda::Api api_;
  std::vector<Gpu> gpus_;
  cuda::EventHandle fork_ = nullptr;
  GpuPages pages_;
};

// Makes a context current as long as this lives.
class Current {
 public:
  Current(const cuda::Api &api, cuda::ContextHandle context) : api_(api) {
    api_.ctx_get_current(&before_);
    if (before_ != context) api_.ctx_set_current(context);
  }
  ~Current() { api_.ctx_set_current(before_); }
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;

 private:
  const cuda::Api &api_;
  cuda::ContextHandle before_ = nullptr;
};

}  // namespace boxflow::cudart
