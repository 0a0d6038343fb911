// The last launches of a device. Keeps the planner from running far ahead of it, so that memory for events is bounded
// and progress means something.
#pragma once

#include <deque>

#include "device.hpp"

namespace boxflow {

class InFlight {
 public:
  void add(EventRef event, Platform& platform) {
    events_.push_back(std::move(event));
    while (events_.size() > kMost) finish_oldest(platform);
  }
  // Throws what went wrong on the device.
  void finish(Platform& platform) {
    while (!events_.empty()) finish_oldest(platform);
  }

 private:
  static constexpr std::size_t kMost = 256;

  void finish_oldest(Platform& platform) {
    const EventRef event = std::move(events_.front());
    events_.pop_front();
    platform.wait(event);
  }

  std::deque<EventRef> events_;
};

}  // namespace boxflow
