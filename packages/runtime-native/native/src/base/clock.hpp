#pragma once

#include <chrono>
#include <cstdint>

namespace boxflow {

inline std::int64_t nanoseconds_now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

// Adds its lifetime to a sum.
class Timer {
 public:
  explicit Timer(std::int64_t& total) : total_(total), begin_(nanoseconds_now()) {}
  ~Timer() { total_ += nanoseconds_now() - begin_; }
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

 private:
  std::int64_t& total_;
  std::int64_t begin_;
};

}  // namespace boxflow
