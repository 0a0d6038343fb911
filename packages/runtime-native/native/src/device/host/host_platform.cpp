// N virtual devices on this machine's processors and memory.
#include <algorithm>

#include "base/processors.hpp"
#include "device/device_limit.hpp"
#include "device/host/host_device.hpp"
#include "device/host/host_memory.hpp"
#include "device/platform_request.hpp"
#include "device/queue_names.hpp"

namespace boxflow {

namespace host {

namespace {

class HostPlatform final : public Platform {
 public:
  HostPlatform(std::size_t devices, const PlatformRequest& request) {
    const boxflow_host_kernel* kernels = request.host_kernels;
    for (; kernels && kernels->name; ++kernels) kernels_.push_back(*kernels);
    const std::size_t memory = available_memory() / devices;
    const bool has_processors = devices * request.compute_queues <= usable_processors();
    for (std::size_t i = 0; i < devices; ++i) {
      DeviceInfo info;
      info.index = static_cast<int>(i);
      info.name = "host " + std::to_string(i);
      info.memory = memory;
      info.peer_access = request.peer;
      info.queues = queue_names(request.compute_queues, {"copies"});
      info.compute_queues = request.compute_queues;
      devices_.push_back(std::make_unique<HostDevice>(std::move(info), kernels_, request.shadow, has_processors));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }

  std::size_t kernel_index(const std::string& name) const override {
    const auto found =
        std::find_if(kernels_.begin(), kernels_.end(), [&](const auto& kernel) { return name == kernel.name; });
    if (found != kernels_.end()) return static_cast<std::size_t>(found - kernels_.begin());
    throw Error("BF5021", "the bundle has no host kernel named " + name,
                "build the program again: its plan and its kernels do not belong together");
  }

  void wait(const EventRef& event) override {
    if (!event) return;
    host_event(event).wait();
    if (host_event(event).error()) std::rethrow_exception(host_event(event).error());
  }

  // Begins with the last ones, which tend to be complete last: the thread then falls asleep once, not once for each.
  void wait_for_all(Waits events) override {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
      if (*event) host_event(*event).wait();
    }
    Platform::wait_for_all(events);
  }

  bool is_complete(const EventRef& event) override { return !event || host_event(event).is_complete(); }

  Interval interval(const EventRef& event) override { return event ? host_event(event).interval() : Interval{}; }

 private:
  std::vector<boxflow_host_kernel> kernels_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace

}  // namespace host

std::unique_ptr<Platform> open_host_platform(const PlatformRequest& request) {
  constexpr std::size_t kMostDevices = 1024;
  const std::size_t devices = request.devices == 0 ? 1 : request.devices;
  require_at_most(devices, kMostDevices, "host");
  return std::make_unique<host::HostPlatform>(devices, request);
}

}  // namespace boxflow
