// A part of the program's memory, by address.
#pragma once

#include <cstdint>

namespace boxflow {

struct HostRange {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
};
inline constexpr HostRange kEverything{0, UINTPTR_MAX};

inline bool overlap(const HostRange& a, const HostRange& b) { return a.begin < b.end && b.begin < a.end; }

inline bool is_inside(const HostRange& a, const HostRange& b) { return b.begin <= a.begin && a.end <= b.end; }

}  // namespace boxflow
