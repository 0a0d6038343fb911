// Open devices with a bundle's kernels, and the memory kept on them from region to region.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/error.hpp"
#include "base/options.hpp"
#include "device/device.hpp"
#include "device/platform_request.hpp"
#include "device/shadow_memory.hpp"
#include "plan/plan.hpp"
#include "report/measured_platform.hpp"
#include "report/stats.hpp"
#include "report/trace.hpp"
#include "session/device_memory.hpp"
#include "session/device_speeds.hpp"

namespace boxflow {

class Session {
 public:
  // What tests put around the devices, to make them fail.
  using Wrap = std::function<std::unique_ptr<Platform>(std::unique_ptr<Platform>)>;

  // Throws what the platform says where it cannot be opened, and BF5033 for shadow mode on anything but host devices.
  // `trace` may be null, and needs the option `profiling`.
  Session(const boxflow_bundle& bundle, const RunOptions& options, const Wrap& wrap = {}, Trace* trace = nullptr);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Target target() const { return target_; }
  const RunOptions& options() const { return options_; }
  Platform& platform() { return *platform_; }
  // All of them, also those that have failed: their numbers stay what they are.
  std::size_t device_count() const { return memories_.size(); }
  Device& device(std::size_t index) { return *platform_->devices()[index]; }
  DeviceMemory& memory(std::size_t index) { return *memories_[index]; }
  const DeviceMemory& memory(std::size_t index) const { return *memories_[index]; }
  // Null where there is no shadow mode.
  ShadowMemory* shadow() const { return shadow_.get(); }
  // Null where there is none.
  Trace* trace() { return trace_; }
  // Zeros without the option `profiling`.
  const CallTimes& call_times() const { return call_times_; }
  std::size_t kernel(const std::string& name);
  // What is known of the devices from all runs of a region.
  DeviceSpeeds& speeds(const Plan& plan);

  // Whether the user has not been warned of this region yet.
  bool first_warning_of(const Plan& plan) { return warned_of_.insert(&plan).second; }

  // All of them, for statistics.
  std::vector<DeviceDescription> descriptions() const;
  // The devices that have not failed, in order.
  const std::vector<std::size_t>& usable() const { return usable_; }
  // Gives the device up for as long as this session lives. Nothing is under way on it.
  void drop(const DeviceFailure& failure);
  // Blocks until nothing is under way on usable devices, whatever became of it.
  void drain() noexcept;

 private:
  RunOptions options_;
  Target target_;
  Trace* trace_;
  // The platform uses these two until it closes.
  CallTimes call_times_;
  std::unique_ptr<ShadowMemory> shadow_;
  std::unique_ptr<Platform> platform_;
  std::vector<std::unique_ptr<DeviceMemory>> memories_;  // after the platform: gives memory back to it
  std::vector<std::size_t> usable_;
  std::vector<DeviceFailure> failures_;
  std::unordered_map<std::string, std::size_t> kernels_;
  std::unordered_map<std::string, DeviceSpeeds> speeds_;  // by region
  std::unordered_set<const Plan*> warned_of_;
};

}  // namespace boxflow
