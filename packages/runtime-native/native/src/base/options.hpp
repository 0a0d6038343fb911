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

// Which results of a tile are sent to devices that will read some of them (flow_out.hpp).
enum class Communication { kFo, kFop, kExact };

// Which boxes of a tile's elements are stored (BBMM §4.3).
enum class BoxPolicy {
  kMerge,     // two overlapping boxes become their hull if it holds no more than both
  kDisjoint,  // exactly the accessed elements, each once per device (Algorithm 2)
  kConvex,    // one hull of each array
};

// Where a compiled program runs the calls of its regions.
enum class Offload {
  kAuto,    // where they are predicted to be faster
  kAlways,  // on devices, if possible
  kNever,   // sequentially
};

const char* target_name(Target target);
const char* boxes_name(BoxPolicy boxes);

inline constexpr std::size_t kMostConcurrentTiles = 64;

struct RunOptions {
  Target target = Target::kAuto;
  bool require_gpu = false;      // fail instead of running on devices that are not GPUs
  bool all_devices = false;
  std::size_t devices = 0;       // 0 (auto): `host_devices` on host, what the model has on sim, all elsewhere
  std::size_t host_devices = 1;  // how many there are on host if nobody says a number
  std::size_t memory_limit = 0;  // bytes per device; 0: all that there is
  std::int64_t tile = 0;         // largest width of a tile; 0: as wide as fits
  std::int64_t second_tile = 0;  // the same in the second dimension of phases that have one
  Distribution distribution = Distribution::kBlock;
  // If set, phases with a second dimension are dealt to a grid of devices (device_grid.hpp). Otherwise, they are dealt
  // to all devices by the first dimension, as all other phases are.
  std::optional<Distribution> second_distribution;
  Communication communication = Communication::kExact;
  BoxPolicy boxes = BoxPolicy::kMerge;
  std::size_t concurrent_tiles = 1;  // per device; at most kMostConcurrentTiles
  bool reuse = true;             // look for data on a device in buffers of other boxes (BBMM §4.4.2)
  bool overlap = true;           // copy while kernels run (§5.3)
  bool reorder = true;           // start with the tiles that send most (§5.3.4)
  bool repeat = true;            // issue steady serial iterations from a record (steady_loop.hpp)
  bool peer = true;              // copy straight between devices that can see each other, not through the host
  bool keep = true;              // leave arrays on the devices if the program announces its accesses
  std::string model;             // of simulated devices (device/sim/machine_model.hpp); empty: the default
  bool profiling = false;        // measure the time of every launch and copy
  bool shadow = false;           // check that tiles read the latest elements (shadow.hpp); host devices only, slow
};

// Returns the number of devices that are wanted of a target, 0 for all.
std::size_t wanted_devices(const RunOptions& options, Target target);

// Options that only compiled programs have.
struct ProgramOptions {
  RunOptions run;
  Offload offload = Offload::kAuto;
  bool verify = false;
  // After so many bytes of arrays, further calls of a region are not verified.
  std::uint64_t verified_bytes = std::uint64_t{4} << 30;
  bool summary = false;
  std::string stats;  // path; empty: none
  std::string trace;  // the same
};

// Throw BF5030 for an impossible value. A distribution is one kind, or two separated by a comma.
Target parse_target(const std::string& text);
void parse_distribution(const std::string& text, RunOptions& options);
Offload parse_offload(const std::string& text);
Communication parse_communication(const std::string& text);
BoxPolicy parse_boxes(const std::string& text);

// A function that returns the text of an option by the name of its environment variable; empty if it is not given.
using OptionLookup = std::function<std::string(const char* name)>;

ProgramOptions options_from(const OptionLookup& lookup);
ProgramOptions options_from_environment();

}  // namespace boxflow
