// Pages of GPUs, by CUDA's virtual memory management.
#pragma once

#include <vector>

#include "cudart/pages.hpp"
#include "device/cuda/cuda_api.hpp"

namespace boxflow::cudart {

struct Gpu;

class GpuPages final : public Pages {
 public:
  GpuPages(const cuda::Api &api, const std::vector<Gpu> &gpus, size_t page_bytes)
      : api_(api), gpus_(gpus), page_bytes_(page_bytes) {}

  uint32_t devices() const override;
  size_t page_bytes() const override { return page_bytes_; }
  uintptr_t reserve(size_t bytes) override;
  void release(uintptr_t address, size_t bytes) override;
  bool map(uintptr_t address, size_t bytes, uint32_t device) override;
  void unmap(uintptr_t address, size_t bytes) override;
  size_t free_bytes(uint32_t device) override;

 private:
  const cuda::Api &api_;
  const std::vector<Gpu> &gpus_;
  size_t page_bytes_;
};

}  // namespace boxflow::cudart
