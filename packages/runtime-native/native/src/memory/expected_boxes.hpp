// The boxes of each array that each device's own parts of the distributions need over the whole region. A buffer with
// room for them from the start does not have to grow, which would take its old and its new memory at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/options.hpp"
#include "coherence/region_arrays.hpp"
#include "geometry/box.hpp"
#include "geometry/indexed_boxes.hpp"
#include "memory/buffers.hpp"
#include "placement/active_devices.hpp"
#include "plan/plan.hpp"
#include "tiles/flow_out.hpp"
#include "tiles/tile.hpp"

namespace boxflow {

class ExpectedBoxes {
 public:
  // All outlive this.
  ExpectedBoxes(const Plan& plan, std::span<const std::int64_t> parameters, const RegionArrays& arrays,
            const FlowOutPlanner& flow_out, const ActiveDevices& devices, Session& session)
      : plan_(plan),
        parameters_(parameters),
        arrays_(arrays),
        flow_out_(flow_out),
        devices_(devices),
        session_(session),
        policy_(session.options().boxes) {}

  // Returns the hull of `box` and of expected boxes that overlap it, as far as that wastes nothing; under the
  // policy `convex`, of all that the device will need. For serial loops, the first two iterations and the last one are
  // known, and all others if a box moves from each to the next.
  Box preferred(std::size_t device, std::size_t array, const Box& box);

  // Returns, under the policy `disjoint`, disjoint boxes for new buffers that have room for the `missing` boxes, in
  // which the device has nothing yet. If an expected box is missing in part, no buffer overlaps
  // it and there is memory for it, the whole expected box is among them.
  BoxList rooms(std::size_t device, std::size_t array, BoxList missing, const Buffers& buffers);

  // Forgets the boxes, because the distributions have changed.
  void forget() { boxes_.clear(); }

 private:
  // The box that a tile needs in one iteration of each loop around it, or over all iterations of joined ones.
  struct Need {
    std::size_t device = 0;
    std::size_t array = 0;
    Box box;
    bool single = false;  // of a phase in one piece
    bool moves = false;   // of all iterations of some loop, in each of which it is elsewhere
  };

  void collect();
  void collect_nodes(const std::vector<HostNode>& nodes, int depth);
  void collect_loop(const HostNode& node, int depth);
  void collect_phase(const HostNode& leaf);
  void join_lines(std::size_t first, std::size_t second, std::size_t last, std::int64_t steps);
  void add_tile(std::size_t device, bool single);
  void add_needs();
  void add(const Need& need);
  void add_box(const Box& box, IndexedBoxes& known) const;
  void add_rest(const Box& box, IndexedBoxes& known) const;
  Box joined(Box box, const IndexedBoxes& others) const;
  static void coalesce_all(IndexedBoxes& known);
  static BoxList expected_in(const IndexedBoxes& known, const BoxList& missing);
  IndexedBoxes& of(std::size_t device, std::size_t array) { return boxes_[device * plan_.arrays.size() + array]; }

  const Plan& plan_;
  std::span<const std::int64_t> parameters_;
  const RegionArrays& arrays_;
  const FlowOutPlanner& flow_out_;
  const ActiveDevices& devices_;
  Session& session_;
  const BoxPolicy policy_;
  std::vector<IndexedBoxes> boxes_;  // see of(); empty: not collected

  // While boxes are collected.
  std::vector<std::int64_t> host_slots_;
  std::vector<std::int64_t> phase_slots_;
  Tile tile_;
  std::vector<Need> needs_;  // in the order of the program
  bool one_by_one_ = false;  // there are too many of them to be compared
};

}  // namespace boxflow
