#pragma once

#include <string>

#include "report/stats.hpp"

namespace boxflow {

// Returns the statistics as JSON, as packages/ir/src/reports/stats.ts documents it.
std::string stats_json(const RunStats& stats);

// Replaces the file at once, or throws BF5032 and leaves it as it was.
void write_stats_file(const std::string& path, const RunStats& stats);

// Throws BF5032 if the file cannot be written, so that a long run fails early.
void check_stats_file(const std::string& path);

}  // namespace boxflow
