#include "device/ring/ring_threads.hpp"

#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <system_error>

namespace boxflow {

namespace {

// A thread looks at the counters this often before it sleeps between looks: for longer than a block takes.
constexpr unsigned kLooksAtOnce = 200;
constexpr std::chrono::microseconds kShortSleep{20};
constexpr std::chrono::microseconds kLongSleep{500};
constexpr unsigned kShortSleeps = 200;

// Blocks all signals meanwhile: the program's handlers run on its own threads.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &former_);
  }
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &former_, nullptr); }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t former_;
};

}  // namespace

RingThreads::~RingThreads() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void RingThreads::start() {
  const SignalsBlocked blocked;
  threads_.reserve(count_);
  try {
    while (threads_.size() < count_) threads_.emplace_back([this] { run(); });
  } catch (const std::system_error&) {
    if (threads_.empty()) throw;  // else fewer do
  }
}

void RingThreads::add_lane(RingLane& lane) {
  const std::lock_guard lock(mutex_);
  lanes_.push_back(&lane);
  if (!threads_.empty()) return;
  try {
    start();
  } catch (...) {
    lanes_.pop_back();
    throw;
  }
}

void RingThreads::remove_lane(RingLane& lane) noexcept {
  drop_all(lane);
  const std::lock_guard lock(mutex_);
  std::erase(lanes_, &lane);
}

void RingThreads::add_unit(RingLane& lane, std::span<const RingPart> parts) {
  {
    const std::lock_guard lock(mutex_);
    lane.add(parts);
  }
  wake_.notify_one();
}

void RingThreads::drop_from(RingLane& lane, std::uint32_t number) noexcept {
  const std::lock_guard lock(mutex_);
  lane.drop_from(number);
}

bool RingThreads::drop_all(RingLane& lane) noexcept {
  Lock lock(mutex_);
  const bool some = lane.has_waiting();
  lane.drop_all();
  finished_.wait(lock, [&] { return lane.is_idle(); });
  return some;
}

// A thread that takes a part wakes the next one, which takes the next part, or looks for it. The others sleep.
void RingThreads::run() {
  Lock lock(mutex_);
  while (!closing_) {
    if (const std::optional<Work> work = take()) {
      fruitless_ = 0;
      wake_.notify_one();
      lock.unlock();
      work->lane->copy(work->part);
      lock.lock();
      work->lane->finish(work->part.unit);
      if (work->lane->is_idle()) finished_.notify_all();
    } else if (!looking_ && has_waiting()) {
      look_again(lock);
    } else {
      wake_.wait(lock);
    }
  }
}

std::optional<RingThreads::Work> RingThreads::take() {
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    RingLane& lane = *lanes_[(first_ + i) % lanes_.size()];
    if (const std::optional<RingPart> part = lane.take()) {
      first_ = (first_ + i + 1) % lanes_.size();
      return Work{&lane, *part};
    }
  }
  return std::nullopt;
}

bool RingThreads::has_waiting() const {
  return std::any_of(lanes_.begin(), lanes_.end(), [](const RingLane* lane) { return lane->has_waiting(); });
}

// Gives way to other threads, and returns with the lock for a further look.
void RingThreads::look_again(Lock& lock) {
  looking_ = true;
  const unsigned looks = fruitless_++;
  lock.unlock();
  if (looks < kLooksAtOnce) {
    std::this_thread::yield();
  } else {
    std::this_thread::sleep_for(looks < kLooksAtOnce + kShortSleeps ? kShortSleep : kLongSleep);
  }
  lock.lock();
  looking_ = false;
}

}  // namespace boxflow
