#pragma once

#include <cstdint>
#include <string>

#include "report/stats.hpp"

namespace boxflow {

// Returns a short human-readable table: devices, bytes by link and purpose, and times.
std::string summary_text(const RunStats& stats);

// Return human-readable texts such as `1.50 MiB`, `12 B`, `3.2 ms` and `1.04 s`.
std::string bytes_text(std::uint64_t bytes);
std::string duration_text(std::int64_t nanoseconds);

}  // namespace boxflow
