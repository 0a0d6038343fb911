// The last launches of a compute queue. The planner waits for them, so that it does not run far ahead and memory for
// events is bounded.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "device/device.hpp"

namespace boxflow {

class InFlight {
 public:
  // Adds an event that completes this many launches. `wait` is called with events that must be waited for.
  template <typename Wait>
  void add(EventRef event, std::size_t launches, const Wait& wait) {
    // So that some of many launches with one event are under way while others are issued.
    launches = std::min(launches, kMost / 4);
    events_.push_back(std::move(event));
    launches_.push_back(launches);
    sum_ += launches;
    if (sum_ <= kMost) return;
    // Waits for the older half at once, so that most launches wait for nothing.
    std::size_t count = 0;
    for (std::size_t older = 0; older < kMost / 2; ++count) older += launches_[count];
    finish(count, wait);
  }
  // Waits for all launches. Throws the error of the device.
  template <typename Wait>
  void finish(const Wait& wait) {
    finish(events_.size(), wait);
  }

 private:
  // Fewer than drivers accept before a launch blocks. With 512, and events that measure times, the planner spent most
  // of a long run inside CUDA's launches. If it blocks there, it decides one tile at a time, with cold caches.
  static constexpr std::size_t kMost = 256;

  // Removes the events first, so that none is waited for again after a failure.
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
