// A sequence as one CUDA graph per device, which the driver gives to the device at once. A graph has a chain of
// launches for each queue and one of exchanges, with edges between them. The driver of a device does not know what the
// device waits for from another one: an edge between graphs is a flag in the memory of the device that waits
// (exchange_kernels.cu). One graph with nodes on several devices takes the host 9 us and more for each edge between
// them.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_event.hpp"
#include "device/cuda/sequence/exchange_waits.hpp"
#include "device/device.hpp"

namespace boxflow::cuda {

class CudaDevice;

class CudaSequence final : public LaunchSequence {
 public:
  // Returns whether the driver has all functions that are necessary.
  static bool is_possible(const Api& api);

  // `devices` by number; null: it does not take part. All of them outlive the sequence. `waits` is null if
  // only one takes part; else it is open, and the devices reach each other's memory.
  CudaSequence(std::span<CudaDevice* const> devices, std::size_t flags, std::shared_ptr<ExchangeWaits> waits);
  // Waits for work with exchanges; other work under way goes on.
  ~CudaSequence() override;
  CudaSequence(const CudaSequence&) = delete;
  CudaSequence& operator=(const CudaSequence&) = delete;

  void add_launch(std::size_t device, const LaunchRequest& request, Steps after) override;
  void add_exchange(std::size_t device, const Exchange& exchange, Steps after) override;
  bool complete() override;
  void change(std::size_t step, const LaunchRequest& request) override;
  void issue(Waits waits, std::vector<EventRef>& events) override;

 private:
  // What belongs to one device.
  struct Part {
    CudaDevice* device = nullptr;  // null: it does not take part
    GraphHandle graph = nullptr;
    GraphExecHandle executable = nullptr;  // null before `complete`
    std::map<std::size_t, GraphNodeHandle> last_launches;  // by compute queue
    GraphNodeHandle last_exchange = nullptr;
    Allocation flags;
  };
  struct Step {
    std::size_t device = 0;
    GraphNodeHandle node = nullptr;
  };

  // `last`: of the chain to which the step belongs.
  void add(std::size_t device, const KernelNode& node, GraphNodeHandle& last, Steps after);
  void prefer(const Part& part, GraphNodeHandle step) const;
  void make_flags(Part& part, std::size_t flags);
  DevicePointer words_of(std::size_t device, std::size_t flag) const;
  void release() noexcept;

  std::vector<Part> parts_;  // by device
  std::vector<Step> steps_;
  std::vector<GraphNodeHandle> before_;  // the step that is being added
  bool possible_ = true;
  EventList cleared_;  // the flags, before the first issue
  std::shared_ptr<ExchangeWaits> waits_;  // null: there is one device
};

}  // namespace boxflow::cuda
