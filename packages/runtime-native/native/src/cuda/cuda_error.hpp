// From CUresult to errors that a person can act on.
#pragma once

#include <string>

#include "cuda_api.hpp"
#include "error.hpp"

namespace boxflow::cuda {

// `CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access was encountered)`.
std::string result_text(const Api& api, Result result);

// Throws BF5205 unless `result` is a success. `function` is the call, `device` the device it was for.
void check(const Api& api, Result result, const char* function, const std::string& device);

}  // namespace boxflow::cuda
