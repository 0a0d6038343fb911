#pragma once

#include "program/addon/node_error.hpp"

namespace boxflow::addon {

// measure(target, devices): measures the machine, writes its file, and returns its text. 0 devices: as many
// as programs use by default.
Napi::Value measure(const Napi::CallbackInfo& info);

// measured(target, devices): returns the text of the machine's file, or null if it has none.
Napi::Value measured(const Napi::CallbackInfo& info);

}  // namespace boxflow::addon
