// JavaScript's request as plain data, which no longer needs the JavaScript thread. The TypeScript side has checked
// types and sizes: src/addon/addon-types.ts.
#pragma once

#include <napi.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/options.hpp"

namespace boxflow::addon {

struct RunRequest {
  std::string plans_json;
  std::size_t plan = 0;
  std::string host_kernels;  // path of a shared object; empty: none
  std::string opencl_source;
  std::string cuda_source;
  RunOptions options;
  std::string trace;  // path; empty: none
  std::int32_t* aborted = nullptr;  // JavaScript sets it to end the run; null: it never does
  std::vector<std::int64_t> parameters;
  std::vector<void*> arrays;  // null for those that live in the region
  bool without_arrays = false;  // simulated devices need none
};

RunRequest read_request(const Napi::Object& request);

}  // namespace boxflow::addon
