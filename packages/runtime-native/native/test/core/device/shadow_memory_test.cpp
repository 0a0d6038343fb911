// Tags follow the bytes.
#include <doctest/doctest.h>

#include "device/shadow_memory.hpp"

using namespace boxflow;

TEST_CASE("tags go where bytes are copied to, and nowhere else") {
  double from[4]{};
  double to[4]{};
  ShadowMemory memory;
  memory.put(&from[0], {1, 0, 10});
  memory.put(&from[2], {2, 0, 12});
  memory.put(&from[3], {3, 0, 13});
  memory.put(&to[0], {4, 1, 0});
  memory.put(&to[1], {4, 1, 1});
  memory.copy(&to[0], &from[0], 3 * sizeof(double));
  CHECK(memory.at(&to[0]) == ShadowTag{1, 0, 10});
  CHECK_FALSE(memory.at(&to[1]));  // nobody knows what was copied
  CHECK(memory.at(&to[2]) == ShadowTag{2, 0, 12});
  CHECK_FALSE(memory.at(&to[3]));
  CHECK(memory.at(&from[2]) == ShadowTag{2, 0, 12});
}

TEST_CASE("a later write replaces a tag, and what is forgotten has none") {
  double data[3];
  ShadowMemory memory;
  for (double& each : data) memory.put(&each, {1, 0, &each - data});
  memory.put(&data[2], {7, 0, 2});
  memory.forget(&data[0], 2 * sizeof(double));
  CHECK_FALSE(memory.at(&data[0]));
  CHECK_FALSE(memory.at(&data[1]));
  CHECK(memory.at(&data[2]) == ShadowTag{7, 0, 2});
}

TEST_CASE("versions are never used twice") {
  ShadowMemory memory;
  const Version first = memory.next_version();
  CHECK(first > 0);
  CHECK(memory.next_version() > first);
}
