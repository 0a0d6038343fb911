// A virtual device: memory of its own, and threads that play the part of its queues.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <vector>

#include "boxflow/boxflow.h"
#include "device/device.hpp"
#include "device/host/host_queue.hpp"
#include "device/shadow_memory.hpp"

namespace boxflow::host {

class HostDevice final : public Device {
 public:
  // `shadow` may be null. `has_processors`: each compute queue of the platform can have a processor.
  HostDevice(DeviceInfo info, const std::vector<boxflow_host_kernel>& kernels, ShadowMemory* shadow,
             bool has_processors);

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
  // `kept` lives until the copy is over.
  EventRef copy(void* to, const RectSide& to_side, const void* from, const RectSide& from_side, const Rect& rect,
                Waits waits, std::shared_ptr<void> kept = nullptr);

  DeviceInfo info_;
  const std::vector<boxflow_host_kernel>& kernels_;
  ShadowMemory* shadow_;
  std::size_t used_ = 0;
  std::deque<HostQueue> compute_;
  HostQueue copies_;
};

}  // namespace boxflow::host
