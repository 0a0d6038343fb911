// A simulated device: allocations are numbers, launches and copies are time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "device/device.hpp"
#include "device/rect_copy.hpp"
#include "device/sim/machine_model.hpp"
#include "device/sim/sim_clock.hpp"
#include "device/sim/sim_event.hpp"

namespace boxflow::sim {

// Positions in DeviceInfo::queues, behind the compute queues.
enum SimCopyQueue { kSimCopiesIn, kSimCopiesOut };

class SimDevice final : public Device {
 public:
  SimDevice(DeviceInfo info, const MachineModel& model, SimClock& clock)
      : info_(std::move(info)),
        model_(model),
        own_(model.device_at(static_cast<std::size_t>(info_.index))),
        clock_(clock),
        last_launches_(info_.compute_queues) {}

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
  void drain() noexcept override {}  // no work of it uses memory

 private:
  SimEventRef copy(Waits waits, std::int64_t duration, Engines engines, SimCopyQueue queue);
  EventRef copy_staged(SimDevice& source, const RectCopy& folded, Waits waits);

  DeviceInfo info_;
  const MachineModel& model_;
  const DeviceModel own_;  // with this device's rates
  SimClock& clock_;
  std::size_t used_ = 0;
  std::uintptr_t last_handle_ = 0;
  std::vector<SimEventRef> last_launches_;  // by queue
  Engine compute_;
  Engine in_;
  Engine out_;
};

}  // namespace boxflow::sim
