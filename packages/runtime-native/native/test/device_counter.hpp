// A number on a device, which launches change.
#pragma once

#include "device_buffers.hpp"

namespace boxflow::test {

// A number on a device, and the launch that adds to it.
class Counter {
 public:
  Counter(Platform& platform, Device& device, std::int64_t start, std::int64_t step)
      : device_(device),
        value_(start),
        scalars_{step},
        buffer_(device, sizeof value_),
        views_{{&buffer_.get(), 0, sizeof value_, {}}},
        increment_{platform.kernel_index("increment"), views_, scalars_, {}, {}},
        uploaded_(upload(device, buffer_.get(), &value_, sizeof value_)) {}
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;

  const LaunchRequest& increment() const { return increment_; }
  const EventRef& uploaded() const { return uploaded_; }
  // The number goes to the host's value.
  EventRef download_after(const EventRef& last) {
    return download(device_, &value_, buffer_.get(), sizeof value_, {&last, 1});
  }
  std::int64_t value() const { return value_; }

 private:
  Device& device_;
  std::int64_t value_;
  std::int64_t scalars_[1];
  Buffer buffer_;
  ViewArgument views_[1];
  LaunchRequest increment_;
  EventRef uploaded_;
};

}  // namespace boxflow::test
