// The last launches of a device. Keeps the planner from running far ahead of it, so that memory for events is bounded
// and progress means something.
#pragma once

#include <vector>

#include "device.hpp"

namespace boxflow {

class InFlight {
 public:
  void add(EventRef event, Platform& platform) {
    events_.push_back(std::move(event));
    // The older half at once, so that most launches wait for nothing.
    if (events_.size() > kMost) finish(kMost / 2, platform);
  }
  // Throws what went wrong on the device.
  void finish(Platform& platform) { finish(events_.size(), platform); }

 private:
  static constexpr std::size_t kMost = 256;

  // What a failure leaves is not waited for again.
  void finish(std::size_t count, Platform& platform) {
    const std::vector<EventRef> oldest(std::make_move_iterator(events_.begin()),
                                       std::make_move_iterator(events_.begin() + static_cast<std::ptrdiff_t>(count)));
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(count));
    platform.wait_for_all(oldest);
  }

  std::vector<EventRef> events_;
};

}  // namespace boxflow
