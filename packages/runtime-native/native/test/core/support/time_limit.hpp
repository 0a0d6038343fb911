// Ends the test program, with a message, where a test does not come to its end.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace boxflow::test {

class TimeLimit {
 public:
  explicit TimeLimit(std::chrono::seconds limit);
  ~TimeLimit();
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  // Names the work under way for the message and restarts the time.
  void begin(std::string what);

 private:
  void watch(std::chrono::seconds limit);

  std::mutex mutex_;
  std::condition_variable changed_;
  std::string what_;
  bool begun_ = false;
  bool over_ = false;
  std::thread watcher_;  // last: it uses all the others
};

}  // namespace boxflow::test
