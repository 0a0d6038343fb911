// Completion of a task of a host queue.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <utility>

#include "base/small_vector.hpp"
#include "device/device.hpp"

namespace boxflow::host {

class HostQueue;

class HostEvent final : public Event {
 public:
  using Queues = SmallVector<HostQueue*, 4>;

  // Returns the queues that waited for the event, which the caller has to resume.
  Queues complete(Interval interval, std::exception_ptr error) {
    interval_ = interval;
    error_ = std::move(error);
    Queues waiting;
    {
      const std::lock_guard lock(mutex_);
      done_.store(true, std::memory_order_release);
      waiting = std::move(waiting_);
    }
    done_.notify_all();
    return waiting;
  }
  // Adds a queue to resume upon completion. Returns false if the event is complete already.
  bool resumes(HostQueue& queue) {
    const std::lock_guard lock(mutex_);
    if (is_complete()) return false;
    waiting_.push_back(&queue);
    return true;
  }
  bool is_complete() const { return done_.load(std::memory_order_acquire); }
  void wait() const { done_.wait(false, std::memory_order_acquire); }

  // Return the results of a complete event. The error is null if all went well.
  Interval interval() const { return interval_; }
  const std::exception_ptr& error() const { return error_; }

 private:
  std::mutex mutex_;
  Queues waiting_;
  std::atomic<bool> done_{false};
  Interval interval_;
  std::exception_ptr error_;
};

// Casts an event of a host device to its own type.
inline HostEvent& host_event(const EventRef& event) { return static_cast<HostEvent&>(*event); }

}  // namespace boxflow::host
