#include "coherence/access_set.hpp"

namespace boxflow {

void AccessSet::add(Access access) {
  if (index_) index_->add(access.box);
  all_.push_back(std::move(access));
  if (!index_ && all_.size() > kFew) index_all();
}

void AccessSet::replace(std::size_t position, Access access) {
  if (index_) index_->replace(static_cast<std::uint32_t>(position), access.box);
  all_[position] = std::move(access);
}

void AccessSet::cut(std::size_t position, const Box& hole) {
  Box& box = all_[position].box;
  cut_end(box, hole);
  if (index_) index_->replace(static_cast<std::uint32_t>(position), box);
}

// An index of few accesses stays for a while, so that it is not built again and again.
void AccessSet::remove(std::size_t position) {
  if (index_) index_->remove(static_cast<std::uint32_t>(position));
  all_.erase_unordered(position);
  if (all_.size() < kFew / 4) index_.reset();
}

void AccessSet::clear() {
  all_.clear();
  index_.reset();
}

// Scalars have one box only.
void AccessSet::index_all() {
  if (all_[0].box.rank == 0) return;
  index_ = std::make_unique<BoxIndex>();
  for (const Access& access : all_) index_->add(access.box);
}

}  // namespace boxflow
