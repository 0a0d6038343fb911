// The sizes of variables by the symbols of the executable.
#include "program/static_objects.hpp"

#include <doctest/doctest.h>

using boxflow::StaticObjects;

namespace {

[[gnu::used]] double numbers[123];

std::uintptr_t address_of(const void* object) { return reinterpret_cast<std::uintptr_t>(object); }

}  // namespace

TEST_CASE("a variable of the executable is known by its beginning") {
  [[gnu::used]] static int inner[7];
  const StaticObjects& objects = StaticObjects::of_executable();
  CHECK(objects.bytes_at(address_of(numbers)) == sizeof(numbers));
  CHECK(objects.bytes_at(address_of(inner)) == sizeof(inner));
  CHECK(objects.bytes_at(address_of(numbers + 1)) == 0);
  const int local[5] = {};
  CHECK(objects.bytes_at(address_of(local)) == 0);
}

TEST_CASE("a file that has no symbols has no variables") {
  CHECK(StaticObjects("/dev/null", 0).bytes_at(address_of(numbers)) == 0);
  CHECK(StaticObjects("/no/such/file", 0).bytes_at(address_of(numbers)) == 0);
  CHECK(StaticObjects("/etc/passwd", 0).bytes_at(address_of(numbers)) == 0);
}
