#include "coherence/losses.hpp"

#include <atomic>
#include <utility>

namespace boxflow {

std::uint64_t Losses::new_history() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

Losses::Losses(Losses&& other) noexcept
    : history_(other.history_), count_(other.count_), kept_(std::move(other.kept_)) {
  other.forget();
}

Losses& Losses::operator=(Losses&& other) noexcept {
  history_ = other.history_;
  count_ = other.count_;
  kept_ = std::move(other.kept_);
  other.forget();
  return *this;
}

void Losses::forget() {
  history_ = new_history();
  count_ = 0;
  kept_.clear();
}

void Losses::record(const Loss& loss) {
  if (kept_.size() < kKept) {
    kept_.push_back(loss);
  } else {
    kept_[count_ % kKept] = loss;
  }
  ++count_;
}

}  // namespace boxflow
