// The host's half of large copies, against a device that a thread of the test plays.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "device/ring/huge_pages.hpp"
#include "device/ring/rect_units.hpp"
#include "device/ring/ring_lane.hpp"
#include "device/ring/ring_shape.hpp"
#include "device/ring/ring_threads.hpp"

namespace boxflow {

namespace {

std::size_t pick(std::mt19937& random, std::size_t low, std::size_t high) {
  return std::uniform_int_distribution<std::size_t>(low, high)(random);
}

RectSide random_side(std::mt19937& random, const Rect& rect) {
  RectSide side;
  side.offset = pick(random, 0, 50);
  side.row_pitch = rect.row_bytes + pick(random, 0, 1) * pick(random, 0, 9);
  side.slice_pitch = rect.rows * side.row_pitch + pick(random, 0, 1) * pick(random, 0, 9);
  return side;
}

constexpr std::size_t kBlock = 64;
constexpr std::uint32_t kBlocks = 4;

// A lane, its blocks, and a device that copies between the blocks and `memory` when `work` is called.
struct Played {
  explicit Played(RingDirection direction, std::uint32_t start = 0) : blocks(kBlock * kBlocks) {
    counters.host_done = counters.device_done = counters.begun = start;
    lane = std::make_unique<RingLane>(direction, blocks.data(), kBlock, kBlocks, counters);
  }
  static void wait(const std::atomic<std::uint32_t>& counter, std::uint32_t number) {
    while (!has_reached(counter.load(std::memory_order_acquire), number)) std::this_thread::yield();
  }
  char* block(std::uint32_t unit) { return blocks.data() + unit % kBlocks * kBlock; }

  RingCounters counters;
  std::vector<char> blocks;
  std::unique_ptr<RingLane> lane;
};

std::vector<RingPart> halves(char* host, std::uint32_t unit) {
  const std::size_t half = kBlock / 2;
  return {{0, 0, host, {unit * kBlock, 0, 0}, {half, 1, 1}},
          {0, half, host, {unit * kBlock + half, 0, 0}, {half, 1, 1}}};
}

}  // namespace

TEST_CASE("pieces of a rectangle cover each of its bytes once, and fit") {
  std::mt19937 random(3);
  for (int round = 0; round < 2000; ++round) {
    const Rect rect{pick(random, 1, 40), pick(random, 1, 6), pick(random, 1, 5)};
    const RectCopy copy = fold_rect(rect, random_side(random, rect), random_side(random, rect));
    const std::size_t most = pick(random, 1, 300);
    const std::uintptr_t base = pick(random, 0, 1000);
    std::vector<int> times(4000);
    std::vector<std::size_t> distances(4000);
    for_each_piece_of(copy, most, [&](const RectCopy& piece) { return base + piece.to.offset; },
                      [&](const RectCopy& piece) {
                        CHECK(bytes_of(piece.rect) <= most);
                        for_each_row(piece, [&](const RectCopy& row) {
                          for (std::size_t byte = 0; byte < row.rect.row_bytes; ++byte) {
                            ++times[row.to.offset + byte];
                            distances[row.to.offset + byte] = row.from.offset + 5000 - row.to.offset;
                          }
                        });
                      });
    for_each_row(copy, [&](const RectCopy& row) {
      for (std::size_t byte = 0; byte < row.rect.row_bytes; ++byte) {
        REQUIRE(--times[row.to.offset + byte] == 0);
        REQUIRE(distances[row.to.offset + byte] == row.from.offset + 5000 - row.to.offset);
      }
    });
    REQUIRE(std::all_of(times.begin(), times.end(), [](int count) { return count == 0; }));
  }
}

TEST_CASE("rows are packed and unpacked") {
  const Rect rect{3, 2, 2};
  const RectSide side{1, 4, 10};
  std::vector<char> from(20);
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<char>('a' + i);
  std::vector<char> block(12);
  pack(block.data(), from.data(), side, rect);
  CHECK(std::string(block.begin(), block.end()) == "bcdfghlmnpqr");
  std::vector<char> to(20, '.');
  unpack(to.data(), side, block.data(), rect);
  CHECK(std::string(to.begin(), to.end()) == ".bcd.fgh...lmn.pqr..");
}

TEST_CASE("a lane hands out parts when the device is ready for them") {
  std::vector<char> host(8 * kBlock);
  Played in(RingDirection::kToDevice);
  for (std::uint32_t unit = 0; unit < 6; ++unit) in.lane->add(halves(host.data(), unit));
  CHECK(!in.lane->take());  // the copy has not begun
  in.counters.begun = 6;
  std::vector<std::uint32_t> units;
  while (const auto part = in.lane->take()) units.push_back(part->unit);
  CHECK(units == std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2, 3, 3});  // all blocks
  in.lane->finish(1);
  in.lane->finish(1);
  in.lane->finish(0);
  CHECK(in.counters.host_done == 0);
  in.lane->finish(0);
  CHECK(in.counters.host_done == 2);
  in.counters.device_done = 1;
  CHECK(in.lane->take()->unit == 4);
  CHECK(in.lane->take()->unit == 4);
  CHECK(!in.lane->take());

  Played out(RingDirection::kToHost);
  out.lane->add(halves(host.data(), 0));
  CHECK(!out.lane->take());
  out.counters.device_done = 1;
  CHECK(out.lane->take()->unit == 0);
}

TEST_CASE("dropped units count as done, but not before the ones in front of them") {
  std::vector<char> host(8 * kBlock);
  Played in(RingDirection::kToDevice);
  for (std::uint32_t unit = 0; unit < 4; ++unit) in.lane->add(halves(host.data(), unit));
  in.counters.begun = 4;
  for (int part = 0; part < 3; ++part) in.lane->take();
  in.lane->drop_from(1);
  CHECK(in.counters.host_done == 0);
  CHECK(!in.lane->has_waiting());
  in.lane->finish(0);
  in.lane->finish(0);
  CHECK(in.counters.host_done == 1);
  in.lane->finish(1);
  CHECK(in.counters.host_done == 4);
  CHECK(in.lane->is_idle());
}

TEST_CASE("threads and devices copy through several lanes at once") {
  constexpr std::uint32_t kUnits = 300;
  constexpr std::uint32_t kFirst = 0 - std::uint32_t{100};  // numbers wrap around on the way
  RingThreads threads(3);
  std::vector<char> host(kUnits * kBlock);
  for (std::size_t i = 0; i < host.size(); ++i) host[i] = static_cast<char>(i * 7 + i / 99);
  std::vector<char> device(host.size());
  std::vector<char> back(host.size());
  Played in(RingDirection::kToDevice, kFirst);
  Played out(RingDirection::kToHost, kFirst);
  Played idle(RingDirection::kToHost);
  for (Played* played : {&in, &out, &idle}) threads.add_lane(*played->lane);
  threads.add_unit(*idle.lane, halves(back.data(), 0));  // its device never comes to it
  std::thread played([&] {
    in.counters.begun.store(kFirst + kUnits, std::memory_order_release);
    for (std::uint32_t i = 0; i < kUnits; ++i) {
      const std::uint32_t unit = kFirst + i;
      Played::wait(in.counters.host_done, unit + 1);
      std::copy_n(in.block(unit), kBlock, device.data() + i * kBlock);
      in.counters.device_done.store(unit + 1, std::memory_order_release);
      Played::wait(out.counters.host_done, unit + 1 - kBlocks);
      std::copy_n(device.data() + i * kBlock, kBlock, out.block(unit));
      out.counters.device_done.store(unit + 1, std::memory_order_release);
    }
    Played::wait(out.counters.host_done, kFirst + kUnits);
  });
  for (std::uint32_t unit = 0; unit < kUnits; ++unit) {
    threads.add_unit(*in.lane, halves(host.data(), unit));
    threads.add_unit(*out.lane, halves(back.data(), unit));
  }
  played.join();
  CHECK(back == host);
  CHECK(!threads.drop_all(*in.lane));
  CHECK(threads.drop_all(*idle.lane));
  for (Played* each : {&in, &out, &idle}) threads.remove_lane(*each->lane);
}

TEST_CASE("advice on huge pages changes no byte, in touched and in unmapped memory") {
  std::vector<char> memory(std::size_t{40} << 20, 'x');
  advise_huge_pages(memory.data(), {5, 3, 0}, {memory.size() - 5, 1, 1});
  advise_huge_pages(memory.data(), {0, 2 << 20, 0}, {1 << 20, 20, 1});
  CHECK(std::all_of(memory.begin(), memory.end(), [](char byte) { return byte == 'x'; }));
  advise_huge_pages(nullptr, {1 << 16, 0, 0}, {std::size_t{64} << 20, 1, 1});
}

TEST_CASE("a ring has as many threads as processors at most, and a power of two of blocks") {
  const RingShape shape = settled({0, 4096, 5, 1024, 1});
  CHECK(shape.threads >= 1);
  CHECK(shape.threads <= 16);
  CHECK(shape.blocks == 8);
}

}  // namespace boxflow
