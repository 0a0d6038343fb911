// Texts for messages and summaries.
#pragma once

#include <cstddef>
#include <string>

namespace boxflow::cudart {

// Returns a size as in `1.5 GiB`.
std::string bytes_text(size_t bytes);

// Returns a name as in the source.
std::string source_name(const char *mangled);

}  // namespace boxflow::cudart
