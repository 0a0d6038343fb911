// Phases whose arrays the only device of a region has whole, each in one buffer. Whatever boxes their tiles have,
// nothing has to come or to go; a tile only has to be launched. An iteration of bench-native's floyd, whose boxes move,
// then takes 0.75 us instead of 1.7.
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
  // All outlive this. `watched`: somebody looks at each decision, so that there never is such a phase.
  WholeArrays(const Plan& plan, Session& session, const RegionArrays& arrays, const Buffers& buffers,
              const ActiveDevices& devices, bool watched);

  // A tile that stands for every one of the phase: its views have their buffers, and access all of these. Null where
  // something is to be decided. Valid until a directory or the buffers change.
  Tile* tile_of(const Phase& phase);
  // How many buffers that is.
  std::size_t buffer_count(const Phase& phase) const { return of(phase).arrays.size(); }

 private:
  struct UsedArray {
    std::size_t array = 0;
    bool written = false;
  };
  struct OfPhase {
    std::vector<UsedArray> arrays;
    Tile tile;
    bool whole = false;  // when `moment` was
    std::uint64_t moment = 0;
  };

  OfPhase& of(const Phase& phase) { return phases_[phase.index]; }
  const OfPhase& of(const Phase& phase) const { return phases_[phase.index]; }
  std::uint64_t moment_of(const OfPhase& phase) const;
  Buffer* whole_buffer(const UsedArray& used) const;
  bool find_buffers(OfPhase& phase) const;

  const Plan& plan_;
  const RegionArrays& arrays_;
  const Buffers& buffers_;
  const ActiveDevices& devices_;
  const bool possible_;
  std::vector<OfPhase> phases_;  // by position in the plan; empty where it is not possible
};

}  // namespace boxflow
