#include "memory/buffer_set.hpp"

#include <utility>

namespace boxflow {

namespace {

// Up to this many buffers are compared one by one, like the entries of a directory.
constexpr std::size_t kFew = 32;

}  // namespace

void BufferSet::add(std::unique_ptr<Buffer> buffer) {
  buffer->number = static_cast<std::uint32_t>(all_.size());
  if (indexed_) index_.add(buffer->box);
  all_.push_back(std::move(buffer));
  if (indexed_ || all_.size() <= kFew) return;
  indexed_ = true;
  for (const auto& each : all_) index_.add(each->box);
}

// The last one takes its place.
std::unique_ptr<Buffer> BufferSet::take(const Buffer& buffer) {
  const std::uint32_t number = buffer.number;
  if (indexed_) index_.remove(number);
  std::unique_ptr<Buffer> taken = std::exchange(all_[number], std::move(all_.back()));
  all_.pop_back();
  if (number < all_.size()) all_[number]->number = number;
  // Half as many: their number may go up and down.
  if (indexed_ && all_.size() <= kFew / 2) {
    index_.clear();
    indexed_ = false;
  }
  return taken;
}

bool BufferSet::has_overlapping(const Box& box) const {
  bool found = false;
  for_each_overlapping(box, [&](const Buffer&) { found = true; });
  return found;
}

bool BufferSet::has(const Box& box) const {
  bool found = false;
  for_each_overlapping(box, [&](const Buffer& buffer) { found = found || buffer.box == box; });
  return found;
}

}  // namespace boxflow
