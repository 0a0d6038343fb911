// Messages to the user.
#pragma once

#include <cstddef>
#include <string>

namespace boxflow::cudart {

// Prints a diagnostic on standard error.
void say(const char *severity, const char *code, const std::string &message, const std::string &hint);

// Prints a diagnostic, unless one with this code was printed before.
void say_once(const char *severity, const char *code, const std::string &message, const std::string &hint);

// Returns a size as in `1.5 GiB`.
std::string bytes_text(size_t bytes);

// Returns a name as in the source.
std::string source_name(const char *mangled);

}  // namespace boxflow::cudart
