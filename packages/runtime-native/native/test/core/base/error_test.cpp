#include "base/error.hpp"

#include <doctest/doctest.h>

#include <new>
#include <stdexcept>

using namespace boxflow;

TEST_CASE("every exception becomes an error with a code") {
  const Error own("BF5020", "too large", "use less");
  CHECK(as_error(std::make_exception_ptr(own)).code() == "BF5020");
  const Error memory = as_error(std::make_exception_ptr(std::bad_alloc()));
  CHECK(memory.code() == "BF5024");
  CHECK(std::string(memory.what()) == "this machine has no memory left");
  const Error unexpected = as_error(std::make_exception_ptr(std::out_of_range("no such phase")));
  CHECK(unexpected.code() == "BF9504");
  CHECK(std::string(unexpected.what()) == "no such phase");
}
