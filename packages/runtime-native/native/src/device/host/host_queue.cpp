#include "device/host/host_queue.hpp"

#include "base/clock.hpp"

namespace boxflow::host {

namespace {

std::exception_ptr first_error(const SmallVector<EventRef, 4>& waits) {
  std::exception_ptr error;
  for (const EventRef& event : waits) {
    host_event(event).wait();
    if (!error) error = host_event(event).error();
  }
  return error;
}

}  // namespace

HostQueue::~HostQueue() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  worker_.join();
}

EventRef HostQueue::enqueue(Waits waits, std::function<void()> work) {
  Task task;
  for (const EventRef& event : waits) {
    if (event && !(host_event(event).is_complete() && !host_event(event).error())) task.waits.push_back(event);
  }
  task.work = std::move(work);
  task.event = std::make_shared<HostEvent>();
  EventRef event = task.event;
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
  return event;
}

void HostQueue::drain() noexcept {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return tasks_.empty() && !working_; });
}

void HostQueue::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return closing_ || !tasks_.empty(); });
    if (tasks_.empty()) return;
    working_ = true;
    {
      Task task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      execute(task);
    }  // the work's captures are destroyed before it counts as complete
    lock.lock();
    working_ = false;
    if (tasks_.empty()) idle_.notify_all();
  }
}

void HostQueue::execute(Task& task) const {
  std::exception_ptr error = first_error(task.waits);
  Interval interval{nanoseconds_now(), 0, position_};
  if (!error) {
    try {
      task.work();
    } catch (...) {
      error = std::current_exception();
    }
  }
  interval.end = nanoseconds_now();
  task.event->complete(interval, std::move(error));
}

}  // namespace boxflow::host
