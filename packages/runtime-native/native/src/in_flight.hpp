// The last launches of a device. Keeps the planner from running far ahead of it, so that memory for events is bounded
// and progress means something.
#pragma once

#include <deque>

#include "session.hpp"
#include "stats.hpp"

namespace boxflow {

class InFlight {
 public:
  void add(EventRef event, Session& session, DeviceStats& stats) {
    events_.push_back(std::move(event));
    while (events_.size() > kMost) finish_oldest(session, stats);
  }
  // Throws what went wrong on the device.
  void finish(Session& session, DeviceStats& stats) {
    while (!events_.empty()) finish_oldest(session, stats);
  }

 private:
  static constexpr std::size_t kMost = 256;

  void finish_oldest(Session& session, DeviceStats& stats) {
    const EventRef event = std::move(events_.front());
    events_.pop_front();
    session.platform().wait(event);
    if (!session.options().profiling) return;
    const Interval interval = session.platform().interval(event);
    stats.compute_ns += interval.end - interval.begin;
  }

  std::deque<EventRef> events_;
};

}  // namespace boxflow
