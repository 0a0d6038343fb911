#include "host_queue.hpp"

#include <chrono>

namespace boxflow::host {

namespace {

std::int64_t now() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

const HostEvent& host_event(const EventRef& event) { return static_cast<const HostEvent&>(*event); }

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

void HostQueue::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return closing_ || !tasks_.empty(); });
    if (tasks_.empty()) return;
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    execute(task);
    lock.lock();
  }
}

void HostQueue::execute(Task& task) {
  std::exception_ptr error = first_error(task.waits);
  Interval interval{now(), 0};
  if (!error) {
    try {
      task.work();
    } catch (...) {
      error = std::current_exception();
    }
  }
  interval.end = now();
  task.event->complete(interval, std::move(error));
}

}  // namespace boxflow::host
