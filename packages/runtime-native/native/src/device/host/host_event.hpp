// Completion of a task of a host queue.
#pragma once

#include <atomic>
#include <exception>
#include <utility>

#include "device/device.hpp"

namespace boxflow::host {

class HostEvent final : public Event {
 public:
  void complete(Interval interval, std::exception_ptr error) {
    interval_ = interval;
    error_ = std::move(error);
    done_.store(true, std::memory_order_release);
    done_.notify_all();
  }
  bool is_complete() const { return done_.load(std::memory_order_acquire); }
  void wait() const { done_.wait(false, std::memory_order_acquire); }

  // Return the results of a complete event. The error is null if all went well.
  Interval interval() const { return interval_; }
  const std::exception_ptr& error() const { return error_; }

 private:
  std::atomic<bool> done_{false};
  Interval interval_;
  std::exception_ptr error_;
};

// Casts an event of a host device to its own type.
inline const HostEvent& host_event(const EventRef& event) { return static_cast<const HostEvent&>(*event); }

}  // namespace boxflow::host
