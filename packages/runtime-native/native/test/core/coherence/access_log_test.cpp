#include <doctest/doctest.h>

#include <map>

#include "coherence/access_log.hpp"
#include "device/platform_request.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// Whose work never ends, so that nothing is dropped for being complete.
class BusyPlatform final : public Platform {
 public:
  std::span<const std::unique_ptr<Device>> devices() const override { return {}; }
  std::size_t kernel_index(const std::string&) const override { return 0; }
  void wait(const EventRef&) override {}
  bool is_complete(const EventRef&) override { return false; }
  Interval interval(const EventRef&) override { return {}; }
};

struct LogFixture {
  std::unique_ptr<Platform> platform = open_host_platform({.devices = 1});
  BusyPlatform busy;
  AccessLog log;
  std::vector<EventRef> events;

  EventRef record(const Box& box, bool write, int queue) {
    events.push_back(std::make_shared<Event>());
    log.record(box, write, queue, events.back(), busy);
    return events.back();
  }
  std::set<EventRef> waits(const Box& box, bool write, int queue) const {
    EventList list;
    log.waits_for(box, write, queue, list);
    return {list.begin(), list.end()};
  }
};

const Box kAll = box({0}, {100});

}  // namespace

TEST_CASE("reads wait for writes, writes for everything, and only where they overlap") {
  LogFixture fixture;
  const EventRef write = fixture.record(box({0}, {10}), true, kCopyQueue);
  const EventRef read = fixture.record(box({5}, {20}), false, kCopyQueue);
  CHECK(fixture.waits(kAll, false, kCopyQueue) == std::set{write});
  CHECK(fixture.waits(kAll, true, kCopyQueue) == std::set{write, read});
  CHECK(fixture.waits(box({10}, {20}), true, kCopyQueue) == std::set{read});
  CHECK(fixture.waits(box({20}, {30}), true, kCopyQueue).empty());
}

TEST_CASE("a queue in order need not wait for itself") {
  LogFixture fixture;
  const EventRef launch = fixture.record(kAll, true, 3);
  CHECK(fixture.waits(kAll, true, 3).empty());
  CHECK(fixture.waits(kAll, true, 4) == std::set{launch});
  CHECK(fixture.waits(kAll, false, kCopyQueue) == std::set{launch});
}

TEST_CASE("a write stands for all that it waited for") {
  LogFixture fixture;
  fixture.record(box({0}, {10}), true, kCopyQueue);
  fixture.record(box({0}, {10}), false, kCopyQueue);
  const EventRef outside = fixture.record(box({5}, {15}), false, kCopyQueue);
  const EventRef write = fixture.record(box({0}, {10}), true, 0);
  CHECK(fixture.waits(kAll, true, kCopyQueue) == std::set{outside, write});
}

TEST_CASE("copies may overtake each other, so each read counts") {
  LogFixture fixture;
  const EventRef first = fixture.record(kAll, false, kCopyQueue);
  const EventRef second = fixture.record(kAll, false, kCopyQueue);
  CHECK(fixture.waits(kAll, true, 0) == std::set{first, second});
  fixture.record(kAll, false, 0);
  const EventRef last = fixture.record(kAll, false, 0);
  CHECK(fixture.waits(kAll, true, kCopyQueue) == std::set{first, second, last});
}

TEST_CASE("a write after many copies of the same box waits for all of them") {
  LogFixture fixture;
  std::set<EventRef> all;
  for (int i = 0; i < 20; ++i) all.insert(fixture.record(kAll, false, kCopyQueue));
  CHECK(fixture.waits(kAll, false, kCopyQueue).empty());
  CHECK(fixture.waits(kAll, true, 0) == all);
  EventList left;
  fixture.log.all(left);
  CHECK(left.size() == all.size());
}

TEST_CASE("what is complete is forgotten when the list grows") {
  LogFixture fixture;
  Device& device = *fixture.platform->devices()[0];
  const Allocation memory = device.allocate(8);
  for (std::int64_t i = 0; i < 1000; ++i) {
    const EventRef event = device.copy_from_host(memory, {}, nullptr, {}, Rect{0, 1, 1}, {});
    fixture.platform->wait(event);
    fixture.log.record(box({i}, {i + 1}), true, kCopyQueue, event, *fixture.platform);
  }
  CHECK(fixture.log.size() <= 24);
  device.release(memory);
}

TEST_CASE("an access takes the place of the one that it stands for") {
  LogFixture fixture;
  for (int i = 0; i < 50; ++i) {
    fixture.record(box({0}, {10}), false, 0);
    fixture.record(box({10}, {20}), true, 0);
    fixture.record(box({9}, {10}), true, kCopyQueue);
    CHECK(fixture.log.size() == 3);
  }
  const EventRef wide = fixture.record(box({5}, {30}), true, 1);
  CHECK(fixture.waits(box({0}, {5}), true, 1) == std::set{fixture.events[fixture.events.size() - 4]});
  CHECK(fixture.waits(box({9}, {30}), false, kCopyQueue) == std::set{wide});
}

// As of a row that is copied away, of which a kernel writes the inner elements and others those at its ends.
TEST_CASE("writes of parts stand together for what each of them leaves") {
  LogFixture fixture;
  for (int i = 0; i < 50; ++i) {
    fixture.record(box({3, 0}, {4, 10}), false, kCopyQueue);
    fixture.record(box({0, 0}, {9, 1}), true, 0);
    fixture.record(box({0, 1}, {9, 9}), true, 0);
    fixture.record(box({0, 9}, {9, 10}), true, 0);
    CHECK(fixture.log.size() == 3);
  }
}

TEST_CASE("of an access that a write covers in part the rest still counts") {
  LogFixture fixture;
  const EventRef read = fixture.record(box({0, 0}, {8, 8}), false, kCopyQueue);
  const EventRef end = fixture.record(box({4, 0}, {9, 8}), true, 0);
  CHECK(fixture.waits(box({4, 0}, {8, 8}), true, 1) == std::set{end});
  CHECK(fixture.waits(box({3, 0}, {4, 8}), true, 1) == std::set{read});
  const EventRef corner = fixture.record(box({0, 0}, {2, 2}), true, 0);
  CHECK(fixture.waits(box({0, 0}, {1, 1}), true, 1) == std::set{read, corner});
  const EventRef middle = fixture.record(box({1, 0}, {3, 8}), true, 0);
  CHECK(fixture.waits(box({1, 4}, {3, 5}), true, 1) == std::set{read, middle});
}

// As in a factorisation on one device of several: a row and a column are read, what lies behind them is written.
TEST_CASE("a log of launches that use other boxes each time stays short") {
  LogFixture fixture;
  constexpr std::int64_t kSize = 500;
  std::vector<EventRef> writes;
  std::size_t longest = 0;
  for (std::int64_t k = 0; k + 1 < kSize; ++k) {
    fixture.record(box({k, k}, {k + 1, kSize}), false, 0);
    fixture.record(box({k, k}, {kSize, k + 1}), false, 0);
    writes.push_back(fixture.record(box({k + 1, k + 1}, {kSize, kSize}), true, 0));
    longest = std::max(longest, fixture.log.size());
  }
  CHECK(longest <= 120);
  // The latest launches are told apart; what is older may have to wait for something between.
  const std::int64_t last = kSize - 2;
  CHECK(fixture.waits(box({last, 0}, {last + 1, 5}), false, 1).size() <= 2);
  CHECK(fixture.waits(box({kSize - 1, kSize - 1}, {kSize, kSize}), false, 1).contains(writes.back()));
  const std::set<EventRef> old = fixture.waits(box({3, 3}, {4, 4}), false, 1);
  CHECK(!old.empty());
  CHECK(!old.contains(writes.back()));
}

TEST_CASE("accesses that come again and again are not joined") {
  LogFixture fixture;
  constexpr std::int64_t kTiles = 100;
  for (int round = 0; round < 3; ++round) {
    for (std::int64_t i = 0; i < kTiles; ++i) fixture.record(box({i}, {i + 1}), true, 0);
  }
  const std::size_t first_of_round = fixture.events.size() - kTiles;
  for (std::int64_t i = 0; i < kTiles; ++i) {
    CHECK(fixture.waits(box({i}, {i + 1}), false, 1) ==
          std::set{fixture.events[first_of_round + static_cast<std::size_t>(i)]});
  }
}

// As of a phase with many tiles on one device, while all of them are under way.
TEST_CASE("an access looks at few others, however many are under way") {
  AccessSet accesses;
  constexpr std::int64_t kTiles = 20000;
  std::size_t most = 0;
  for (std::int64_t i = 0; i < kTiles; ++i) {
    const std::int64_t first = i * 7919 % kTiles;  // in an order that no neighbours share
    const Box tile = box({first, 0}, {first + 1, 5});
    accesses.add({0, nullptr, tile, 0, Joined::kNone, 0});
    std::size_t looked_at = 0;
    accesses.for_each_near(tile, [&](const Access&) { ++looked_at; });
    std::size_t positions = 0;
    accesses.for_each_position_near(tile, [&](std::size_t) { ++positions; });
    CHECK(positions == looked_at);
    most = std::max(most, looked_at);
  }
  CHECK(most <= 70);
  std::size_t at_the_end = 0;
  accesses.for_each_near(box({500, 0}, {501, 5}), [&](const Access&) { ++at_the_end; });
  CHECK(at_the_end <= 3);
}

TEST_CASE("a log of many accesses under way says what one of few would") {
  std::mt19937 random(11);
  for (int round = 0; round < 20; ++round) {
    LogFixture fixture;
    // Few accesses each, since the log of a device's rows knows nothing of other rows.
    std::map<std::int64_t, AccessLog> by_row;
    constexpr std::int64_t kRows = 60;
    for (int i = 0; i < 2000; ++i) {
      const std::int64_t row = pick(random, 0, kRows - 1);
      const std::int64_t column = pick(random, 0, 8);
      const Box part = box({row, column}, {row + 1, column + pick(random, 1, 3)});
      const bool write = pick(random, 0, 4) == 0;
      const int queue = static_cast<int>(pick(random, kCopyQueue, 2));
      fixture.log.may_drop_complete(false);
      by_row[row].may_drop_complete(false);
      EventList expected;
      by_row[row].waits_for(part, write, queue, expected);
      REQUIRE(fixture.waits(part, write, queue) == std::set<EventRef>(expected.begin(), expected.end()));
      by_row[row].record(part, write, queue, fixture.record(part, write, queue), fixture.busy);
    }
    std::size_t sum = 0;
    for (const auto& [row, log] : by_row) sum += log.size();
    CHECK(fixture.log.size() == sum);
    CHECK(sum > 200);
    fixture.record(box({0, 0}, {kRows, 12}), true, 0);
    CHECK(fixture.log.size() == 1);
  }
}

// Point by point: whoever waits for what the log says has waited for all that overlaps what it uses, be it through
// others.
TEST_CASE("what the log leaves out has been waited for by what it names") {
  std::mt19937 random(77);
  for (int round = 0; round < 60; ++round) {
    const std::int64_t reads_per_write = round % 2 == 0 ? 1 : 8;  // with many, logs are shortened
    LogFixture fixture;
    struct Done {
      Box box;
      bool write;
      std::set<EventRef> before;  // itself included
    };
    std::map<EventRef, Done> done;
    std::map<int, std::set<EventRef>> of_queue;  // all that the last launch of a compute queue came after, and itself
    const bool moving = round % 3 == 2;  // nothing comes again
    for (int i = 0; i < 150; ++i) {
      Box box = random_box(random, 2, 6);
      if (box.empty()) continue;
      for (std::size_t d = 0; d < 2 && moving; ++d) {
        box.lo[d] += i / 6;
        box.hi[d] += i / 6;
      }
      const bool write = pick(random, 0, reads_per_write) == 0;
      const int queue = static_cast<int>(pick(random, kCopyQueue, 1));
      std::set<EventRef> before;
      if (queue != kCopyQueue) before = of_queue[queue];
      for (const EventRef& wait : fixture.waits(box, write, queue)) {
        before.insert(done.at(wait).before.begin(), done.at(wait).before.end());
      }
      for (const auto& [event, earlier] : done) {
        if ((write || earlier.write) && overlaps(earlier.box, box)) REQUIRE(before.contains(event));
      }
      const EventRef event = fixture.record(box, write, queue);
      before.insert(event);
      done[event] = {box, write, before};
      if (queue != kCopyQueue) of_queue[queue] = before;
    }
  }
}
