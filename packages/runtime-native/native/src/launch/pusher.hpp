// Sends a tile's results to the devices that will read them, before they are needed (BBMM §4.5). Elements that are not
// pushed are pulled later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "coherence/copy_sources.hpp"
#include "coherence/region_arrays.hpp"
#include "copies/transfers.hpp"
#include "geometry/box.hpp"
#include "launch/launcher.hpp"
#include "memory/buffer_set.hpp"
#include "memory/buffers.hpp"
#include "memory/expected_boxes.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class Pusher {
 public:
  Pusher(RegionArrays& arrays, Buffers& buffers, ExpectedBoxes& expected_boxes, Transfers& transfers,
         FlowOutPlanner& planner, BoxPolicy boxes)
      : arrays_(arrays),
        buffers_(buffers),
        expected_boxes_(expected_boxes),
        transfers_(transfers),
        planner_(planner),
        disjoint_(boxes == BoxPolicy::kDisjoint) {}

  // Sends the results of a tile that has been launched and marked as written. `slots` as for FlowOutPlanner::outgoing.
  void push(const Phase& phase, PhaseSlots slots, const Tile& tile);

 private:
  void push_box(std::size_t array, const Box& box, const Tile& from, std::size_t to);
  void push_to_rooms(std::size_t array, const CopySource& part, const Tile& from, std::size_t to);
  void send(Buffer& to, Place& source, const Box& box, const Tile& from);

  RegionArrays& arrays_;
  Buffers& buffers_;
  ExpectedBoxes& expected_boxes_;
  Transfers& transfers_;
  FlowOutPlanner& planner_;
  bool disjoint_;
  std::vector<CopySource> parts_;
};

}  // namespace boxflow
