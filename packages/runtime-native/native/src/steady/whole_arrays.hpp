// Finds phases for which the only device of a region has each array whole, in one buffer. Their tiles need no copies,
// whatever their boxes are, and only have to be launched. An iteration of bench-native's floyd, whose boxes move, then
// takes 0.75 us instead of 1.7.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "memory/buffer_set.hpp"
#include "memory/buffers.hpp"
#include "placement/active_devices.hpp"
#include "plan/plan.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class WholeArrays {
 public:
  // All arguments outlive this. `watched`: each decision is observed, so there is never such a phase.
  WholeArrays(const Plan& plan, Session& session, const RegionArrays& arrays, const Buffers& buffers,
              const ActiveDevices& devices, bool watched);

  // Returns a tile that stands for every tile of the phase: its views have their buffers, and access all of them.
  // Returns null if decisions are necessary. Valid until a directory or the buffers change.
  Tile* tile_of(const Phase& phase);
  // Returns the number of the phase's buffers.
  std::size_t buffer_count(const Phase& phase) const { return of(phase).arrays.size(); }

 private:
  struct UsedArray {
    std::size_t array = 0;
    bool written = false;
  };
  struct OfPhase {
    std::vector<UsedArray> arrays;
    Tile tile;
    bool whole = false;  // at the time of `moment`
    std::uint64_t moment = 0;
  };

  OfPhase& of(const Phase& phase) { return phases_[phase.index]; }
  const OfPhase& of(const Phase& phase) const { return phases_[phase.index]; }
  std::uint64_t moment_of(const OfPhase& phase) const;
  Buffer* whole_buffer(const UsedArray& used) const;
  bool find_buffers(const Phase& phase, OfPhase& of_phase) const;

  const RegionArrays& arrays_;
  const Buffers& buffers_;
  const ActiveDevices& devices_;
  const bool possible_;
  std::vector<OfPhase> phases_;  // by position in the plan; empty if `possible_` is false
};

}  // namespace boxflow
