// Describes everything that the planner's next decisions depend on, except the coming tiles: the directories, the
// buffers with their flags in the order of their last use, and the users of their boxes. Two states are equal if their
// words are equal. An event is described by the position of its work in the period that has just been issued.
//
// It leaves out values that only matter when buffers are added or removed (Buffers::changes): the free memory, the
// boxes that a device will need, the regions for which a buffer was made to fit, whether a device allocates exactly,
// where its tiles are then cut and in which order they run, and whether it gets no tiles for lack of room. It also
// leaves out the index of a directory with many entries. The index may differ for the same boxes; copies then come in a
// different order, but each still after its predecessors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "coherence/region_arrays.hpp"
#include "memory/buffers.hpp"
#include "steady/issue_record.hpp"

namespace boxflow {

using PlannerState = std::vector<std::uint64_t>;

// Returns the state after `period`. Events of other periods stand for themselves.
PlannerState planner_state(const RegionArrays& arrays, const Buffers& buffers, std::size_t devices,
                           const IssueRecord& period);

}  // namespace boxflow
