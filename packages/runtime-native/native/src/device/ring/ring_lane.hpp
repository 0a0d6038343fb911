// The host's half of large copies in one direction of one device: the units, in the order of issue, and who may touch
// which block.
//
// Unit n uses block n % blocks. Threads take parts of units, so that several of them work on a block. Three counters in
// memory that the device sees, too, say how far both sides are, and only ever grow.
//
// - A copy to the device: the device says that the copy has begun. Threads fill the block of each unit. The device
//   waits for `host_done`, reads the block, and counts `device_done`.
// - A copy to the host: the device waits until the block's former unit is in `host_done`, writes the block, and counts
//   `device_done`. Threads empty the block. After the last unit the device waits for all of them.
//
// Counters are compared by their difference, as they wrap around.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>

#include "device/device.hpp"

namespace boxflow {

enum class RingDirection { kToDevice, kToHost };

// Numbers of units: all units before that number.
struct RingCounters {
  alignas(128) std::atomic<std::uint32_t> host_done{0};    // written by the host
  alignas(128) std::atomic<std::uint32_t> device_done{0};  // written by the device
  alignas(128) std::atomic<std::uint32_t> begun{0};        // written by the device: units that threads may read
};

// Returns whether `counter` has come to `number`.
inline bool has_reached(std::uint32_t counter, std::uint32_t number) {
  return static_cast<std::int32_t>(counter - number) >= 0;
}

// A part of a unit: rows in the program's memory, and one after the other in the block.
struct RingPart {
  std::uint32_t unit = 0;
  std::size_t offset = 0;  // in the block
  char* host = nullptr;    // the program's memory, to which `side` refers
  RectSide side;
  Rect rect;
};

// Not safe for threads: RingThreads guards it, except for its constants and for `copy`.
class RingLane {
 public:
  RingLane(RingDirection direction, char* blocks, std::size_t block_bytes, std::uint32_t block_count,
           RingCounters& counters)
      : direction_(direction),
        blocks_(blocks),
        block_bytes_(block_bytes),
        block_count_(block_count),
        counters_(counters),
        next_(counters.host_done.load(std::memory_order_relaxed)) {}

  RingDirection direction() const { return direction_; }
  char* block_of(std::uint32_t number) const { return blocks_ + number % block_count_ * block_bytes_; }

  // Appends a unit after the last one. Its parts, of which there is at least one, get its number.
  void add(std::span<const RingPart> parts);
  // Returns the next part if its block is ready, and hands it to the caller.
  std::optional<RingPart> take();
  // Moves the bytes of a part that `take` returned.
  void copy(const RingPart& part) const;
  // Takes a part of a unit back from the caller of `take`.
  void finish(std::uint32_t unit);
  // Forgets the parts of all units from `number` on that nobody has taken. The device no longer waits for them.
  void drop_from(std::uint32_t number);
  void drop_all();

  bool has_waiting() const { return !waiting_.empty(); }
  bool is_idle() const { return waiting_.empty() && taken_ == 0; }

 private:
  bool is_ready(std::uint32_t number) const;
  void count_down(std::uint32_t unit);

  const RingDirection direction_;
  char* const blocks_;
  const std::size_t block_bytes_;
  const std::uint32_t block_count_;
  RingCounters& counters_;
  std::deque<RingPart> waiting_;
  std::size_t taken_ = 0;               // parts in threads' hands
  std::uint32_t next_;                  // the number of the next unit to come
  std::deque<std::size_t> unfinished_;  // parts of each unit from `host_done` on
};

}  // namespace boxflow
