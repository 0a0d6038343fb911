// Cuts the only tile of a device if its ends send something. What others wait for is then computed first, in a compute
// queue of its own. The copies of the ends overlap with the launches of the rest.
#pragma once

#include <cstddef>
#include <vector>

#include "memory/buffers.hpp"
#include "placement/tile_queues.hpp"
#include "plan/phase_slots.hpp"
#include "plan/plan.hpp"
#include "session/session.hpp"
#include "tiles/flow_out.hpp"

namespace boxflow {

class EarlyTiles {
 public:
  // All arguments outlive this. `devices` are the active ones.
  EarlyTiles(Session& session, const Buffers& buffers, const ActiveDevices& devices, FlowOutPlanner& flow_out,
             TileQueues& queues)
      : session_(session),
        buffers_(buffers),
        devices_(devices),
        flow_out_(flow_out),
        queues_(queues),
        waiting_(session.device_count()) {}

  // Whether the phases are recorded, to be issued in sequences.
  void in_sequences(bool value) { in_sequences_ = value; }
  // Begins a phase, of which nothing has been cut.
  void begin_phase();
  // Cuts the device's tile in the queues. Returns whether it has.
  bool cut(const Phase& phase, PhaseSlots slots, std::size_t device);
  // Tells whether the next tile of the device is an early one, and counts it as taken.
  bool take(std::size_t device);

 private:
  Session& session_;
  const Buffers& buffers_;
  const ActiveDevices& devices_;
  FlowOutPlanner& flow_out_;
  TileQueues& queues_;
  std::vector<std::size_t> waiting_;  // by device: how many of its next tiles are early ones
  bool in_sequences_ = false;
};

}  // namespace boxflow
