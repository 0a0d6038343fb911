// Events of OpenCL commands.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "device/device.hpp"
#include "device/opencl/opencl_api.hpp"
#include "device/opencl/opencl_error.hpp"
#include "device/opencl/opencl_handles.hpp"

namespace boxflow::opencl {

class OpenclEvent final : public Event {
 public:
  // `clock_offset` turns the device's profiling clock into the platform's; `queue` is a position in DeviceInfo::queues.
  OpenclEvent(EventOwner raw, std::shared_ptr<const DeviceLabel> device, std::int64_t clock_offset, int queue)
      : raw_(std::move(raw)), device_(std::move(device)), clock_offset_(clock_offset), queue_(queue) {}

  RawEvent raw() const { return raw_.get(); }
  const DeviceLabel& device() const { return *device_; }
  std::int64_t clock_offset() const { return clock_offset_; }
  int queue() const { return queue_; }
  // Marks the event of a copy to the host's memory.
  bool writes_host() const { return writes_host_; }
  void set_writes_host() { writes_host_ = true; }

 private:
  EventOwner raw_;
  std::shared_ptr<const DeviceLabel> device_;
  std::int64_t clock_offset_;
  int queue_;
  bool writes_host_ = false;
};

// The raw events of a wait list, without the null entries.
class WaitList {
 public:
  explicit WaitList(Waits waits);
  UInt size() const { return static_cast<UInt>(raw_.size()); }
  // Returns null if the list is empty, as OpenCL requires.
  const RawEvent* data() const { return raw_.empty() ? nullptr : raw_.data(); }

 private:
  std::vector<RawEvent> raw_;
};

// Blocks until complete; throws BF5105, for the event's device, when the command failed.
void wait_for(const Api& api, const OpenclEvent& event);

// Throws BF5105 when the command failed.
bool is_complete(const Api& api, const OpenclEvent& event);

// Returns the interval of a complete event of a profiling queue, on the platform's clock.
Interval profiled_interval(const Api& api, const OpenclEvent& event);

}  // namespace boxflow::opencl
