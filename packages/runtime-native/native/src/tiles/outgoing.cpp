#include "tiles/outgoing.hpp"

namespace boxflow {

void OutgoingList::add(std::size_t array, std::size_t device, const Box& box) {
  if (device >= last_.size()) last_.resize(device + 1, kNone);
  for (std::size_t i = last_[device]; i != kNone; i = before_[i]) {
    if (all_[i].array == array && is_subset(box, all_[i].box)) return;
  }
  before_.push_back(last_[device]);
  last_[device] = all_.size();
  all_.push_back({array, device, box});
}

// Takes time in proportion to the list, not to the number of devices.
void OutgoingList::clear() {
  for (const Outgoing& each : all_) last_[each.device] = kNone;
  all_.clear();
  before_.clear();
}

void OutgoingList::swap(OutgoingList& other) {
  all_.swap(other.all_);
  last_.swap(other.last_);
  before_.swap(other.before_);
}

}  // namespace boxflow
