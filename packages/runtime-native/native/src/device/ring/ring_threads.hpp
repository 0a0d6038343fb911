// The threads that copy between the program's memory and the blocks of all lanes. They call no driver, and wait for
// nothing but for work: a device that waits for them, or the whole driver, can never keep them waiting.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "device/ring/ring_lane.hpp"

namespace boxflow {

class RingThreads {
 public:
  // No thread starts before the first lane.
  explicit RingThreads(std::size_t count) : count_(count) {}
  // All lanes must have been removed.
  ~RingThreads();
  RingThreads(const RingThreads&) = delete;
  RingThreads& operator=(const RingThreads&) = delete;

  // Serves the lane from now on. Throws std::system_error if no thread can be started.
  void add_lane(RingLane& lane);
  // Drops the lane's parts and waits for those in threads' hands.
  void remove_lane(RingLane& lane) noexcept;

  // Adds the unit that has these parts.
  void add_unit(RingLane& lane, std::span<const RingPart> parts);
  // Forgets the parts of all units from `number` on that no thread has begun.
  void drop_from(RingLane& lane, std::uint32_t number) noexcept;
  // Forgets all parts that no thread has begun, and waits for the others. Returns whether there were any to forget.
  bool drop_all(RingLane& lane) noexcept;

 private:
  using Lock = std::unique_lock<std::mutex>;

  struct Work {
    RingLane* lane;
    RingPart part;
  };

  void start();
  void run();
  std::optional<Work> take();
  bool has_waiting() const;
  void look_again(Lock& lock);

  const std::size_t count_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable finished_;
  std::vector<RingLane*> lanes_;
  std::size_t first_ = 0;      // the lane to look at first
  bool looking_ = false;       // whether a thread watches the counters for the others
  unsigned fruitless_ = 0;     // looks since the last part was taken
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace boxflow
