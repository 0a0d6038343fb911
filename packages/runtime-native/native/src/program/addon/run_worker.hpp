// One run on a worker thread; JavaScript continues meanwhile.
#pragma once

#include <optional>

#include "program/addon/node_error.hpp"
#include "program/addon/run_request.hpp"

namespace boxflow::addon {

// run(request, onProgress | undefined): Promise<string>, the statistics as JSON.
Napi::Value run(const Napi::CallbackInfo& info);

}  // namespace boxflow::addon
