#include <doctest/doctest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "device/platform_request.hpp"
#include "session/device_memory.hpp"
#include "support/faulty_platform.hpp"
#include "support/time_limit.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

struct Fixture {
  std::unique_ptr<Platform> platform = open_host_platform({.devices = 1});
  Device& device = *platform->devices()[0];
};

Block must_take(DeviceMemory& memory, std::size_t bytes) {
  Block block;
  REQUIRE(memory.take(bytes, block));
  return block;
}

}  // namespace

TEST_CASE("the limit holds") {
  Fixture fixture;
  DeviceMemory memory(fixture.device, *fixture.platform, 1024);
  CHECK(memory.capacity() == 1024);
  Block first = must_take(memory, 500);  // 512 in whole granules
  Block second = must_take(memory, 512);
  Block third;
  CHECK_FALSE(memory.take(1, third));
  CHECK(memory.in_use() == 1024);
  memory.give_back(first);
  third = must_take(memory, 100);
  CHECK(memory.in_use() == 768);
  CHECK(memory.peak() == 1024);
  memory.give_back(second);
  memory.give_back(third);
  memory.begin_peak();
  CHECK(memory.peak() == 0);
}

TEST_CASE("a freed block is used again, with what it still waits for") {
  Fixture fixture;
  DeviceMemory memory(fixture.device, *fixture.platform, 0);
  Block block = must_take(memory, 4096);
  void* handle = block.allocation.handle;
  const EventRef event = fixture.device.copy_from_host(block.allocation, {}, nullptr, {}, Rect{0, 1, 1}, {});
  block.pending.push_back(event);
  memory.give_back(block);
  Block again = must_take(memory, 4000);
  CHECK(again.allocation.handle == handle);
  REQUIRE(again.pending.size() == 1);
  CHECK(again.pending[0] == event);
  CHECK(again.reused);
  CHECK_FALSE(block.reused);
  memory.give_back(again);
  CHECK(memory.counts().allocations == 1);
  CHECK(memory.counts().reused_blocks == 1);
  CHECK(memory.counts().releases == 0);
}

TEST_CASE("of the freed blocks, the smallest that is large enough is used, and of equal ones the oldest") {
  Fixture fixture;
  DeviceMemory memory(fixture.device, *fixture.platform, 0);
  const Block larger = must_take(memory, 17 * 256);
  const Block oldest = must_take(memory, 16 * 256);
  const Block newest = must_take(memory, 16 * 256);
  const Block smaller = must_take(memory, 15 * 256);
  for (const Block& block : {larger, oldest, newest, smaller}) memory.give_back(block);
  std::vector<Block> taken;
  for (const Block& expected : {oldest, newest, larger}) {
    const Block again = must_take(memory, 16 * 256);
    CHECK(again.allocation.handle == expected.allocation.handle);
    taken.push_back(again);
  }
  taken.push_back(must_take(memory, 16 * 256));
  CHECK_FALSE(taken.back().reused);  // the block of 15 granules is too small
  taken.push_back(must_take(memory, 15 * 256));
  CHECK(taken.back().allocation.handle == smaller.allocation.handle);
  for (const Block& block : taken) memory.give_back(block);
}

TEST_CASE("many freed blocks are used again in little time") {
  const TimeLimit limit(std::chrono::seconds(20));
  constexpr std::size_t kCount = 200'000;
  Fixture fixture;
  DeviceMemory memory(fixture.device, *fixture.platform, 0);
  std::vector<Block> blocks;
  // The small blocks are freed first.
  for (std::size_t i = 0; i < 2 * kCount; ++i) blocks.push_back(must_take(memory, i < kCount ? 1 : 1024));
  for (Block& block : blocks) memory.give_back(std::move(block));
  for (std::size_t i = 0; i < kCount; ++i) {
    blocks[i] = must_take(memory, 1024);
    CHECK(blocks[i].reused);
  }
  for (std::size_t i = 0; i < kCount; ++i) memory.give_back(std::move(blocks[i]));
}

TEST_CASE("freed blocks of other sizes give way") {
  Fixture fixture;
  DeviceMemory memory(fixture.device, *fixture.platform, 4096);
  for (int i = 0; i < 16; ++i) {
    Block block = must_take(memory, 256);
    memory.give_back(block);
  }
  Block whole = must_take(memory, 4096);
  CHECK(memory.in_use() == 4096);
  memory.give_back(whole);
  // A small block does not take a large one's place.
  Block small = must_take(memory, 256);
  CHECK(memory.in_use() == 256);
  memory.give_back(small);
}

namespace {

std::atomic<bool> slept;

const boxflow_host_kernel kSleeping[] = {{"sleep",
                                          [](void* const*) {
                                            std::this_thread::sleep_for(std::chrono::milliseconds(50));
                                            slept = true;
                                          }},
                                         {}};

}  // namespace

TEST_CASE("a block whose last copy failed goes back only when nothing is under way") {
  slept = false;
  const FaultPlan lose_the_second = [](DeviceCall, int device) {
    return Fault{.effect = device == 1 ? Effect::kLose : Effect::kNone};
  };
  const auto platform =
      with_faults(lose_the_second)(open_host_platform({.devices = 2, .host_kernels = kSleeping}));
  Device& device = *platform->devices()[0];
  Device& lost = *platform->devices()[1];
  DeviceMemory memory(device, *platform, 512);
  Block block = must_take(memory, 512);
  LaunchRequest request;
  request.kernel = platform->kernel_index("sleep");
  const EventRef sleep = device.launch(request, {});
  const EventRef copy = device.copy_from_device(block.allocation, {}, lost, block.allocation, {}, Rect{0, 1, 1},
                                                Waits{&sleep, 1});
  CHECK_THROWS_AS(lost.allocate(1), DeviceFailure);
  block.pending.push_back(copy);
  memory.give_back(block);
  Block other;
  CHECK_THROWS_AS(memory.take(256, other), DeviceFailure);
  CHECK(slept);
}
