// OpenCL's "get info" calls, with C++ results.
#pragma once

#include <cstddef>
#include <string>

#include "device/opencl/opencl_api.hpp"
#include "device/opencl/opencl_error.hpp"

namespace boxflow::opencl {

// `get(size, value, size_result)` is the call with everything else bound.
template <typename Get>
std::string query_text(const char* function, const Get& get) {
  std::size_t size = 0;
  check(get(0, nullptr, &size), function, "OpenCL");
  std::string text(size, '\0');
  check(get(size, text.data(), nullptr), function, "OpenCL");
  while (!text.empty() && text.back() == '\0') text.pop_back();
  return text;
}

inline std::string device_text(const Api& api, DeviceId device, UInt what) {
  return query_text("clGetDeviceInfo", [&](std::size_t size, void* value, std::size_t* result) {
    return api.clGetDeviceInfo(device, what, size, value, result);
  });
}

template <typename Value>
Value device_value(const Api& api, DeviceId device, UInt what) {
  Value value{};
  check(api.clGetDeviceInfo(device, what, sizeof value, &value, nullptr), "clGetDeviceInfo", "OpenCL");
  return value;
}

}  // namespace boxflow::opencl
