#pragma once

#include <cstdint>
#include <string>

#include "report/stats.hpp"

namespace boxflow {

// A short table for people: devices, bytes per link and purpose, time per part.
std::string summary_text(const RunStats& stats);

// `1.50 MiB`, `12 B`; `3.2 ms`, `1.04 s`.
std::string bytes_text(std::uint64_t bytes);
std::string duration_text(std::int64_t nanoseconds);

}  // namespace boxflow
