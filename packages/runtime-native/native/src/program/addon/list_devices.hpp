#pragma once

#include <napi.h>

namespace boxflow::addon {

// listDevices(target): { name, memory, peerAccess }[]. Throws if the target's driver or devices are missing.
Napi::Value list_devices(const Napi::CallbackInfo& info);

}  // namespace boxflow::addon
