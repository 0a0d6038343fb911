// Fewer entries for the same knowledge.
#pragma once

#include <vector>

#include "coherence/directory.hpp"

namespace boxflow {

// Joins entries that are held by the same places and whose union is a box, until few more would be found. False where
// nothing changed. Takes n log n comparisons for n entries.
bool join_entries(std::vector<Directory::Entry>& entries);

}  // namespace boxflow
