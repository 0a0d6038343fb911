// All that the planner's next decisions depend on, but for the tiles that come: what is current where, the buffers with
// their flags and in the order of their last use, and what uses which of their boxes. Two states are equal where their
// words are, events by the position of their work in a period that has just been issued.
#pragma once

#include "buffers.hpp"
#include "issue_record.hpp"

namespace boxflow {

using PlannerState = std::vector<std::uint64_t>;

// `period`: the one before this moment. Events of others stand for themselves.
PlannerState planner_state(const RegionArrays& arrays, const Buffers& buffers, std::size_t devices,
                           const IssueRecord& period);

}  // namespace boxflow
