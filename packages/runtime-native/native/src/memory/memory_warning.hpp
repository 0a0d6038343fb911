// Whether a region was slow because its arrays do not fit the devices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/error.hpp"
#include "coherence/region_arrays.hpp"
#include "session/session.hpp"

namespace boxflow {

// BF5905, a warning, if what went to the host for lack of memory and came back is several times the arrays. `moved`
// are the bytes of both ways, `evicted` whether there was a lack of memory at all. See RegionCall for `most_devices`.
std::optional<Error> memory_warning(const RegionArrays& arrays, const Session& session, std::size_t most_devices,
                                    std::uint64_t moved, bool evicted);

}  // namespace boxflow
