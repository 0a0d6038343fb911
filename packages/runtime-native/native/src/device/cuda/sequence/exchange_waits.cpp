#include "device/cuda/sequence/exchange_waits.hpp"

#include <algorithm>
#include <chrono>
#include <new>
#include <thread>

namespace boxflow::cuda {

namespace {

// A short wait is one in which the thread only looks, as the driver does. Later it sleeps between two looks.
constexpr std::size_t kShort = 2000;              // looks
constexpr std::size_t kLooksAtOne = 32;           // before the next look at all
constexpr std::chrono::microseconds kSleep{30};

}  // namespace

ExchangeWaits::~ExchangeWaits() {
  if (word_ && context_->try_make_current()) context_->api().mem_free_host(word_);
}

bool ExchangeWaits::open(const ContextRef& context) {
  if (word_) return word_->load(std::memory_order_relaxed) == 0;
  context->make_current();
  void* memory = nullptr;
  constexpr unsigned kFlags = kHostAllocPortable | kHostAllocDeviceMap;
  if (context->api().mem_host_alloc(&memory, sizeof *word_, kFlags) != kSuccess) return false;
  context_ = context;
  word_ = new (memory) std::atomic<std::uint32_t>(0);
  return true;
}

DevicePointer ExchangeWaits::word() const {
  return static_cast<DevicePointer>(reinterpret_cast<std::uintptr_t>(word_));
}

void ExchangeWaits::issued(std::shared_ptr<const CudaEvent> event) {
  const auto same = [&](const auto& other) { return &other->stream() == &event->stream(); };
  const auto earlier = std::find_if(latest_.begin(), latest_.end(), same);
  if (earlier == latest_.end()) return latest_.push_back(std::move(event));
  *earlier = std::move(event);
}

void ExchangeWaits::stop() noexcept {
  if (word_) word_->store(1, std::memory_order_release);
}

// Forgets events that are known to be complete.
bool ExchangeWaits::any_under_way() {
  std::erase_if(latest_, [](const auto& event) { return event->known_complete(); });
  return !latest_.empty();
}

// Throws the failure of any of the devices.
void ExchangeWaits::look_at_all() {
  for (const auto& event : latest_) is_complete(*event);
}

void ExchangeWaits::wait_for(const CudaEvent& event) {
  if (!any_under_way()) return cuda::wait_for(event);
  try {
    for (std::size_t looks = 1; !is_complete(event); ++looks) {
      if (looks % kLooksAtOne == 0 || looks > kShort) look_at_all();
      if (looks > kShort) std::this_thread::sleep_for(kSleep);
    }
  } catch (...) {
    stop();
    throw;
  }
}

void ExchangeWaits::settle() noexcept {
  const auto events = latest_;
  for (const auto& event : events) {
    try {
      wait_for(*event);
    } catch (...) {
      // It, or what it waits for, has failed: waits have been stopped, so that it ends.
      try {
        cuda::wait_for(*event);
      } catch (...) {
      }
    }
  }
  latest_.clear();
}

}  // namespace boxflow::cuda
