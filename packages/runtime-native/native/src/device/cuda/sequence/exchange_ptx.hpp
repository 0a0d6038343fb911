// The text of the kernels with which devices exchange boxes, for the driver to compile.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace boxflow::cuda {

// The bytes that a thread may copy at a time. Each has a kernel of its own.
inline constexpr std::array<std::size_t, 4> kExchangeUnits{1, 4, 8, 16};

std::string exchange_name(std::size_t unit);
std::string exchange_ptx(std::size_t unit);

}  // namespace boxflow::cuda
