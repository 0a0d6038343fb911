// Errors of the runtime as JavaScript sees them: an Error with `code` and `hint`.
#pragma once

#include <napi.h>

#include "base/error.hpp"

namespace boxflow::addon {

Napi::Error node_error(Napi::Env env, const Error& error);

}  // namespace boxflow::addon
