// Chooses the platform of a run, and its devices.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "device/opencl/opencl_api.hpp"

namespace boxflow::opencl {

struct FoundDevice {
  DeviceId id = nullptr;
  std::string name;
  Bitfield type = 0;
};

struct FoundPlatform {
  PlatformId id = nullptr;
  std::string name;
  std::vector<FoundDevice> devices;  // usable ones: available, with a compiler, OpenCL 1.2 or newer
};

struct Selection {
  PlatformId platform = nullptr;
  std::string platform_name;
  std::vector<FoundDevice> devices;  // all of one type, at least one
};

std::vector<FoundPlatform> find_platforms(const Api& api);

// Chooses the platform with GPUs, else the one with other accelerators, else with CPUs; among several, the one with
// more of them, else the first. `name_part` restricts the choice to platforms whose name contains it (any case).
// `count` 0 means all. Throws BF5102 if there is no device, and BF5103 if there are fewer than `count`; both list the
// existing ones.
Selection select(const std::vector<FoundPlatform>& platforms, std::size_t count, const std::string& name_part);

}  // namespace boxflow::opencl
