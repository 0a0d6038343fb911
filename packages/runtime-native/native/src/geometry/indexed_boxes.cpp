#include "geometry/indexed_boxes.hpp"

namespace boxflow {

namespace {

// Comparing this many boxes takes about as long as a search in the index.
constexpr std::size_t kScanned = 32;

}  // namespace

void IndexedBoxes::add(const Box& box) {
  all_.push_back(box);
  if (indexed_) {
    index_.add(box);
  } else if (all_.size() > kScanned) {
    index_all();
  }
}

void IndexedBoxes::index_all() {
  indexed_ = true;
  for (const Box& each : all_) index_.add(each);
}

void IndexedBoxes::remove(std::size_t number) {
  if (indexed_) index_.remove(static_cast<std::uint32_t>(number));
  all_[number] = all_.back();
  all_.pop_back();
}

void IndexedBoxes::clear() {
  all_.clear();
  index_.clear();
  indexed_ = false;
}

}  // namespace boxflow
