#include "device/opencl/opencl_selection.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>

#include "base/error.hpp"
#include "device/opencl/opencl_query.hpp"

namespace boxflow::opencl {

namespace {

bool is_version_1_2(const std::string& version) {
  int major = 0;
  int minor = 0;
  if (std::sscanf(version.c_str(), "OpenCL %d.%d", &major, &minor) != 2) return false;
  return major > 1 || (major == 1 && minor >= 2);
}

bool is_usable(const Api& api, DeviceId device) {
  return device_value<UInt>(api, device, kDeviceAvailable) &&
         device_value<UInt>(api, device, kDeviceCompilerAvailable) &&
         is_version_1_2(device_text(api, device, kDeviceVersion));
}

std::vector<FoundDevice> find_devices(const Api& api, PlatformId platform) {
  UInt count = 0;
  const Int status = api.clGetDeviceIDs(platform, kDeviceTypeAll, 0, nullptr, &count);
  if (status == kDeviceNotFound || count == 0) return {};
  check(status, "clGetDeviceIDs", "OpenCL");
  std::vector<DeviceId> ids(count);
  check(api.clGetDeviceIDs(platform, kDeviceTypeAll, count, ids.data(), nullptr), "clGetDeviceIDs", "OpenCL");
  std::vector<FoundDevice> found;
  for (DeviceId id : ids) {
    if (!is_usable(api, id)) continue;
    found.push_back({id, device_text(api, id, kDeviceName), device_value<Bitfield>(api, id, kDeviceType)});
  }
  return found;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

int rank(Bitfield type) { return type & kDeviceTypeGpu ? 2 : type & kDeviceTypeCpu ? 0 : 1; }

std::vector<FoundDevice> best_of(const FoundPlatform& platform) {
  int best = -1;
  for (const FoundDevice& device : platform.devices) best = std::max(best, rank(device.type));
  std::vector<FoundDevice> chosen;
  for (const FoundDevice& device : platform.devices) {
    if (rank(device.type) == best) chosen.push_back(device);
  }
  return chosen;
}

bool is_better(const std::vector<FoundDevice>& one, const std::vector<FoundDevice>& other) {
  if (one.empty() || other.empty()) return other.empty() && !one.empty();
  const int one_rank = rank(one.front().type);
  const int other_rank = rank(other.front().type);
  return one_rank != other_rank ? one_rank > other_rank : one.size() > other.size();
}

std::string describe(const std::vector<FoundPlatform>& platforms) {
  std::string text;
  for (const FoundPlatform& platform : platforms) {
    text += (text.empty() ? "" : "; ") + platform.name + ": ";
    for (std::size_t i = 0; i < platform.devices.size(); ++i) text += (i ? ", " : "") + platform.devices[i].name;
    if (platform.devices.empty()) text += "no usable device";
  }
  return text.empty() ? "no platform" : text;
}

}  // namespace

std::vector<FoundPlatform> find_platforms(const Api& api) {
  UInt count = 0;
  const Int status = api.clGetPlatformIDs(0, nullptr, &count);
  if (status == kPlatformNotFound || count == 0) return {};
  check(status, "clGetPlatformIDs", "OpenCL");
  std::vector<PlatformId> ids(count);
  check(api.clGetPlatformIDs(count, ids.data(), nullptr), "clGetPlatformIDs", "OpenCL");
  std::vector<FoundPlatform> found;
  for (PlatformId id : ids) {
    std::string name = query_text("clGetPlatformInfo", [&](std::size_t size, void* value, std::size_t* result) {
      return api.clGetPlatformInfo(id, kPlatformName, size, value, result);
    });
    found.push_back({id, std::move(name), find_devices(api, id)});
  }
  return found;
}

Selection select(const std::vector<FoundPlatform>& platforms, std::size_t count, const std::string& name_part) {
  Selection best;
  for (const FoundPlatform& platform : platforms) {
    if (lower(platform.name).find(lower(name_part)) == std::string::npos) continue;
    std::vector<FoundDevice> devices = best_of(platform);
    if (is_better(devices, best.devices)) best = {platform.id, platform.name, std::move(devices)};
  }
  if (best.devices.empty()) {
    const std::string which = name_part.empty() ? "" : " on a platform named *" + name_part + "*";
    throw Error("BF5102", "there is no OpenCL 1.2 device" + which + "; found " + describe(platforms),
                name_part.empty() ? "install your vendor's OpenCL driver, or pocl-opencl-icd for the CPU"
                                  : "change or unset BOXFLOW_OPENCL_PLATFORM");
  }
  if (count > best.devices.size()) {
    throw Error(
        "BF5103",
        std::to_string(count) + " OpenCL devices were asked for, and the chosen platform has " +
            std::to_string(best.devices.size()) + "; found " + describe(platforms),
        "ask for fewer (--devices, BOXFLOW_DEVICES), or choose another platform by BOXFLOW_OPENCL_PLATFORM; PoCL shows "
        "several devices with POCL_DEVICES=\"pthread pthread\"");
  }
  if (count > 0) best.devices.resize(count);
  return best;
}

}  // namespace boxflow::opencl
