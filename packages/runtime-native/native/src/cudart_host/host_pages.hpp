// Pages of the host's devices: memory without a name in the file system, mapped where arrays are.
#pragma once

#include "cudart/pages.hpp"

namespace boxflow::cudart {

class HostPages final : public Pages {
 public:
  uint32_t devices() const override;
  size_t page_bytes() const override;
  uintptr_t reserve(size_t bytes) override;
  void release(uintptr_t address, size_t bytes) override;
  bool map(uintptr_t address, size_t bytes, uint32_t device) override;
  void unmap(uintptr_t address, size_t bytes) override;
  size_t free_bytes(uint32_t device) override;
};

}  // namespace boxflow::cudart
