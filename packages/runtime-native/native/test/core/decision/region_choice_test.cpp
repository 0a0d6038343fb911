// How many devices a region's calls get: by prediction at first, and by what its calls took later.
#include "decision/region_choice.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace boxflow;

namespace {

const std::vector<std::size_t> kNumbers{1, 2, 4};

// A launch takes 10 us, and 10 us more if devices exchange data; a device does 1e9 operations a second.
const MachineFigures kMachine{.opening = 0.1,
                              .copied_byte = 1e-10,
                              .exchange = 1e-5,
                              .serial_operation = 1e-8,
                              .host_operation = 2e-9,
                              .host_byte = 1e-10,
                              .together = {{1, 1e-5, 1e-5, 1e-9, 1e-12}, {4, 1e-5, 1e-5, 2.5e-10, 2.5e-13}}};

CallWork steps(double launches, double operations_each) {
  return {.operations = launches * operations_each, .launches = launches};
}

// What a call takes if a launch takes as long as it does on one device, whatever the number of devices.
double without_gain(const CallWork& work) { return 1e-5 + work.launches * 1e-5 + work.operations * 1e-9; }

}  // namespace

TEST_CASE("numbers of devices double up to all") {
  CHECK(numbers_of_devices(0) == std::vector<std::size_t>{1});
  CHECK(numbers_of_devices(1) == std::vector<std::size_t>{1});
  CHECK(numbers_of_devices(2) == std::vector<std::size_t>{1, 2});
  CHECK(numbers_of_devices(7) == std::vector<std::size_t>{1, 2, 4, 7});
}

TEST_CASE("a number of devices without figures shares the work of the next smaller one") {
  CHECK(figures_of(kMachine, 2).operation == doctest::Approx(5e-10));
  CHECK(figures_of(kMachine, 2).launch == 1e-5);
  CHECK(figures_of(kMachine, 4).operation == 2.5e-10);
  CHECK(figures_of(kMachine, 8).operation == doctest::Approx(1.25e-10));
}

TEST_CASE("short launches get one device, and long ones all") {
  const RegionChoice choice;
  CHECK(choice.devices(kMachine, steps(1000, 100), kNumbers) == 1);
  CHECK(choice.devices(kMachine, steps(1000, 1e6), kNumbers) == 4);
  CHECK(choice.devices(kMachine, steps(1000, 1e6), std::vector<std::size_t>{1, 2}) == 2);
}

TEST_CASE("devices that were slower than predicted are given up for fewer") {
  RegionChoice choice;
  const CallWork work = steps(1000, 16000);  // 26 ms on one device, 28 on two, 24 on four
  REQUIRE(choice.devices(kMachine, work, kNumbers) == 4);
  std::size_t calls_on_one = 0;
  for (int call = 0; call < 20; ++call) {
    const std::size_t devices = choice.devices(kMachine, work, kNumbers);
    const double slowdown = devices == 1 ? 1 : 1.5;
    choice.ran_on_devices(kMachine, work, devices, 0, slowdown * without_gain(work));
    calls_on_one += devices == 1 ? 1 : 0;
  }
  CHECK(choice.devices(kMachine, work, kNumbers) == 1);
  CHECK(calls_on_one >= 14);
}

TEST_CASE("what one number of devices took says nothing of a better one that was measured") {
  RegionChoice choice;
  const CallWork work = steps(1000, 1e6);
  for (int call = 0; call < 3; ++call) choice.ran_on_devices(kMachine, work, 4, 0, 0.3);
  choice.ran_on_devices(kMachine, work, 1, 0, 1.0);
  CHECK(choice.devices(kMachine, work, kNumbers) == 4);
  CHECK(choice.device_seconds(kMachine, work, 4) == doctest::Approx(0.3).epsilon(0.01));
  CHECK(choice.device_seconds(kMachine, work, 1) == doctest::Approx(1.0).epsilon(0.01));
}
