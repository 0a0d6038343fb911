// What a tile has for which device, by one of three schemes: everything that flows out of it for every receiver (FO, BBMM
// §5.1.1), the parts of that which some receiver of the part needs (FOP, §5.1.2), or what each receiver reads (exact).
#pragma once

#include "outgoing.hpp"
#include "ownership.hpp"
#include "tile.hpp"

namespace boxflow {

class FlowOutPlanner {
 public:
  FlowOutPlanner(const Plan& plan, std::span<const std::int64_t> parameters, const RegionArrays& arrays,
                 const RunOptions& options, const ActiveDevices& devices);

  // To devices that have become fewer.
  void deal(const ActiveDevices& devices);

  const Ownership& owners(const Phase& phase) const { return classes_[phase.class_index]; }

  // Of a tile of a phase; in the order of the receivers' parts, and never for the tile's own device. `slots`: as for
  // describe_tile, with room for rlo and rhi at `reader_slot`. Valid until the next call.
  std::span<const Outgoing> outgoing(const Phase& phase, std::span<std::int64_t> slots, std::size_t reader_slot,
                                     TileInterval interval, std::size_t device);

 private:
  using Parts = std::span<const Ownership::Part>;

  struct Asked {
    const FlowOut* flow;
    std::span<std::int64_t> slots;
    std::size_t reader_slot;
    std::size_t device;
  };

  // The end at which parts lie nearest to the tile, where there is one.
  enum class Nearest { kFirst, kLast, kNowhere };

  void ask(const Asked& asked, Parts parts, Nearest nearest);
  Parts near_parts(const Asked& asked, Parts parts, Nearest nearest);
  bool evaluate(const Asked& asked, TileInterval readers, FewBoxes& boxes);
  void descend(const Asked& asked, Parts parts);
  void send_partitions();
  void send_sets(const Phase& phase, std::span<const std::int64_t> slots);
  void add_partition(std::size_t array, const Box& region);

  const Plan& plan_;
  const RegionArrays& arrays_;
  const RunOptions& options_;
  std::vector<Ownership> classes_;
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
