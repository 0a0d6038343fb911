// Walks over the host tree of a plan.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "plan/plan.hpp"

namespace boxflow {

// The iterations of a serial loop, one after the other:
// `for (HostLoop loop(node, slots); loop.enter(); loop.advance())`.
class HostLoop {
 public:
  // `slots` are those of the host tree; the iterator's slot changes.
  HostLoop(const HostNode& node, std::span<std::int64_t> slots)
      : node_(node), slots_(slots), value_(node.init.evaluate(slots)) {}

  // Puts the iterator into its slot. Returns false if the loop is over.
  bool enter() {
    if (over_) return false;
    slots_[node_.slot] = value_;
    return node_.condition.evaluate(slots_) != 0;
  }
  void advance(std::int64_t iterations = 1) {
    over_ = __builtin_add_overflow(value_, iterations * node_.step, &value_);
  }
  std::int64_t value() const { return value_; }

 private:
  const HostNode& node_;
  std::span<std::int64_t> slots_;
  std::int64_t value_;
  bool over_ = false;  // the next value does not fit 64 bits
};

// Returns the branch of a condition that is taken.
inline const std::vector<HostNode>& branch_of(const HostNode& node, std::span<const std::int64_t> slots) {
  return node.condition.evaluate(slots) != 0 ? node.body : node.otherwise;
}

// Calls `visit(leaf)` for every phase, whatever is around it, in the order of the program.
template <typename Visit>
void for_each_leaf(std::span<const HostNode> nodes, const Visit& visit) {
  for (const HostNode& node : nodes) {
    if (node.kind == HostNode::Kind::kPhase) visit(node);
    for_each_leaf(std::span(node.body), visit);
    for_each_leaf(std::span(node.otherwise), visit);
  }
}

}  // namespace boxflow
