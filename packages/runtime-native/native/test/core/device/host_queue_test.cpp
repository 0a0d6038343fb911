// Which thread executes what on the queues of host devices, and in which order.
#include "device/host/host_queue.hpp"

#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <deque>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace boxflow;
using namespace boxflow::host;

namespace {

constexpr auto kShort = TaskLength::kShort;
constexpr auto kLong = TaskLength::kLong;

// A long task that ends when it is told to.
class Gate {
 public:
  explicit Gate(HostQueue& queue) : event_(queue.enqueue({}, [this] { open_.wait(false); }, kLong)) {}
  const EventRef& event() const { return event_; }
  void open() {
    open_ = true;
    open_.notify_all();
  }

 private:
  std::atomic<bool> open_ = false;
  EventRef event_;
};

auto thread_into(std::thread::id& id) {
  return [&id] { id = std::this_thread::get_id(); };
}

}  // namespace

TEST_CASE("a short task is executed by the thread that finds it ready, a long one by its queue's own") {
  std::thread::id at_once, gated, of_gate, of_long;
  HostQueue compute(0, true);
  HostQueue copies(1, false);
  copies.enqueue({}, thread_into(at_once), kShort);
  CHECK(at_once == std::this_thread::get_id());
  compute.enqueue({}, thread_into(of_gate), kLong);
  Gate gate(compute);
  copies.enqueue(Waits{&gate.event(), 1}, thread_into(gated), kShort);
  copies.enqueue({}, thread_into(of_long), kLong);
  gate.open();
  copies.drain();
  CHECK(gated == of_gate);
  CHECK(of_long != of_gate);
  CHECK(of_long != std::this_thread::get_id());
}

TEST_CASE("a long chain of short tasks on several queues does not nest") {
  int count = 0;
  HostQueue compute(0, true);
  HostQueue first(0, false);
  HostQueue second(0, false);
  Gate gate(compute);
  EventRef last = gate.event();
  for (int i = 0; i < 20'000; ++i) {
    last = (i % 2 == 0 ? first : second).enqueue(Waits{&last, 1}, [&count] { ++count; }, kShort);
  }
  gate.open();
  host_event(last).wait();
  CHECK(count == 20'000);
}

TEST_CASE("tasks after a failed one are skipped, and have its error") {
  bool ran = false;
  HostQueue compute(0, true);
  HostQueue copies(1, false);
  const EventRef failed = compute.enqueue({}, [] { throw std::runtime_error("no"); }, kLong);
  const EventRef skipped = copies.enqueue(Waits{&failed, 1}, [&ran] { ran = true; }, kShort);
  const EventRef other = copies.enqueue({}, [] {}, kShort);
  copies.drain();
  CHECK_FALSE(ran);
  CHECK_THROWS_WITH(std::rethrow_exception(host_event(skipped).error()), "no");
  CHECK_FALSE(host_event(other).error());
}

TEST_CASE("random tasks come after what they wait for, and after those before them") {
  constexpr std::size_t kQueues = 4;
  constexpr int kTasks = 2'000;
  std::mt19937 random(7);
  std::vector<std::atomic<bool>> done(kTasks);
  std::array<std::atomic<int>, kQueues> executed{};
  std::atomic<int> wrong = 0;
  {
    std::deque<HostQueue> queues;
    for (std::size_t q = 0; q < kQueues; ++q) queues.emplace_back(static_cast<int>(q), q % 2 == 0);
    std::vector<EventRef> events;
    std::array<int, kQueues> enqueued{};
    for (int task = 0; task < kTasks; ++task) {
      const std::size_t queue = random() % kQueues;
      std::vector<EventRef> waits;
      std::vector<int> before;
      for (int w = static_cast<int>(random() % 3); w > 0 && task > 0; --w) {
        before.push_back(static_cast<int>(random() % static_cast<unsigned>(task)));
        waits.push_back(events[static_cast<std::size_t>(before.back())]);
      }
      const auto work = [&, task, queue, before, position = enqueued[queue]++] {
        if (executed[queue]++ != position) ++wrong;
        for (const int earlier : before) wrong += done[static_cast<std::size_t>(earlier)] ? 0 : 1;
        done[static_cast<std::size_t>(task)] = true;
      };
      events.push_back(queues[queue].enqueue(waits, work, random() % 2 == 0 ? kShort : kLong));
    }
  }
  CHECK(wrong == 0);
  for (const auto& one : done) CHECK(one);
}
