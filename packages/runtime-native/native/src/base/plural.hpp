#pragma once

#include <cstdint>
#include <string>

namespace boxflow {

// Returns a number with its unit: `1 byte`, `2 bytes`.
inline std::string plural(std::uint64_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace boxflow
