#pragma once

#include <string>

#include "report/stats.hpp"

namespace boxflow {

// As packages/ir/src/reports/stats.ts documents it.
std::string stats_json(const RunStats& stats);

// Replaces the file at once, or throws BF5032 and leaves it as it was.
void write_stats_file(const std::string& path, const RunStats& stats);

// Throws BF5032 where the file could not be written by now, so that nobody learns of it after hours.
void check_stats_file(const std::string& path);

}  // namespace boxflow
