#include <doctest/doctest.h>

#include <set>

#include "geometry/box_index.hpp"
#include "support/boxes.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

// The index and its linear twin.
struct Twins {
  std::vector<Box> boxes;
  BoxIndex index;

  void add(const Box& box) {
    index.add(box);
    boxes.push_back(box);
  }
  void add_near(const Box& box, std::uint32_t near) {
    index.add_near(box, near);
    boxes.push_back(box);
  }
  void replace(std::uint32_t number, const Box& box) {
    index.replace(number, box);
    boxes[number] = box;
  }
  void remove(std::uint32_t number) {
    index.remove(number);
    boxes[number] = boxes.back();
    boxes.pop_back();
  }

  // Returns the overlapping boxes that the index finds; it may find others near them.
  std::multiset<std::uint32_t> found(const Box& box) const {
    std::multiset<std::uint32_t> numbers;
    index.for_each_near(box, [&](std::uint32_t number) {
      if (overlaps(boxes[number], box)) numbers.insert(number);
    });
    return numbers;
  }
  std::multiset<std::uint32_t> expected(const Box& box) const {
    std::multiset<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < boxes.size(); ++i) {
      if (overlaps(boxes[i], box)) numbers.insert(i);
    }
    return numbers;
  }
};

Box not_empty(std::mt19937& random, int rank, std::int64_t extent) {
  Box box = random_box(random, rank, extent);
  while (box.empty()) box = random_box(random, rank, extent);
  return box;
}

}  // namespace

TEST_CASE("an index finds what a list finds") {
  std::mt19937 random(23);
  for (int round = 0; round < 40; ++round) {
    const int rank = static_cast<int>(pick(random, 0, 3));
    const std::int64_t extent = pick(random, 2, 60);
    const std::int64_t most = pick(random, 1, 400);
    Twins twins;
    bool growing = true;
    for (int step = 0; step < 1500; ++step) {
      const auto count = static_cast<std::int64_t>(twins.boxes.size());
      if (count >= most) growing = false;
      if (count == 0) growing = true;
      const auto some = static_cast<std::uint32_t>(count == 0 ? 0 : pick(random, 0, count - 1));
      const std::int64_t action = pick(random, 0, 5);
      if (count == 0 || action < (growing ? 3 : 1)) {
        twins.add(not_empty(random, rank, extent));
      } else if (action == 3) {
        const Box inner = intersect(not_empty(random, rank, extent), twins.boxes[some]);
        if (!inner.empty()) twins.add_near(inner, some);
      } else if (action == 4) {
        twins.replace(some, not_empty(random, rank, extent));
      } else {
        twins.remove(some);
      }
      const Box asked = random_box(random, rank, extent);
      REQUIRE(twins.found(asked) == twins.expected(asked));
      if (step % 16 == 0) REQUIRE(twins.index.fault(twins.boxes) == "");
    }
    REQUIRE(twins.index.fault(twins.boxes) == "");
  }
}

TEST_CASE("positions that single precision does not have are found") {
  constexpr std::int64_t kFar = (std::int64_t{1} << 40) + 1;
  Twins twins;
  for (std::int64_t i = 0; i < 100; ++i) twins.add(box({kFar + i}, {kFar + i + 1}));
  for (const std::int64_t edge : {INT64_MIN, INT64_MAX - 1}) twins.add(box({edge}, {edge + 1}));
  for (std::int64_t i = 0; i < 100; ++i) {
    CHECK(twins.found(box({kFar + i}, {kFar + i + 1})).count(static_cast<std::uint32_t>(i)) == 1);
  }
  CHECK(twins.found(box({INT64_MAX - 1}, {INT64_MAX})).size() == 1);
  CHECK(twins.found(box({INT64_MIN}, {INT64_MIN + 1})).size() == 1);
}

TEST_CASE("a search meets few boxes that it does not look for") {
  // Rows of blocks, as of many devices, in the order in which these first write them and then in any order.
  std::mt19937 random(5);
  Twins twins;
  constexpr std::int64_t kRows = 4096;
  for (std::int64_t i = 0; i < kRows; ++i) twins.add(box({8 * i, 0}, {8 * i + 8, 1000}));
  for (int step = 0; step < 20000; ++step) {
    const auto number = static_cast<std::uint32_t>(pick(random, 0, kRows - 1));
    const Box moved = twins.boxes[number];
    twins.remove(number);
    twins.add(moved);
  }
  CHECK(twins.index.fault(twins.boxes) == "");
  std::size_t met = 0;
  for (std::int64_t i = 0; i < kRows; ++i) {
    twins.index.for_each_near(box({8 * i, 0}, {8 * i + 8, 1}), [&](std::uint32_t) { ++met; });
  }
  CHECK(met == kRows);
}

TEST_CASE("an emptied index can be filled again") {
  Twins twins;
  for (int round = 0; round < 3; ++round) {
    for (std::int64_t i = 0; i < 300; ++i) twins.add(box({i}, {i + 1}));
    while (!twins.boxes.empty()) twins.remove(static_cast<std::uint32_t>(twins.boxes.size() / 2));
    CHECK(twins.index.fault(twins.boxes) == "");
    CHECK(twins.found(box({0}, {300})).empty());
  }
  twins.add(box({1}, {2}));
  twins.index.clear();
  twins.boxes.clear();
  twins.add(box({1, 1}, {2, 2}));  // of another rank
  CHECK(twins.found(box({0, 0}, {3, 3})).size() == 1);
}
