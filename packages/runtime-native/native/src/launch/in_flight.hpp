// The last launches of a compute queue. Keeps the planner from running far ahead of it, so that memory for events is
// bounded.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "device/device.hpp"

namespace boxflow {

class InFlight {
 public:
  // `launches`: those that the event stands for. `wait` is called with events that are to be waited for.
  template <typename Wait>
  void add(EventRef event, std::size_t launches, const Wait& wait) {
    events_.push_back(std::move(event));
    launches_.push_back(launches);
    sum_ += launches;
    if (sum_ <= kMost) return;
    // The older half at once, so that most launches wait for nothing.
    std::size_t count = 0;
    for (std::size_t older = 0; older < kMost / 2; ++count) older += launches_[count];
    finish(count, wait);
  }
  // Throws what went wrong on the device.
  template <typename Wait>
  void finish(const Wait& wait) {
    finish(events_.size(), wait);
  }

 private:
  // Fewer than drivers take before a launch blocks: with 512, and the events that tell their times, the planner spent
  // most of a long run inside of CUDA's launches. To block there is to decide one tile at a time, with cold caches.
  static constexpr std::size_t kMost = 256;

  // What a failure leaves is not waited for again.
  template <typename Wait>
  void finish(std::size_t count, const Wait& wait) {
    const auto end = static_cast<std::ptrdiff_t>(count);
    const std::vector<EventRef> oldest(std::make_move_iterator(events_.begin()),
                                       std::make_move_iterator(events_.begin() + end));
    events_.erase(events_.begin(), events_.begin() + end);
    for (std::size_t i = 0; i < count; ++i) sum_ -= launches_[i];
    launches_.erase(launches_.begin(), launches_.begin() + end);
    wait(Waits(oldest));
  }

  std::vector<EventRef> events_;
  std::vector<std::size_t> launches_;  // by event
  std::size_t sum_ = 0;                // of them
};

}  // namespace boxflow
