// The blocks of the heap that a program announces.
#include "program/heap_blocks.hpp"

#include <doctest/doctest.h>

using boxflow::HeapBlocks;

TEST_CASE("a block of the heap is known by its beginning until it ends") {
  HeapBlocks blocks;
  blocks.add(4096, 800);
  CHECK(blocks.bytes_at(4096) == 800);
  CHECK(blocks.bytes_at(4104) == 0);
  blocks.remove(4096);
  CHECK(blocks.bytes_at(4096) == 0);
  blocks.remove(4096);
}

TEST_CASE("a block of the heap that begins where an earlier one did has a size of its own") {
  HeapBlocks blocks;
  blocks.add(4096, 800);
  blocks.add(4096, 80);
  CHECK(blocks.bytes_at(4096) == 80);
}

TEST_CASE("small blocks of the heap, and those of a forked child, are not known") {
  HeapBlocks blocks;
  blocks.add(4096, HeapBlocks::kLeast - 1);
  CHECK(blocks.bytes_at(4096) == 0);
  blocks.add(4096, HeapBlocks::kLeast);
  CHECK(blocks.bytes_at(4096) == HeapBlocks::kLeast);
  blocks.forget_for_good();
  CHECK(blocks.bytes_at(4096) == 0);
}
