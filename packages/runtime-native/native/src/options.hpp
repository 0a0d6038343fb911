// Options of a run, from the environment for compiled programs and from TypeScript for the addon.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace boxflow {

enum class Target { kAuto, kHost, kOpencl, kCuda };

const char* target_name(Target target);

struct RunOptions {
  Target target = Target::kAuto;
  bool all_devices = false;
  std::size_t devices = 0;       // 0: one on host, all elsewhere
  std::size_t memory_limit = 0;  // bytes per device; 0: all that there is
  std::int64_t tile = 0;         // most iterations in a tile; 0: as many as fit
  bool profiling = false;        // measure the time of every launch and copy
  bool shadow = false;           // check that tiles read the latest elements (shadow.hpp); host devices only, slow
};

// What only compiled programs have.
struct ProgramOptions {
  RunOptions run;
  bool verify = false;
  bool summary = false;
  std::string stats;  // path; empty: none
};

// Throw BF5030 for a value that cannot be.
Target parse_target(const std::string& text);
ProgramOptions options_from_environment();

}  // namespace boxflow
