// Decides which results of a tile go to which device, by one of three schemes. FO (BBMM §5.1.1) sends everything that
// flows out of the tile to every receiver. FOP (§5.1.2) sends the parts of it that the receiver needs some of. `exact`
// sends the elements that the receiver reads.
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

  // Distributes all classes anew after the number of devices has decreased.
  void deal(const ActiveDevices& devices) { distributions_.deal(devices); }

  // See DistributionTable::place.
  void place(std::size_t class_index, std::vector<Ownership::Part> parts) {
    distributions_.place(class_index, std::move(parts));
  }
  const RectOwners& owners(const Phase& phase) const { return distributions_.owners(phase); }

  // Returns the results that a tile sends, in the order of the receivers' parts. The tile's own device is never a
  // receiver. `slots` contain the tile's rectangle, and a reader's is written to them. Valid until the next call.
  std::span<const Outgoing> outgoing(const Phase& phase, PhaseSlots slots, const TileRect& rect, std::size_t device);

 private:
  using Parts = Ownership::Parts;

  // Neighbouring readers: all combinations of parts of the first dimension with parts of the second.
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

  // The readers that are nearest to the tile.
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
  // Disjoint boxes of elements that flow to other devices.
  struct Partition {
    std::size_t array;
    Box box;
  };
  std::vector<Partition> partitions_;
  OutgoingList needs_;  // the elements that each receiver reads, if a scheme sends more
};

}  // namespace boxflow
