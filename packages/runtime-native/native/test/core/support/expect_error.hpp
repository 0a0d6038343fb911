// An Error checked as a whole: its code, and its message word for word.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "base/error.hpp"

namespace boxflow::test {

template <typename Action>
void expect_error(const std::string& code, const std::string& message, const Action& action) {
  try {
    action();
  } catch (const Error& error) {
    CHECK(error.code() == code);
    CHECK(std::string(error.what()) == message);
    return;
  }
  FAIL("did not throw " << code);
}

}  // namespace boxflow::test
