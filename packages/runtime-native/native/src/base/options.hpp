// Options of a run, from the environment for compiled programs and from TypeScript for the addon.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace boxflow {

enum class Target { kAuto, kHost, kOpencl, kCuda, kSim };

// How the tiles of a phase are dealt to the devices along one dimension.
enum class Distribution {
  kBlock,
  kCyclic,
  kBlockCyclic,
  kDynamic,  // by where data is and how fast devices are (dynamic_distribution.hpp)
};

// What of a tile's results goes to devices that will read some of it (flow_out.hpp).
enum class Communication { kFo, kFop, kExact };

// Which boxes are stored of what a tile accesses (BBMM §4.3).
enum class BoxPolicy {
  kMerge,     // boxes that overlap become their hull where it holds no more than the two one by one
  kDisjoint,  // exactly what is accessed, and nothing twice on a device (Algorithm 2)
  kConvex,    // of each array one hull of everything
};

const char* target_name(Target target);
const char* boxes_name(BoxPolicy boxes);

inline constexpr std::size_t kMostConcurrentTiles = 64;

struct RunOptions {
  Target target = Target::kAuto;
  bool all_devices = false;
  std::size_t devices = 0;       // 0: one on host, what the model has on sim, all elsewhere
  std::size_t memory_limit = 0;  // bytes per device; 0: all that there is
  std::int64_t tile = 0;         // largest width of a tile; 0: as wide as fits
  std::int64_t second_tile = 0;  // the same in the second dimension of phases that have one
  Distribution distribution = Distribution::kBlock;
  // Where there is one, phases with a second dimension are dealt to a grid of devices (device_grid.hpp), else to all of
  // them by the first dimension, as other phases are in any case.
  std::optional<Distribution> second_distribution;
  Communication communication = Communication::kExact;
  BoxPolicy boxes = BoxPolicy::kMerge;
  std::size_t concurrent_tiles = 1;  // of a device, at a time; at most kMostConcurrentTiles
  bool reuse = true;             // look for data on a device in buffers of other boxes (BBMM §4.4.2)
  bool overlap = true;           // copy while kernels run (§5.3)
  bool reorder = true;           // run first what sends most to other devices (§5.3.4)
  bool repeat = true;            // issue steady serial iterations again with no decisions (steady_loop.hpp)
  bool peer = true;              // copy straight between devices that can see each other, not through the host
  bool keep = true;              // leave arrays on the devices where the program says what it does between regions
  std::string model;             // of simulated devices (device/sim/machine_model.hpp); empty: the default
  bool profiling = false;        // measure the time of every launch and copy
  bool shadow = false;           // check that tiles read the latest elements (shadow.hpp); host devices only, slow
};

// What only compiled programs have.
struct ProgramOptions {
  RunOptions run;
  bool verify = false;
  bool summary = false;
  std::string stats;  // path; empty: none
  std::string trace;  // the same
};

// Throw BF5030 for a value that cannot be. A distribution is one kind, or two with a comma between.
Target parse_target(const std::string& text);
void parse_distribution(const std::string& text, RunOptions& options);
Communication parse_communication(const std::string& text);
BoxPolicy parse_boxes(const std::string& text);

// Gives the text of an option by the name of its environment variable; empty for one that is not given.
using OptionLookup = std::function<std::string(const char* name)>;

ProgramOptions options_from(const OptionLookup& lookup);
ProgramOptions options_from_environment();

}  // namespace boxflow
