#include "measure/measure_machine.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "device/platform_request.hpp"
#include "measure/device_block.hpp"
#include "support/expect_error.hpp"

using namespace boxflow;

TEST_CASE("a machine with three host devices is measured") {
  RunOptions options;
  options.target = Target::kHost;
  options.devices = 3;
  const MachineMeasurements measured = measure_machine(options, 12.5);
  const MachineFigures& figures = measured.figures;
  CHECK(figures.opening == 12.5);
  std::vector<double> all{figures.copied_byte, figures.exchange, figures.serial_operation, figures.host_operation,
                          figures.host_byte};
  std::vector<std::size_t> numbers;
  for (const MachineFigures::Together& together : figures.together) {
    numbers.push_back(together.devices);
    all.insert(all.end(), {together.call, together.launch, together.operation, together.device_byte});
  }
  CHECK(numbers == std::vector<std::size_t>{1, 2, 3});
  for (const double figure : all) {
    CHECK(std::isfinite(figure));
    CHECK(figure > 0);
    CHECK(figure < 0.1);
  }
  std::set<std::pair<DeviceId, DeviceId>> links;
  for (const LinkFigures& link : measured.links) links.insert({link.from, link.to});
  CHECK(links.size() == 6);  // of the host and two devices, which stand for all
}

TEST_CASE("as many host devices are measured as a program has if nobody says a number") {
  RunOptions options;
  options.target = Target::kHost;
  options.host_devices = 2;
  CHECK(measure_machine(options, 0).links.size() == 6);  // of the host and two devices; with one there are 2
}

TEST_CASE("devices that cannot be opened are not measured") {
  RunOptions options;
  options.target = Target::kHost;
  options.devices = 100000;
  CHECK_THROWS_AS(measure_machine(options, 0), Error);
}

TEST_CASE("a device without memory is not measured") {
  const auto platform = open_host_platform({.devices = 1});
  test::expect_error("BF5054", "device 0 has not enough memory to be measured",
                     [&] { const DeviceBlock block(*platform->devices()[0], std::size_t{1} << 60); });
}
