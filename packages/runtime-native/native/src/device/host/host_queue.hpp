// An in-order queue with a worker thread of its own, as a GPU's stream.
#pragma once

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

class HostQueue {
 public:
  // `position`: among the device's queues.
  explicit HostQueue(int position) : position_(position), worker_([this] { run(); }) {}
  // Finishes all enqueued work.
  ~HostQueue();
  HostQueue(const HostQueue&) = delete;
  HostQueue& operator=(const HostQueue&) = delete;

  // Runs `work` after everything enqueued before it and after `waits`. If one of these failed, `work` is skipped, and
  // the event carries the same error.
  EventRef enqueue(Waits waits, std::function<void()> work);
  // Blocks until the queue is empty.
  void drain() noexcept;

 private:
  struct Task {
    SmallVector<EventRef, 4> waits;
    std::function<void()> work;
    std::shared_ptr<HostEvent> event;
  };

  void run();
  void execute(Task& task) const;

  int position_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<Task> tasks_;
  bool working_ = false;
  bool closing_ = false;
  std::thread worker_;  // last: it uses all the others
};

}  // namespace boxflow::host
