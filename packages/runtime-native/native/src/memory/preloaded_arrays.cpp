#include "memory/preloaded_arrays.hpp"

#include <algorithm>

#include "plan/host_walk.hpp"

namespace boxflow {

namespace {

// The limit for all preloaded arrays together.
constexpr std::size_t kMostBytes = std::size_t{64} << 10;
// Shadow mode looks at every element that a launch may read.
constexpr std::size_t kMostBytesInShadow = std::size_t{1} << 10;
// The limit as a fraction of the device's memory for the program: short memory is for what tiles need at a time.
constexpr std::size_t kMostOfMemory = 1024;

// The uses of an array by the phases of one outermost loop.
struct Uses {
  bool passing = false;  // accessed through a view of which each iteration has a different part
  bool written = false;
};

void add_uses(const Plan& plan, std::span<const HostNode> nodes, std::vector<Uses>& uses) {
  for_each_leaf(nodes, [&](const HostNode& leaf) {
    for (const PhaseView& view : plan.phases[leaf.phase].views) {
      uses[view.array].passing = uses[view.array].passing || view.clean_up;
      uses[view.array].written = uses[view.array].written || !view.writes.empty();
    }
  });
}

// Returns, by array, whether some loops go through it and none of them changes it.
std::vector<bool> constant_in_loops(const Plan& plan) {
  std::vector<Uses> all(plan.arrays.size());
  for (const HostNode& node : plan.host) {
    std::vector<Uses> uses(plan.arrays.size());
    add_uses(plan, {&node, 1}, uses);
    for (std::size_t i = 0; i < uses.size(); ++i) {
      if (!uses[i].passing) continue;
      all[i].passing = true;
      all[i].written = all[i].written || uses[i].written;
    }
  }
  std::vector<bool> constant;
  for (const Uses& uses : all) constant.push_back(uses.passing && !uses.written);
  return constant;
}

}  // namespace

void choose_preloaded(const Plan& plan, RegionArrays& arrays, const Session& session) {
  std::size_t left = session.shadow() ? kMostBytesInShadow : kMostBytes;
  for (const std::size_t device : session.usable()) {
    left = std::min(left, session.memory(device).capacity() / kMostOfMemory);
  }
  const std::vector<bool> constant = constant_in_loops(plan);
  for (std::size_t i = 0; i < constant.size(); ++i) {
    RegionArray& array = arrays[i];
    if (!constant[i] || array.bounds.rank != 1 || array.bounds.empty()) continue;
    // Members of structs lie far apart in the program's memory, which is looked at as a whole.
    const std::size_t bytes = array.bytes(array.bounds);
    if (bytes > left || array.host_bytes() > left) continue;
    // The program may have no memory if it uses none.
    if (array.plan->extents_inferred && !has_memory_throughout(array)) continue;
    array.preloaded = true;
    left -= bytes;
  }
}

}  // namespace boxflow
