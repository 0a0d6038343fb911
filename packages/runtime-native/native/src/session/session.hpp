// Open devices with a bundle's kernels, and their memory, which is kept from region to region.
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

// Throws BF5101 or BF5201 if the target's driver is missing. It is not started.
void check_driver(Target target);

class Session {
 public:
  // A wrapper with which tests make devices fail.
  using Wrap = std::function<std::unique_ptr<Platform>(std::unique_ptr<Platform>)>;

  // Throws the platform's error if it cannot be opened, BF5033 for shadow mode on devices other than the host's, and
  // BF5038 if a GPU is required and a device is not a GPU.
  // `trace` may be null, and needs the option `profiling`.
  Session(const boxflow_bundle& bundle, const RunOptions& options, const Wrap& wrap = {}, Trace* trace = nullptr);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Target target() const { return target_; }
  const RunOptions& options() const { return options_; }
  Platform& platform() { return *platform_; }
  // Includes the devices that have failed, because numbers never change.
  std::size_t device_count() const { return memories_.size(); }
  Device& device(std::size_t index) { return *platform_->devices()[index]; }
  DeviceMemory& memory(std::size_t index) { return *memories_[index]; }
  const DeviceMemory& memory(std::size_t index) const { return *memories_[index]; }
  // Null without shadow mode.
  ShadowMemory* shadow() const { return shadow_.get(); }
  // Null without a trace.
  Trace* trace() { return trace_; }
  // Zeros without the option `profiling`.
  const CallTimes& call_times() const { return call_times_; }
  std::size_t kernel(const std::string& name);
  // Returns the speeds of the devices, measured in all runs of a region.
  DeviceSpeeds& speeds(const Plan& plan);

  // Returns whether this is the first warning about the region.
  bool first_warning_of(const Plan& plan) { return warned_of_.insert(&plan).second; }

  // Describes all devices for statistics.
  std::vector<DeviceDescription> descriptions() const;
  // Returns the devices that have not failed, in order.
  const std::vector<std::size_t>& usable() const { return usable_; }
  // Returns the first of them, at most so many; all for 0.
  std::vector<std::size_t> first_usable(std::size_t most) const;
  // Gives up the device for the rest of the session. Nothing must be under way on it.
  void drop(const DeviceFailure& failure);
  // Blocks until nothing is under way on usable devices, and ignores failures.
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
