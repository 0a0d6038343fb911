// Sends what a tile wrote to the devices that will read it, before they ask (BBMM §4.5). A hint: whatever is not pushed
// is pulled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "coherence/sourced_boxes.hpp"
#include "copies/transfers.hpp"
#include "geometry/box.hpp"
#include "launch/launcher.hpp"
#include "memory/buffer_set.hpp"
#include "memory/buffers.hpp"
#include "memory/home_boxes.hpp"
#include "plan/plan.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class Pusher {
 public:
  Pusher(RegionArrays& arrays, Buffers& buffers, HomeBoxes& home_boxes, Transfers& transfers, FlowOutPlanner& planner,
         BoxPolicy boxes)
      : arrays_(arrays),
        buffers_(buffers),
        home_boxes_(home_boxes),
        transfers_(transfers),
        planner_(planner),
        disjoint_(boxes == BoxPolicy::kDisjoint) {}

  // The tile has been launched and marked. `slots`: as for FlowOutPlanner::outgoing.
  void push(const Phase& phase, std::span<std::int64_t> slots, std::size_t reader_slot, const Tile& tile);

 private:
  void push_box(std::size_t array, const Box& box, const Tile& from, std::size_t to);
  void push_to_rooms(std::size_t array, const SourcedBox& part, const Tile& from, std::size_t to);
  void send(Buffer& to, Place& source, const Box& box, const Tile& from);

  RegionArrays& arrays_;
  Buffers& buffers_;
  HomeBoxes& home_boxes_;
  Transfers& transfers_;
  FlowOutPlanner& planner_;
  bool disjoint_;
  std::vector<SourcedBox> parts_;
};

}  // namespace boxflow
