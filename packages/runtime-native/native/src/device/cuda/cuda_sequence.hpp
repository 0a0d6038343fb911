// A sequence of launches as a CUDA graph: a chain of kernels, which the driver gives to the device at once.
#pragma once

#include <cstddef>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_event.hpp"
#include "device/device.hpp"

namespace boxflow::cuda {

class CudaDevice;

class CudaSequence final : public LaunchSequence {
 public:
  // Returns whether the driver has all functions that are necessary.
  static bool is_possible(const Api& api);

  // The device outlives the sequence.
  CudaSequence(CudaDevice& device, std::size_t queue);
  // Work under way goes on.
  ~CudaSequence() override;
  CudaSequence(const CudaSequence&) = delete;
  CudaSequence& operator=(const CudaSequence&) = delete;

  void add(const LaunchRequest& request) override;
  bool complete() override;
  void change(std::size_t position, const LaunchRequest& request) override;
  EventRef issue(Waits waits) override;

 private:
  CudaDevice& device_;
  ContextRef context_;
  StreamState& stream_;
  GraphHandle graph_ = nullptr;
  GraphExecHandle executable_ = nullptr;  // null before `complete`
  std::vector<GraphNodeHandle> nodes_;
};

}  // namespace boxflow::cuda
