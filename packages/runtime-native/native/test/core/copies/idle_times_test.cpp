#include <doctest/doctest.h>

#include <array>

#include "copies/idle_times.hpp"

using namespace boxflow;

namespace {

using Awaited = IdleTimes::Awaited;

RegionStats two_devices() { return RegionStats("scop0", "a.c:3", {"A"}, 2); }

}  // namespace

TEST_CASE("a device waits for data, for other devices, and for the host") {
  RegionStats stats = two_devices();
  IdleTimes times(stats);
  times.copied({100, 150, 2});
  const std::array read_in{Awaited{150, {}}};
  times.launched(0, {160, 300, 0}, read_in);
  times.launched(1, {105, 200, 0}, {});
  const std::array sent{Awaited{320, 0}};
  times.launched(1, {325, 400, 0}, sent);
  times.launched(0, {300, 350, 0}, {});
  CHECK(stats.devices[0].idle.memory_ns == 50);
  CHECK(stats.devices[0].idle.host_ns == 10);
  CHECK(stats.devices[1].idle.host_ns == 5 + 5);
  CHECK(stats.devices[1].idle.device_ns == std::vector<std::int64_t>{120});
  times.copied({350, 500, 2});
  times.finish();
  CHECK(stats.devices[0].idle.device_ns == std::vector<std::int64_t>{0, 50});
  CHECK(stats.devices[0].idle.memory_ns == 50 + 100);
  CHECK(stats.devices[1].idle.memory_ns == 100);
  // Computing and waiting are the whole time, of 100 to 500.
  CHECK(stats.devices[0].idle.total() + (300 - 160) + (350 - 300) == 400);
  CHECK(stats.devices[1].idle.total() + (200 - 105) + (400 - 325) == 400);
  times.finish();
  CHECK(stats.devices[0].idle.memory_ns == 150);
}

TEST_CASE("launches at the same time leave a device no time") {
  RegionStats stats = two_devices();
  IdleTimes times(stats);
  times.launched(0, {0, 100, 0}, {});
  times.launched(0, {10, 50, 1}, {});
  const std::array late{Awaited{90, 1}};
  times.launched(0, {95, 200, 1}, late);
  times.finish();
  CHECK(stats.devices[0].idle.total() == 0);
  CHECK(stats.devices[1].idle.total() == 0);
}

TEST_CASE("of several copies, the last one counts, and not beyond the launch") {
  RegionStats stats = two_devices();
  IdleTimes times(stats);
  times.launched(0, {0, 10, 0}, {});
  const std::array copies{Awaited{40, 1}, Awaited{30, {}}, Awaited{5, {}}};
  times.launched(0, {60, 70, 0}, copies);
  // Clocks of devices differ by a few microseconds.
  const std::array ahead{Awaited{90, {}}};
  times.launched(0, {80, 100, 0}, ahead);
  CHECK(stats.devices[0].idle.device_ns == std::vector<std::int64_t>{0, 30});
  CHECK(stats.devices[0].idle.host_ns == 20);
  CHECK(stats.devices[0].idle.memory_ns == 10);
}
