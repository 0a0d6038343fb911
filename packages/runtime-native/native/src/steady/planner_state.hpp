// All that the planner's next decisions depend on, but for the tiles that come: what is current where, the buffers with
// their flags and in the order of their last use, and what uses which of their boxes. Two states are equal where their
// words are, events by the position of their work in a period that has just been issued.
//
// Not in it is what decides only where buffers are made or leave (Buffers::changes): how much memory is free, the boxes
// that a device will need, for which regions a buffer was made to fit, whether a device is cramped, where its tiles are
// then cut and in which order they run, or that it gets no tiles any more since it has no room for one. Nor is how a
// directory with many entries finds them: its index may be another one for the same boxes, and the copies that bring
// them then come in another order, each after what it must come after all the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "memory/buffers.hpp"
#include "steady/issue_record.hpp"

namespace boxflow {

using PlannerState = std::vector<std::uint64_t>;

// `period`: the one before this moment. Events of others stand for themselves.
PlannerState planner_state(const RegionArrays& arrays, const Buffers& buffers, std::size_t devices,
                           const IssueRecord& period);

}  // namespace boxflow
