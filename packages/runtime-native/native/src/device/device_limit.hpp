// Limits the number of devices of kinds that are made on request.
#pragma once

#include <cstddef>

namespace boxflow {

// Throws BF5022. `kind` as in "host devices".
void require_at_most(std::size_t devices, std::size_t most, const char* kind);

}  // namespace boxflow
