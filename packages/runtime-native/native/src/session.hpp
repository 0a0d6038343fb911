// Open devices with a bundle's kernels, and the memory kept on them from region to region.
#pragma once

#include <functional>
#include <unordered_map>

#include "device_memory.hpp"
#include "options.hpp"
#include "platform_request.hpp"

namespace boxflow {

class Session {
 public:
  // What tests put around the devices, to make them fail.
  using Wrap = std::function<std::unique_ptr<Platform>(std::unique_ptr<Platform>)>;

  // Throws what the platform says where it cannot be opened, and BF5033 for shadow mode on anything but host devices.
  Session(const boxflow_bundle& bundle, const RunOptions& options, const Wrap& wrap = {});

  Target target() const { return target_; }
  const RunOptions& options() const { return options_; }
  Platform& platform() { return *platform_; }
  std::size_t device_count() const { return memories_.size(); }
  Device& device(std::size_t index) { return *platform_->devices()[index]; }
  DeviceMemory& memory(std::size_t index) { return *memories_[index]; }
  // Null where there is no shadow mode.
  ShadowMemory* shadow() { return shadow_.get(); }
  std::size_t kernel(const std::string& name);

 private:
  RunOptions options_;
  Target target_;
  std::unique_ptr<ShadowMemory> shadow_;  // before the platform, which uses it
  std::unique_ptr<Platform> platform_;
  std::vector<std::unique_ptr<DeviceMemory>> memories_;  // after the platform: gives memory back to it
  std::unordered_map<std::string, std::size_t> kernels_;
};

}  // namespace boxflow
