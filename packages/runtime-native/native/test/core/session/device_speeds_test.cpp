#include <doctest/doctest.h>

#include "session/session.hpp"
#include "support/plan_parts.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr double kMs = 1e6;

Json phase_plan() {
  Json plan = empty_plan("p", {});
  plan["arrays"].push_back(array("A", "double", {num(9)}, true, true));
  plan["classes"].push_back(distribution_class("A.0", num(0), num(9)));
  plan["phases"].push_back(phase_over("p0", {}, 0, num(0), num(9)));
  plan["host"].push_back(leaf(0, {}));
  return plan;
}

// The speeds of tiles that run one at a time.
struct Speeds : DeviceSpeeds {
  Speeds(std::size_t phases, std::size_t devices) : DeviceSpeeds(phases, devices, 1) {}
  void ran(std::size_t phase, std::size_t device, double work, double ns) {
    DeviceSpeeds::ran(phase, device, work, 0, static_cast<std::int64_t>(ns));
  }
};

constexpr std::int64_t ms(std::int64_t count) { return count * 1'000'000; }

}  // namespace

TEST_CASE("devices are equal until something tells them apart") {
  Speeds speeds(1, 3);
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
  Speeds speeds(2, 1);
  for (int i = 0; i < 5; ++i) speeds.ran(1, 0, 1000, 1 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == 1000);
  speeds.ran(1, 0, 1000, 100 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == 1250);
  for (int i = 0; i < 30; ++i) speeds.ran(1, 0, 1000, 3 * kMs);
  CHECK(speeds.ns_per_instance(1, 0) == doctest::Approx(3000).epsilon(0.01));
  CHECK(speeds.ns_per_instance(0, 0) == 1);  // another phase
}

TEST_CASE("tiles that take no longer than a launch say nothing") {
  Speeds speeds(1, 2);
  for (int i = 0; i < 9; ++i) speeds.ran(0, 0, 1, 5000);
  for (int i = 0; i < 9; ++i) speeds.ran(0, 0, 0, 5 * kMs);
  CHECK(speeds.ns_per_instance(0, 0) == speeds.ns_per_instance(0, 1));
}

TEST_CASE("the largest copies tell how fast data comes") {
  Speeds speeds(1, 2);
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

TEST_CASE("tiles that run at a time share their device") {
  DeviceSpeeds speeds(1, 2, 2);
  const auto run = [&](std::int64_t begin, std::int64_t end) { speeds.ran(0, 0, 1000, ms(begin), ms(end)); };
  for (int pair = 0; pair < 3; ++pair) {
    run(10 * pair, 10 * pair + 10);
    run(10 * pair, 10 * pair + 10);
  }
  CHECK(speeds.ns_per_instance(0, 0) == 5000);  // 2000 instances in 10 ms
  for (int half = 6; half < 12; ++half) run(5 * half, 5 * half + 10);  // each beside half of two others
  CHECK(speeds.ns_per_instance(0, 0) == doctest::Approx(5000).epsilon(0.15));
  for (int tile = 7; tile < 47; ++tile) run(10 * tile, 10 * tile + 10);  // one after the other
  CHECK(speeds.ns_per_instance(0, 0) == doctest::Approx(10'000).epsilon(0.01));
}

TEST_CASE("a tile that ends while others run that began before") {
  DeviceSpeeds speeds(1, 1, 2);
  for (int pair = 0; pair < 3; ++pair) {
    speeds.ran(0, 0, 3000, ms(10 * pair), ms(10 * pair + 10));
    speeds.ran(0, 0, 1000, ms(10 * pair + 2), ms(10 * pair + 5));
  }
  CHECK(speeds.ns_per_instance(0, 0) == 2500);
}

TEST_CASE("nothing is left of a device that has failed") {
  Speeds speeds(2, 3);
  for (int i = 0; i < 2; ++i) speeds.ran(0, 0, 1000, 90 * kMs);
  for (int i = 0; i < 2; ++i) speeds.ran(0, 1, 1000, 2 * kMs);
  for (int i = 0; i < 2; ++i) speeds.ran(1, 0, 1000, 3 * kMs);
  CHECK(speeds.ns_per_instance(0, 2) == doctest::Approx(46'000));
  speeds.forget(0);
  CHECK(speeds.ns_per_instance(0, 2) == doctest::Approx(2000));
  CHECK(speeds.knows(0));
  CHECK_FALSE(speeds.knows(1));
}

TEST_CASE("a session that gives a device up forgets how fast it was") {
  const Json plan = phase_plan();
  const std::vector<Plan> plans = parse_plans(Json::array({plan}).dump().c_str());
  RunOptions options;
  options.target = Target::kSim;
  options.devices = 3;
  Session session(boxflow_bundle{}, options);
  DeviceSpeeds& speeds = session.speeds(plans[0]);
  for (int i = 0; i < 2; ++i) speeds.ran(0, 1, 1000, 0, ms(9));
  CHECK(session.speeds(plans[0]).ns_per_instance(0, 2) == 9000);
  session.drop(DeviceFailure("BF5205", "it fell off the bus", "", 1));
  CHECK_FALSE(session.speeds(plans[0]).knows(0));
}
