// Devices that are as fast as dice say: every launch took some time, whatever it was, and copies took none.
#pragma once

#include <random>

#include "session/session.hpp"

namespace boxflow::test {

class RandomTimes final : public Platform {
 public:
  RandomTimes(std::unique_ptr<Platform> platform, unsigned seed) : platform_(std::move(platform)), random_(seed) {}

  std::span<const std::unique_ptr<Device>> devices() const override { return platform_->devices(); }
  std::size_t kernel_index(const std::string& name) const override { return platform_->kernel_index(name); }
  void wait(const EventRef& event) override { platform_->wait(event); }
  bool is_complete(const EventRef& event) override { return platform_->is_complete(event); }
  Interval interval(const EventRef& event) override {
    Interval interval = platform_->interval(event);
    if (interval.queue > 0) return {interval.begin, interval.begin + 1, interval.queue};
    interval.end = interval.begin + std::uniform_int_distribution<std::int64_t>(30'000, 3'000'000)(random_);
    return interval;
  }

 private:
  std::unique_ptr<Platform> platform_;
  std::mt19937 random_;
};

inline Session::Wrap with_random_times(unsigned seed) {
  return [seed](std::unique_ptr<Platform> platform) {
    return std::make_unique<RandomTimes>(std::move(platform), seed);
  };
}

}  // namespace boxflow::test
