// Whether a region was slow because its arrays do not fit the devices.
#pragma once

#include <cstdint>
#include <optional>

#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "session/session.hpp"

namespace boxflow {

// BF5905, a warning, if what went to the host for lack of memory and came back is several times the arrays. `moved`
// are the bytes of both ways, `evicted` whether there was a lack of memory at all.
std::optional<Error> memory_warning(const RegionArrays& arrays, Session& session, std::uint64_t moved, bool evicted);

}  // namespace boxflow
