// Devices as a machine model describes them.
#include <cmath>

#include "base/clock.hpp"
#include "device/device_limit.hpp"
#include "device/platform_request.hpp"
#include "device/queue_names.hpp"
#include "device/sim/sim_device.hpp"

namespace boxflow {

namespace sim {

namespace {

const SimEvent& sim_event(const EventRef& event) { return static_cast<const SimEvent&>(*event); }

class SimPlatform final : public Platform {
 public:
  SimPlatform(MachineModel model, std::size_t devices, std::size_t compute_queues)
      : model_(std::move(model)), clock_(std::llround(model_.issue_ns)) {
    for (std::size_t i = 0; i < devices; ++i) {
      DeviceInfo info;
      info.index = static_cast<int>(i);
      info.name = model_.device.name;
      info.memory = model_.device.memory_bytes;
      info.peer_access = model_.peer_link.has_value();
      info.queues = queue_names(compute_queues, {"copies in", "copies out"});
      info.compute_queues = compute_queues;
      devices_.push_back(std::make_unique<SimDevice>(std::move(info), model_, clock_));
    }
  }

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }
  std::size_t kernel_index(const std::string&) const override { return 0; }  // no kernel runs

  void wait(const EventRef& event) override {
    if (event) clock_.wait(sim_event(event));
  }
  bool is_complete(const EventRef& event) override { return !event || sim_event(event).is_complete(); }
  // The interval is on the simulated clock, which begins when the devices are opened.
  Interval interval(const EventRef& event) override {
    if (!event) return {};
    const Interval interval = sim_event(event).interval();
    return {opened_ + interval.begin, opened_ + interval.end, interval.queue};
  }

  bool needs_work() const override { return true; }
  std::int64_t simulated_now() const override { return clock_.now(); }

 private:
  const std::int64_t opened_ = nanoseconds_now();
  MachineModel model_;
  std::vector<std::unique_ptr<Device>> devices_;
  SimClock clock_;  // after the devices, whose engines its operations use to their end
};

}  // namespace

}  // namespace sim

std::unique_ptr<Platform> open_sim_platform(const PlatformRequest& request) {
  sim::MachineModel model = sim::load_machine_model(request.model);
  if (!request.peer) model.peer_link.reset();
  const std::size_t devices = request.devices == 0 ? model.devices : request.devices;
  require_at_most(devices, sim::kMostSimDevices, "simulated");
  return std::make_unique<sim::SimPlatform>(std::move(model), devices, request.compute_queues);
}

}  // namespace boxflow
