#include <doctest/doctest.h>

#include "device_memory.hpp"
#include "platform_request.hpp"

using namespace boxflow;

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
  CHECK(memory.free_bytes() == 0);
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
