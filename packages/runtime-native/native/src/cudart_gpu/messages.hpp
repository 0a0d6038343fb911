// Messages to the user.
#pragma once

#include <string>

namespace boxflow::cudart {

// Prints a diagnostic on standard error.
void say(const char *severity, const char *code, const std::string &message, const std::string &hint);

// Prints a diagnostic, unless one with this code was printed before.
void say_once(const char *severity, const char *code, const std::string &message, const std::string &hint);

}  // namespace boxflow::cudart
