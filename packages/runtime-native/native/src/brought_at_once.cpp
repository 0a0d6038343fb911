#include "brought_at_once.hpp"

#include <algorithm>

namespace boxflow {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 10;
// Of what a device has for the program: memory that is short is for what tiles need at a time.
constexpr std::size_t kMostOfMemory = 64;

// What the phases of one outermost loop do with an array.
struct Uses {
  bool passing = false;  // through a view of which each iteration has another part
  bool written = false;
};

void add_uses(const Plan& plan, std::span<const HostNode> nodes, std::vector<Uses>& uses) {
  for (const HostNode& node : nodes) {
    if (node.kind == HostNode::Kind::kPhase) {
      for (const PhaseView& view : plan.phases[node.phase].views) {
        uses[view.array].passing = uses[view.array].passing || view.clean_up;
        uses[view.array].written = uses[view.array].written || !view.writes.empty();
      }
    }
    add_uses(plan, node.body, uses);
    add_uses(plan, node.otherwise, uses);
  }
}

// By array: that no loop that goes through it changes it.
std::vector<bool> constant_in_loops(const Plan& plan) {
  std::vector<bool> constant(plan.arrays.size(), true);
  for (const HostNode& node : plan.host) {
    std::vector<Uses> uses(plan.arrays.size());
    add_uses(plan, {&node, 1}, uses);
    for (std::size_t i = 0; i < uses.size(); ++i) {
      if (uses[i].passing && uses[i].written) constant[i] = false;
    }
  }
  return constant;
}

}  // namespace

void choose_at_once(const Plan& plan, RegionArrays& arrays, const Session& session) {
  std::size_t most = kMostBytes;
  for (const std::size_t device : session.usable()) {
    most = std::min(most, session.memory(device).capacity() / kMostOfMemory);
  }
  const std::vector<bool> constant = constant_in_loops(plan);
  for (std::size_t i = 0; i < constant.size(); ++i) {
    RegionArray& array = arrays[i];
    // Of one dimension: what lies between elements that are used is memory of the program.
    array.at_once = constant[i] && array.bounds.rank == 1 && !array.bounds.empty() &&
                    array.bytes(array.bounds) <= most;
  }
}

}  // namespace boxflow
