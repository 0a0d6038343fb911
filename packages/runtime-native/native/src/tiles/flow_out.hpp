// What a tile has for which device, by one of three schemes: everything that flows out of it for every receiver (FO,
// BBMM §5.1.1), the parts of that which some receiver of the part needs (FOP, §5.1.2), or what each receiver reads
// (exact).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"
#include "geometry/distribution.hpp"
#include "placement/active_devices.hpp"
#include "placement/distribution_table.hpp"
#include "placement/ownership.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "tiles/outgoing.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class FlowOutPlanner {
 public:
  FlowOutPlanner(const Plan& plan, std::span<const std::int64_t> parameters, const RegionArrays& arrays,
                 const RunOptions& options, const ActiveDevices& devices);

  // To devices that have become fewer.
  void deal(const ActiveDevices& devices) { distributions_.deal(devices); }

  // As DistributionTable does.
  void place(std::size_t class_index, std::vector<Ownership::Part> parts) {
    distributions_.place(class_index, std::move(parts));
  }
  const RectOwners& owners(const Phase& phase) const { return distributions_.owners(phase); }

  // Of a tile of a phase; in the order of the receivers' parts, and never for the tile's own device. `slots` have the
  // tile's rectangle, and get a reader's. Valid until the next call.
  std::span<const Outgoing> outgoing(const Phase& phase, PhaseSlots slots, const TileRect& rect, std::size_t device);

 private:
  using Parts = Ownership::Parts;

  // Neighbouring readers: each of some parts of the first dimension with each of some of the second.
  struct Readers {
    Parts first;
    Parts second;
    bool empty() const { return first.empty() || second.empty(); }
  };

  struct Asked {
    const FlowOut& flow;
    const RectOwners& owners;
    PhaseSlots slots;
    std::size_t device;
  };

  // Which of the readers lie nearest to the tile, where some do.
  enum class Nearest { kFirst, kLast, kNowhere };

  void ask_all(const Asked& asked, const Phase& phase, const TileRect& rect);
  void ask(const Asked& asked, const Readers& readers, Parts Readers::*dimension, Nearest nearest);
  void leave_near(const Asked& asked, Readers& readers, Parts Readers::*dimension, Nearest nearest);
  bool evaluate(const Asked& asked, const Readers& readers, FewBoxes& boxes);
  void descend(const Asked& asked, const Readers& readers);
  void send_partitions();
  void send_sets(const Phase& phase, std::span<const std::int64_t> slots);
  void add_partition(std::size_t array, const Box& region);

  const Plan& plan_;
  const RegionArrays& arrays_;
  const RunOptions& options_;
  DistributionTable distributions_;
  OutgoingList outgoing_;
  // Disjoint boxes of what flows to others.
  struct Partition {
    std::size_t array;
    Box box;
  };
  std::vector<Partition> partitions_;
  OutgoingList needs_;  // what each receiver reads, while a scheme sends more
};

}  // namespace boxflow
