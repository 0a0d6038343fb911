// The error of malformed plans.
#pragma once

#include <string>

#include "base/error.hpp"

namespace boxflow {

[[noreturn]] inline void malformed_plan(const std::string& where, const std::string& what) {
  throw Error("BF5001", "malformed plan: " + where + ": " + what,
              "build the program again with the boxflow whose runtime it is linked with");
}

}  // namespace boxflow
