// The order of operations on the simulated clock.
#include <doctest/doctest.h>

#include "device/sim/sim_clock.hpp"

using namespace boxflow;
using namespace boxflow::sim;

namespace {

// Issues after events, and tells when what was issued ran.
struct Simulation {
  explicit Simulation(std::int64_t issue_ns = 0) : clock(issue_ns) {}

  SimEventRef issue(std::vector<EventRef> waits, std::int64_t duration, Engines on = {}) {
    return clock.issue(Waits{waits.data(), waits.size()}, duration, on);
  }
  void check_interval(const SimEventRef& event, std::int64_t begin, std::int64_t end) {
    clock.wait(*event);
    CHECK(event->interval().begin == begin);
    CHECK(event->interval().end == end);
  }

  Engine a, b, c;
  SimClock clock;
};

}  // namespace

TEST_CASE("an operation begins when all that it waits for is over") {
  Simulation simulation;
  const auto first = simulation.issue({}, 10);
  const auto second = simulation.issue({nullptr}, 30);
  const auto third = simulation.issue({first, second, first}, 5);
  const auto fourth = simulation.issue({third}, 1);
  simulation.check_interval(fourth, 35, 36);
  simulation.check_interval(third, 30, 35);
  simulation.check_interval(first, 0, 10);
  simulation.check_interval(second, 0, 30);
}

TEST_CASE("the host's calls take time, and it goes on while operations run") {
  Simulation simulation(100);
  const auto first = simulation.issue({}, 1000);
  const auto second = simulation.issue({}, 10);
  CHECK(simulation.clock.now() == 200);
  CHECK_FALSE(first->is_complete());
  simulation.check_interval(second, 200, 210);
  CHECK(simulation.clock.now() == 210);
  simulation.check_interval(first, 100, 1100);
  CHECK(simulation.clock.now() == 1100);
  simulation.clock.wait(*second);
  CHECK(simulation.clock.now() == 1100);
  const auto third = simulation.issue({first}, 1);
  simulation.check_interval(third, 1200, 1201);
}

TEST_CASE("what ends while the host issues is complete") {
  Simulation simulation(100);
  const auto first = simulation.issue({}, 99);
  const auto second = simulation.issue({}, 101);
  CHECK(first->is_complete());
  CHECK_FALSE(second->is_complete());
}

TEST_CASE("an engine does one copy at a time, in the order in which they can begin") {
  Simulation simulation;
  const auto late = simulation.issue({}, 7);
  const auto first = simulation.issue({late}, 10, {&simulation.a});
  const auto second = simulation.issue({}, 20, {&simulation.a});
  const auto third = simulation.issue({}, 5, {&simulation.a});
  simulation.check_interval(second, 0, 20);
  simulation.check_interval(third, 20, 25);
  simulation.check_interval(first, 25, 35);
}

TEST_CASE("a copy needs both of its engines, and those that are free serve others meanwhile") {
  Simulation simulation;
  const auto a_to_b = simulation.issue({}, 10, {&simulation.a, &simulation.b});
  const auto c_to_b = simulation.issue({}, 10, {&simulation.c, &simulation.b});
  const auto only_c = simulation.issue({}, 4, {&simulation.c});
  const auto only_a = simulation.issue({}, 3, {&simulation.a});
  simulation.check_interval(only_c, 0, 4);
  simulation.check_interval(a_to_b, 0, 10);
  simulation.check_interval(c_to_b, 10, 20);
  simulation.check_interval(only_a, 10, 13);
}

TEST_CASE("a copy that waits keeps no engine from others") {
  Simulation simulation;
  const auto kernel = simulation.issue({}, 50);
  const auto waiting = simulation.issue({kernel}, 10, {&simulation.a, &simulation.b});
  const auto other = simulation.issue({}, 45, {&simulation.a, &simulation.c});
  simulation.check_interval(other, 0, 45);
  simulation.check_interval(waiting, 50, 60);
}

TEST_CASE("a long row of operations that nobody waits for may be left behind") {
  std::weak_ptr<SimEvent> last;
  {
    Simulation simulation;
    SimEventRef event = simulation.issue({}, 10, {&simulation.a});
    for (int i = 0; i < 1'000'000; ++i) event = simulation.issue({event}, 10, {&simulation.a});
    last = event;
  }
  CHECK(last.expired());
}
