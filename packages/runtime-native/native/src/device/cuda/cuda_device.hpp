// One CUDA device: its streams, its kernels, copies and launches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "device/cuda/cuda_api.hpp"
#include "device/cuda/cuda_block_cache.hpp"
#include "device/cuda/cuda_context.hpp"
#include "device/cuda/cuda_copy.hpp"
#include "device/cuda/cuda_event.hpp"
#include "device/cuda/cuda_module.hpp"
#include "device/cuda/cuda_ring.hpp"
#include "device/cuda/sequence/exchange_node.hpp"
#include "device/cuda/sequence/exchange_waits.hpp"
#include "device/device.hpp"
#include "device/launch_shape.hpp"
#include "device/rect_copy.hpp"
#include "device/ring/ring_shape.hpp"
#include "device/ring/ring_threads.hpp"

namespace boxflow::cuda {

class CudaDevice final : public Device {
 public:
  // `all` are the streams of the platform. All of its devices share `ring_threads` and `exchange_waits`.
  CudaDevice(ContextRef context, DeviceInfo info, KernelLoader& kernels, Timing timing,
             std::shared_ptr<Streams> all, const RingShape& ring, std::shared_ptr<RingThreads> ring_threads,
             std::shared_ptr<ExchangeWaits> exchange_waits);
  ~CudaDevice() override;

  const DeviceInfo& info() const override { return info_; }
  const ContextRef& context() const { return context_; }

  // Returns whether the code has a kernel of this name.
  bool has_kernel(const std::string& name) const;
  // Appends a kernel of the code. All devices of a run add the same ones.
  void add_kernel(const std::string& name) { kernels_.push_back({name, nullptr, 0}); }

  Allocation allocate(std::size_t bytes) override;
  void release(const Allocation& allocation) override;
  EventRef launch(const LaunchRequest& request, Waits waits) override;
  EventRef copy_from_host(const Allocation& to, const RectSide& to_side, const void* from, const RectSide& from_side,
                          const Rect& rect, Waits waits) override;
  EventRef copy_to_host(void* to, const RectSide& to_side, const Allocation& from, const RectSide& from_side,
                        const Rect& rect, Waits waits) override;
  EventRef copy_from_device(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                            const RectSide& from_side, const Rect& rect, Waits waits) override;
  void drain() noexcept override;

  // Returns the launch as the driver gets it, whose parameters are valid until the next call.
  KernelNode describe(const LaunchRequest& request);
  ExchangeKernels& exchange_kernels() { return exchange_kernels_; }
  StreamState& compute_stream(std::size_t queue) { return *compute_.at(queue); }
  // Returns an event for the work that is put on `stream` from now on, up to its record_end. The context must be
  // current.
  std::shared_ptr<CudaEvent> begin(const StreamState& stream);

 private:
  struct Kernel {
    std::string name;
    FunctionHandle function;  // null before the first launch
    std::uint64_t block_threads;
  };

  const Kernel& kernel(std::size_t position);
  // `ring`: for large copies; null between devices.
  EventRef copy(StreamState& stream, const Place& to, const Place& from, const RectCopy& rect_copy, Waits waits,
                CudaRing* ring);
  void gather_arguments(const LaunchRequest& request);
  // Puts the copies to constant memory that the launch reads on its stream. Returns whether there are any.
  bool fill_constants(const LaunchRequest& request, StreamState& stream);
  Place place_of(const Allocation& allocation) const;

  ContextRef context_;
  DeviceInfo info_;
  LaunchLimits limits_;
  std::size_t largest_pitch_;
  std::shared_ptr<EventPool> events_;
  BlockCache blocks_;
  std::deque<Stream> compute_streams_;
  Stream in_stream_;   // from the host and from other devices
  Stream out_stream_;  // to the host
  std::vector<StreamState*> compute_;  // in the event pool, like the next two
  StreamState* in_ = nullptr;
  StreamState* out_ = nullptr;
  CudaRing in_ring_;
  CudaRing out_ring_;
  std::shared_ptr<CudaEvent> unfinished_;  // for launches that further ones of the tile follow
  std::unique_ptr<Module> module_;
  std::vector<Kernel> kernels_;
  std::shared_ptr<ExchangeWaits> exchange_waits_;
  ExchangeKernels exchange_kernels_;
  std::vector<std::uint64_t> arguments_;  // of the current launch, in units of 64 bits
  std::vector<std::size_t> argument_begins_;
  std::vector<void*> argument_addresses_;
  DevicePointer constants_ = 0;      // the variable in constant memory; 0 before the first launch that reads it
  EventRef constants_reader_;        // the last launch that reads it
  std::size_t constants_queue_ = 0;  // the compute queue of that launch
};

}  // namespace boxflow::cuda
