#include <doctest/doctest.h>

#include "device_speeds.hpp"

using namespace boxflow;

namespace {

constexpr double kMs = 1e6;

}  // namespace

TEST_CASE("devices are equal until something tells them apart") {
  DeviceSpeeds speeds(1, 3);
  CHECK(speeds.ns_per_instance(0, 0) == speeds.ns_per_instance(0, 2));
  speeds.ran(0, 1, 1000, 50 * kMs);  // the first one says nothing
  CHECK(speeds.ns_per_instance(0, 1) == speeds.ns_per_instance(0, 2));
  speeds.ran(0, 1, 1000, 2 * kMs);
  CHECK(speeds.ns_per_instance(0, 1) == 2000);
  CHECK(speeds.ns_per_instance(0, 2) == 2000);  // as the others, on average
  for (int i = 0; i < 2; ++i) speeds.ran(0, 0, 1000, 4 * kMs);
  CHECK(speeds.ns_per_instance(0, 0) == 4000);
  CHECK(speeds.ns_per_instance(0, 2) == doctest::Approx(3000));
}

TEST_CASE("an average follows what changes, and no single tile") {
  DeviceSpeeds speeds(2, 1);
  for (int i = 0; i < 5; ++i) speeds.ran(1, 0, 1000, 1 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == 1000);
  speeds.ran(1, 0, 1000, 100 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == 1250);
  for (int i = 0; i < 30; ++i) speeds.ran(1, 0, 1000, 3 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == doctest::Approx(3000).epsilon(0.01));
  CHECK(speeds.ns_per_instance(0, 0) == 1);  // another phase
}

TEST_CASE("tiles that take no longer than a launch say nothing") {
  DeviceSpeeds speeds(1, 2);
  for (int i = 0; i < 9; ++i) speeds.ran(0, 0, 1, 5000);
  for (int i = 0; i < 9; ++i) speeds.ran(0, 0, 0, 5 * kMs);
  CHECK(speeds.ns_per_instance(0, 0) == speeds.ns_per_instance(0, 1));
}

TEST_CASE("the largest copies tell how fast data comes") {
  DeviceSpeeds speeds(1, 2);
  const double unknown = speeds.ns_per_byte(1);
  speeds.received(0, 1000, 8000);
  CHECK(speeds.ns_per_byte(0) == 8);
  CHECK(speeds.ns_per_byte(1) == unknown);
  speeds.received(0, 1e6, 1e5);
  CHECK(speeds.ns_per_byte(0) == doctest::Approx(0.1));
  CHECK_FALSE(speeds.counts(0, 1000));
  speeds.received(0, 1000, 8000);
  CHECK(speeds.ns_per_byte(0) == doctest::Approx(0.1));
  CHECK(speeds.counts(0, 6e5));
  speeds.received(0, 1e6, 2e5);
  CHECK(speeds.ns_per_byte(0) == doctest::Approx(0.125));
}
