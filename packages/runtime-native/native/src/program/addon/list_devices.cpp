#include "program/addon/list_devices.hpp"

#include "base/options.hpp"
#include "device/platform_request.hpp"
#include "program/addon/node_error.hpp"

namespace boxflow::addon {

namespace {

std::unique_ptr<Platform> open(Target target) {
  PlatformRequest request;
  switch (target) {
    case Target::kCuda: return open_cuda_platform(request);
    case Target::kOpencl: return open_opencl_platform(request);
    default: return open_host_platform(request);
  }
}

Napi::Array describe(Napi::Env env, const Platform& platform) {
  const auto devices = platform.devices();
  Napi::Array list = Napi::Array::New(env, devices.size());
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const DeviceInfo& info = devices[i]->info();
    Napi::Object device = Napi::Object::New(env);
    device.Set("name", info.name);
    device.Set("memory", static_cast<double>(info.memory));
    device.Set("peerAccess", info.peer_access);
    device.Set("gpu", info.gpu);
    list.Set(static_cast<std::uint32_t>(i), device);
  }
  return list;
}

}  // namespace

Napi::Value list_devices(const Napi::CallbackInfo& info) {
  try {
    const Target target = parse_target(info[0].As<Napi::String>().Utf8Value());
    return describe(info.Env(), *open(target));
  } catch (const Error& error) {
    throw node_error(info.Env(), error);
  }
}

}  // namespace boxflow::addon
