// Describes the same state of a directory with fewer entries.
#pragma once

#include <vector>

#include "coherence/directory.hpp"

namespace boxflow {

// Joins entries that are held by the same places and whose union is a box, until few more would be found. Returns false
// if nothing changed. Takes n log n comparisons for n entries.
bool join_entries(std::vector<Directory::Entry>& entries);

}  // namespace boxflow
