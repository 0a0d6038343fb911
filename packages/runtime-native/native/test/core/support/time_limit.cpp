#include "support/time_limit.hpp"

#include <cstdio>
#include <cstdlib>

namespace boxflow::test {

TimeLimit::TimeLimit(std::chrono::seconds limit) : watcher_([this, limit] { watch(limit); }) {}

TimeLimit::~TimeLimit() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_one();
  watcher_.join();
}

void TimeLimit::begin(std::string what) {
  {
    const std::lock_guard lock(mutex_);
    what_ = std::move(what);
    begun_ = true;
  }
  changed_.notify_one();
}

void TimeLimit::watch(std::chrono::seconds limit) {
  std::unique_lock lock(mutex_);
  while (!over_) {
    begun_ = false;
    if (changed_.wait_for(lock, limit, [this] { return over_ || begun_; })) continue;
    std::fprintf(stderr, "no end after %lld seconds: %s\n", static_cast<long long>(limit.count()), what_.c_str());
    std::abort();
  }
}

}  // namespace boxflow::test
