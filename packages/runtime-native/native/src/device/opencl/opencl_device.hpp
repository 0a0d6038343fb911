// One OpenCL device: its queues, its kernels, copies and launches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "device/device.hpp"
#include "device/launch_shape.hpp"
#include "device/opencl/opencl_api.hpp"
#include "device/opencl/opencl_event.hpp"
#include "device/opencl/opencl_handles.hpp"
#include "device/opencl/opencl_selection.hpp"
#include "device/opencl/widening_grids.hpp"
#include "device/rect_copy.hpp"

namespace boxflow::opencl {

// The data that all devices of a run share. Every device keeps it alive.
struct Session {
  Api api;
  ContextOwner context{nullptr, nullptr};
  ProgramOwner program{nullptr, nullptr};  // null if devices are only listed
  std::vector<std::string> kernels;        // by kernel index
  bool profiling = false;
  std::size_t compute_queues = 1;    // of each device
  bool peer = true;                  // whether the driver copies between devices
  WideningGrids* widening = nullptr;  // PoCL's: launches go through it
  std::size_t source_hash = 0;
};

class OpenclDevice final : public Device {
 public:
  // `sharers` is the number of devices of the run that share the found device's memory.
  OpenclDevice(std::shared_ptr<const Session> session, const FoundDevice& found, int index, std::size_t sharers);
  ~OpenclDevice() override;

  const DeviceInfo& info() const override { return info_; }
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

 private:
  struct KernelSlot {
    KernelOwner kernel;
    std::uint64_t group_threads;
  };

  // Host memory that a copy between devices goes through.
  struct Staging {
    std::vector<char> bytes;
    EventRef copied;  // null: the second half has not been enqueued
  };

  QueueOwner make_queue() const;
  KernelSlot make_kernel(const std::string& name) const;
  void calibrate_clock();
  bool commit(Memory memory);
  void set_arguments(Kernel kernel, const LaunchRequest& request);
  // `position` is that of the queue in DeviceInfo::queues.
  EventRef event_of(RawEvent raw, Queue queue, std::size_t position) const;
  EventRef enqueue_kernel(const LaunchRequest& request, const LaunchShape& shape, Waits waits) const;
  EventRef event_of_copy(RawEvent raw) const { return event_of(raw, copy_queue_.get(), compute_queues_.size()); }
  EventRef join(Waits waits);
  // Returns the memory from which kernels of a compute queue read constants.
  Memory constants_of(std::size_t queue);
  // Puts the copies to constant memory that the launch reads on its queue.
  void fill_constants(const LaunchRequest& request, Waits waits);
  // Calls `enqueue(piece, wait_count, waits, event)` for every piece, or row. The last event implies all others,
  // because the copy queue is in order.
  template <typename Enqueue>
  EventRef copy(const RectCopy& rect_copy, bool by_rows, Waits waits, const char* function, const Enqueue& enqueue);
  void finish_writes_to_host(Waits waits) const;
  EventRef copy_staged(const Allocation& to, const RectSide& to_side, Device& source, const Allocation& from,
                       const RectSide& from_side, const Rect& rect, Waits waits);
  void fail_unless(Int status, const char* function) const;

  std::shared_ptr<const Session> session_;
  DeviceId id_;
  DeviceInfo info_;
  std::shared_ptr<const DeviceLabel> label_;
  std::int64_t clock_offset_ = 0;
  std::size_t largest_allocation_ = 0;
  LaunchLimits limits_;
  std::vector<QueueOwner> compute_queues_;
  QueueOwner copy_queue_;
  QueueOwner allocation_queue_;  // so that an allocation can be waited for without waiting for copies
  std::vector<KernelSlot> kernels_;
  std::vector<MemoryOwner> constants_;  // by compute queue; null before the first launch that reads it
  std::vector<Staging> stagings_;  // for copies that may be under way
};

}  // namespace boxflow::opencl
