// Rounding of sizes.
#pragma once

#include <cstddef>

namespace boxflow::cudart {

// Returns the least multiple of `unit` that is not less.
constexpr size_t round_up(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

}  // namespace boxflow::cudart
