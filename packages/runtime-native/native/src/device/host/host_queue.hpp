// An in-order queue with a worker thread of its own, as a GPU's stream.
//
// A thread that falls asleep is awake again some 50 microseconds after its event, which is long for a phase of a small
// stencil. Short tasks therefore need no thread of their own: the thread that completes the last event that a task
// waits for executes it. Workers look for the next task for a while before they fall asleep.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "base/small_vector.hpp"
#include "device/device.hpp"
#include "device/host/host_event.hpp"

namespace boxflow::host {

// How long a task takes. Any thread that issues or completes work may execute a short one.
enum class TaskLength { kShort, kLong };

class HostQueue {
 public:
  // `position`: among the device's queues. `looks`: its worker looks for tasks before it falls asleep.
  HostQueue(int position, bool looks) : position_(position), looks_(looks), worker_([this] { run(); }) {}
  // Finishes all enqueued work.
  ~HostQueue();
  HostQueue(const HostQueue&) = delete;
  HostQueue& operator=(const HostQueue&) = delete;

  // Runs `work` after everything enqueued before it and after `waits`. If one of these failed, `work` is skipped, and
  // the event carries the same error.
  EventRef enqueue(Waits waits, std::function<void()> work, TaskLength length);
  // Blocks until the queue is empty.
  void drain() noexcept;

 private:
  struct Task {
    SmallVector<EventRef, 4> waits;
    std::size_t complete = 0;  // of `waits`, the first ones
    std::function<void()> work;
    std::shared_ptr<HostEvent> event;
    TaskLength length;
  };

  enum class State {
    kIdle,     // nobody has looked at the first task since it is the first
    kWaiting,  // an event resumes the queue
    kReady,    // the worker is to execute the first task
    kRunning,  // a thread executes a task
  };

  using Lock = std::unique_lock<std::mutex>;

  // The worker's own functions.
  void run();
  bool wait_for_task();
  void look_for_task() const;

  void proceed();
  void advance(Lock& lock);
  void resume();
  void execute_first(Lock& lock);
  bool is_waiting(Task& first);
  void execute(Task& task) const;

  static void resume_all();

  int position_;
  bool looks_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<Task> tasks_;
  std::atomic<State> state_{State::kIdle};  // changes under the mutex
  bool closing_ = false;
  std::thread worker_;  // last: it uses all the others
};

}  // namespace boxflow::host
