// The text of the kernels with which devices exchange boxes, for the driver to compile.
#pragma once

#include <array>
#include <cstddef>

namespace boxflow::cuda {

struct ExchangePtx {
  std::size_t unit;  // the bytes that a thread copies at a time
  const char* name;  // of the kernel
  const char* text;
};

// By unit, the smallest first.
extern const std::array<ExchangePtx, 4> kExchangePtx;

}  // namespace boxflow::cuda
