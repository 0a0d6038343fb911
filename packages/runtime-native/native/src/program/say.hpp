// Lines on standard error.
#pragma once

#include <cstdio>
#include <string>

namespace boxflow {

inline void say(const std::string& text) { std::fputs((text + "\n").c_str(), stderr); }

}  // namespace boxflow
