// How many devices there can be of a kind that is made as asked for.
#pragma once

#include <cstddef>

namespace boxflow {

// Throws BF5022. `kind` as in "host devices".
void require_at_most(std::size_t devices, std::size_t most, const char* kind);

}  // namespace boxflow
