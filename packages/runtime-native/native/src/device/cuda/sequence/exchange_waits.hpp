// Waits of the host for devices that wait for each other in the middle of their work (exchange_kernels.cu). If one of
// them fails, the others would wait forever. So the host looks at all of them while it waits for one, and a word of its
// memory ends all waits of the devices.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_event.hpp"

namespace boxflow::cuda {

class ExchangeWaits {
 public:
  ExchangeWaits() = default;
  ~ExchangeWaits();
  ExchangeWaits(const ExchangeWaits&) = delete;
  ExchangeWaits& operator=(const ExchangeWaits&) = delete;

  // Must be called before work with exchanges is issued. Returns false if there is no pinned memory, or if waits have
  // been stopped: from then on, there are no exchanges.
  bool open(const ContextRef& context);
  // Returns the address of the word, for devices.
  DevicePointer word() const;

  // Adds work with exchanges that has been issued.
  void issued(std::shared_ptr<const CudaEvent> event);
  // Ends all waits of devices, for good. Work that was issued computes anything from then on.
  void stop() noexcept;

  // Waits for any event, as cuda::wait_for does, and throws the failure of another device that has exchanges under way.
  void wait_for(const CudaEvent& event);
  // Waits for all work with exchanges, and ignores failures.
  void settle() noexcept;

 private:
  bool any_under_way();
  void look_at_all();

  ContextRef context_;
  std::atomic<std::uint32_t>* word_ = nullptr;            // pinned; null before the first `open`
  std::vector<std::shared_ptr<const CudaEvent>> latest_;  // of each stream
};

}  // namespace boxflow::cuda
