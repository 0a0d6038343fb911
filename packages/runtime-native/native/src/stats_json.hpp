#pragma once

#include <string>

#include "stats.hpp"

namespace boxflow {

// As packages/ir/src/stats.ts documents it.
std::string stats_json(const RunStats& stats);

// Replaces the file at once, or throws BF5032 and leaves it as it was.
void write_stats_file(const std::string& path, const RunStats& stats);

}  // namespace boxflow
