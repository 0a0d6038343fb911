#include "device/host/host_queue.hpp"

#include <utility>
#include <vector>

#include "base/clock.hpp"

namespace boxflow::host {

namespace {

// Nanoseconds. Longer than it takes to fall asleep and to wake up, and than devices with equal tiles differ.
constexpr std::int64_t kLookingTime = 100'000;

// The queues whose events this thread has completed. They are resumed one after the other: a chain of short tasks on
// several queues would nest as deeply as it is long.
thread_local std::vector<HostQueue*> resumable;

std::exception_ptr first_error(const SmallVector<EventRef, 4>& waits) {
  for (const EventRef& event : waits) {
    if (host_event(event).error()) return host_event(event).error();
  }
  return nullptr;
}

}  // namespace

HostQueue::~HostQueue() {
  drain();
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  worker_.join();
}

EventRef HostQueue::enqueue(Waits waits, std::function<void()> work, TaskLength length) {
  Task task;
  for (const EventRef& event : waits) {
    if (event && !(host_event(event).is_complete() && !host_event(event).error())) task.waits.push_back(event);
  }
  task.work = std::move(work);
  task.event = std::make_shared<HostEvent>();
  task.length = length;
  EventRef event = task.event;
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  proceed();
  return event;
}

void HostQueue::drain() noexcept {
  Lock lock(mutex_);
  idle_.wait(lock, [this] { return tasks_.empty() && state_ != State::kRunning; });
}

void HostQueue::run() {
  while (wait_for_task()) {
    {
      Lock lock(mutex_);
      execute_first(lock);
    }
    proceed();
  }
}

// Returns false if there will be none.
bool HostQueue::wait_for_task() {
  if (looks_) look_for_task();
  Lock lock(mutex_);
  wake_.wait(lock, [this] { return closing_ || state_ == State::kReady; });
  return state_ == State::kReady;
}

// Gives way to other threads meanwhile.
void HostQueue::look_for_task() const {
  const std::int64_t end = nanoseconds_now() + kLookingTime;
  while (state_ != State::kReady && nanoseconds_now() < end) std::this_thread::yield();
}

// Does what can be done at once, here and in queues that waited for it.
void HostQueue::proceed() {
  {
    Lock lock(mutex_);
    advance(lock);
  }
  resume_all();
}

// Executes short tasks, up to one that waits for an event or that the worker is to execute.
void HostQueue::advance(Lock& lock) {
  while (state_ == State::kIdle && !tasks_.empty()) {
    if (is_waiting(tasks_.front())) {
      state_ = State::kWaiting;
    } else if (tasks_.front().length == TaskLength::kShort) {
      execute_first(lock);
    } else {
      state_ = State::kReady;
      wake_.notify_one();
    }
  }
}

// Only the event that the queue waits for calls this, so the queue still exists.
void HostQueue::resume() {
  Lock lock(mutex_);
  state_ = State::kIdle;
  advance(lock);
}

void HostQueue::resume_all() {
  for (std::size_t i = 0; i < resumable.size(); ++i) resumable[i]->resume();
  resumable.clear();
}

// Returns whether an event of the first task will resume the queue.
bool HostQueue::is_waiting(Task& first) {
  for (; first.complete < first.waits.size(); ++first.complete) {
    if (host_event(first.waits[first.complete]).resumes(*this)) return true;
  }
  return false;
}

void HostQueue::execute_first(Lock& lock) {
  state_ = State::kRunning;
  {
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    execute(task);
  }  // the work's captures are destroyed before it counts as complete
  lock.lock();
  state_ = State::kIdle;
  if (tasks_.empty()) idle_.notify_all();
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
  for (HostQueue* queue : task.event->complete(interval, std::move(error))) resumable.push_back(queue);
}

}  // namespace boxflow::host
