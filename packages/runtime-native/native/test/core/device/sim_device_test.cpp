// Simulated devices, one by one: what each call takes by a model with round numbers.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "device/platform_request.hpp"
#include "device/sim/sim_event.hpp"
#include "support/expect_error.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

constexpr const char* kModel = R"({
  "version": 1, "name": "round", "devices": 3, "issueNs": 0,
  "device": { "name": "round device", "memoryBytes": 1000, "memoryBytesPerSecond": 1e9, "instancesPerSecond": 2e9,
              "launchNs": 100 },
  "hostLink": { "bytesPerSecond": 0.5e9, "latencyNs": 10, "rowNs": 3 },
  "peerLink": { "bytesPerSecond": 2e9, "latencyNs": 20, "rowNs": 5 }
})";

std::unique_ptr<Platform> open_model(const std::string& text, std::size_t devices = 0, std::size_t compute_queues = 1,
                                     bool peer = true) {
  const auto path = test::temporary_file("model test.json");
  std::ofstream(path) << text;
  PlatformRequest request;
  request.devices = devices;
  request.compute_queues = compute_queues;
  request.peer = peer;
  request.model = path.string();
  auto platform = open_sim_platform(request);
  std::filesystem::remove(path);
  return platform;
}

std::string with(std::string text, const std::string& old, const std::string& replacement) {
  const std::size_t position = text.find(old);
  REQUIRE(position != std::string::npos);
  return text.replace(position, old.size(), replacement);
}

struct Machine {
  explicit Machine(const std::string& text = kModel, std::size_t compute_queues = 1, bool peer = true)
      : platform(open_model(text, 0, compute_queues, peer)) {}

  Device& device(std::size_t index) { return *platform->devices()[index]; }
  EventRef launch(std::size_t index, LaunchWork work, std::vector<EventRef> waits = {}, std::size_t queue = 0) {
    LaunchRequest request;
    request.queue = queue;
    request.work = work;
    return device(index).launch(request, Waits{waits.data(), waits.size()});
  }
  EventRef send(std::size_t from, std::size_t to, std::size_t bytes) {
    const RectSide side{0, bytes, bytes};
    return device(to).copy_from_device({}, side, device(from), {}, side, {bytes, 1, 1}, {});
  }
  EventRef fetch(std::size_t to, const Rect& rect, std::size_t pitch) {
    const RectSide packed{0, rect.row_bytes, rect.row_bytes * rect.rows};
    const RectSide apart{0, pitch, pitch * rect.rows};
    return device(to).copy_from_host({}, packed, nullptr, apart, rect, {});
  }
  void check_interval(const EventRef& event, std::int64_t begin, std::int64_t end) {
    platform->wait(event);
    const Interval interval = static_cast<const sim::SimEvent&>(*event).interval();
    CHECK(interval.begin == begin);
    CHECK(interval.end == end);
    CHECK(platform->interval(event).end - platform->interval(event).begin == end - begin);
  }

  std::unique_ptr<Platform> platform;
};

}  // namespace

TEST_CASE("there are as many simulated devices as the model says, or as are asked for") {
  CHECK(open_model(kModel)->devices().size() == 3);
  const auto many = open_model(kModel, 1024);
  REQUIRE(many->devices().size() == 1024);
  const DeviceInfo& last = many->devices()[1023]->info();
  CHECK(last.index == 1023);
  CHECK(last.name == "round device");
  CHECK(last.memory == 1000);
  CHECK(last.peer_access);
}

TEST_CASE("a simulated device has as much memory as its model says") {
  Machine machine;
  Device& device = machine.device(0);
  const Allocation most = device.allocate(900);
  CHECK(most.handle != nullptr);
  CHECK(device.allocate(101).handle == nullptr);
  const Allocation rest = device.allocate(100);
  CHECK(rest.handle != nullptr);
  CHECK(rest.handle != most.handle);
  device.release(device.allocate(1));  // refused: nothing to give back
  device.release(most);
  CHECK(device.allocate(901).handle == nullptr);
  CHECK(device.allocate(900).handle != nullptr);
  CHECK(machine.device(1).allocate(1001).handle == nullptr);
}

TEST_CASE("a kernel takes its launch, and the longer of computing and moving; the queue is in order") {
  Machine machine;
  const EventRef computes = machine.launch(0, {1000, 10});
  const EventRef moves = machine.launch(0, {10, 700});
  const EventRef other = machine.launch(1, {0, 0});
  const EventRef follows = machine.launch(1, {0, 0}, {moves});
  machine.check_interval(other, 0, 100);
  machine.check_interval(computes, 0, 600);
  machine.check_interval(moves, 600, 1400);
  machine.check_interval(follows, 1400, 1500);
}

TEST_CASE("kernels of several queues take turns, and one queue's wait does not keep the others waiting") {
  Machine machine(kModel, 2);
  REQUIRE(machine.device(0).info().queues ==
          std::vector<std::string>{"compute 0", "compute 1", "copies in", "copies out"});
  const EventRef far = machine.launch(1, {2000, 0});                 // 1100 ns, on another device
  const EventRef waits = machine.launch(0, {1000, 0}, {far}, 0);     // 600 ns
  const EventRef first = machine.launch(0, {1000, 0}, {}, 1);        // 600 ns
  const EventRef second = machine.launch(0, {1000, 0}, {}, 1);       // 600 ns, until after `far`
  machine.check_interval(first, 0, 600);
  machine.check_interval(second, 600, 1200);
  machine.check_interval(waits, 1200, 1800);
  CHECK(machine.platform->interval(waits).queue == 0);
  CHECK(machine.platform->interval(second).queue == 1);
  const EventRef copy = machine.fetch(0, {100, 1, 1}, 100);
  machine.platform->wait(copy);
  CHECK(machine.platform->interval(copy).queue == 2);
}

TEST_CASE("a device that is half as fast computes and moves in twice the time, and launches as the others do") {
  const std::string same = R"("launchNs": 100 },)";
  Machine machine(with(kModel, same, same + R"( "relativeSpeeds": [1, 0.5],)"));
  machine.check_interval(machine.launch(0, {1000, 10}), 0, 100 + 500);
  machine.check_interval(machine.launch(1, {1000, 10}), 600, 600 + 100 + 1000);
  machine.check_interval(machine.send(1, 1, 50), 1700, 1700 + 100 + 200);
}

TEST_CASE("a copy takes the latency of its link, its bytes, and its rows if they are apart") {
  Machine machine;
  machine.check_interval(machine.fetch(0, {100, 1, 1}, 100), 0, 10 + 200);
  machine.check_interval(machine.fetch(1, {10, 10, 1}, 10), 210, 210 + 10 + 200);  // rows that touch
  machine.check_interval(machine.fetch(2, {10, 10, 1}, 16), 420, 420 + 10 + 200 + 10 * 3);
}

TEST_CASE("each device receives one copy and sends one copy at a time") {
  Machine machine;
  const EventRef first = machine.send(0, 1, 200);   // 20 + 100
  const EventRef second = machine.send(0, 2, 200);  // 0 sends one at a time
  const EventRef third = machine.send(2, 1, 400);   // 1 receives one at a time
  const EventRef back = machine.send(1, 0, 80);     // the other way, meanwhile
  const EventRef from_host = machine.fetch(0, {5, 1, 1}, 5);
  machine.check_interval(back, 0, 60);
  machine.check_interval(from_host, 60, 80);
  machine.check_interval(first, 0, 120);
  machine.check_interval(second, 120, 240);
  machine.check_interval(third, 120, 340);
}

TEST_CASE("a copy within a device is a kernel that reads and writes") {
  Machine machine;
  machine.check_interval(machine.send(1, 1, 50), 0, 100 + 100);
}

TEST_CASE("without peer access a copy goes to the host and from there, over both devices' links") {
  const std::string peer = R"({ "bytesPerSecond": 2e9, "latencyNs": 20, "rowNs": 5 })";
  const std::string linked = with(kModel, R"("issueNs": 0)", R"("issueNs": 1)");
  for (const bool in_model : {true, false}) {  // there is none in the model, or none is to be used
    Machine machine(in_model ? with(linked, peer, "null") : linked, 1, in_model);
    CHECK_FALSE(machine.device(0).info().peer_access);
    const EventRef first = machine.send(0, 1, 100);   // two calls: 2 ns
    const EventRef second = machine.send(0, 2, 100);  // leaves as soon as the first one has left
    CHECK(machine.platform->simulated_now() == 4);
    // When the receivers are busy.
    machine.check_interval(first, 1 + 210, 1 + 2 * 210);
    machine.check_interval(second, 1 + 2 * 210, 1 + 3 * 210);
    CHECK(machine.platform->simulated_now() == 1 + 3 * 210);
  }
}

TEST_CASE("there are so many simulated devices and no more") {
  expect_error("BF5022", "65537 simulated devices were asked for, and there can be 65536",
               [] { open_sim_platform({.devices = 65537}); });
}
