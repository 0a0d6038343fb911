#include "placement/tile_queues.hpp"

#include <utility>

namespace boxflow {

void TileQueues::add(std::size_t device, const TileRect& rect) {
  OfDevice& waiting = devices_[device];
  waiting.rects.push_back(rect);
  if (waiting.listed) return;
  waiting.listed = true;
  if (!listed_.empty() && listed_.back() > device) sorted_ = false;
  listed_.push_back(device);
}

TileRect TileQueues::take(std::size_t device) {
  const TileRect next = devices_[device].rects.back();
  devices_[device].rects.pop_back();
  return next;
}

std::vector<TileRect> TileQueues::take_all(std::size_t device) {
  return std::exchange(devices_[device].rects, {});
}

void TileQueues::clear() {
  for (const std::size_t device : listed_) {
    devices_[device].rects.clear();
    devices_[device].listed = false;
  }
  listed_.clear();
  sorted_ = true;
}

void TileQueues::reverse() {
  for (const std::size_t device : listed_) std::reverse(devices_[device].rects.begin(), devices_[device].rects.end());
}

void TileQueues::sort() {
  if (sorted_) return;
  std::sort(listed_.begin(), listed_.end());
  sorted_ = true;
}

std::optional<std::size_t> TileQueues::first_device() {
  sort();
  std::erase_if(listed_, [&](std::size_t device) { return !(devices_[device].listed = any_of(device)); });
  return next_from(0);
}

std::optional<std::size_t> TileQueues::device_after(std::size_t device) {
  const bool here = sorted_ && position_ < listed_.size() && listed_[position_] == device;
  if (here) return next_from(position_ + 1);
  sort();
  const auto next = std::upper_bound(listed_.begin(), listed_.end(), device);
  return next_from(static_cast<std::size_t>(next - listed_.begin()));
}

std::optional<std::size_t> TileQueues::next_from(std::size_t position) {
  while (position < listed_.size() && !any_of(listed_[position])) ++position;
  position_ = position;
  return position < listed_.size() ? std::optional(listed_[position]) : std::nullopt;
}

}  // namespace boxflow
