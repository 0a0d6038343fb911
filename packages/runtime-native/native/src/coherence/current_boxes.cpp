#include "coherence/current_boxes.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// Many small boxes would take as long to compare as the directory's entries.
constexpr std::size_t kMostBoxes = 8;

// The latest box is the last one.
void forget_oldest(BoxList& boxes) {
  if (boxes.size() <= kMostBoxes) return;
  std::move(boxes.end() - kMostBoxes, boxes.end(), boxes.begin());
  boxes.truncate(kMostBoxes);
}

}  // namespace

void CurrentBoxes::follow(const Losses& losses, const Place* place) {
  const bool known = losses.for_each_since(moment_, place, [&](const Box& lost) {
    const bool any = std::any_of(boxes_.begin(), boxes_.end(), [&](const Box& box) { return overlaps(box, lost); });
    if (any) subtract_from_all(boxes_, lost);
  });
  if (!known) boxes_.clear();
  forget_oldest(boxes_);
  moment_ = losses.now();
}

BoxList CurrentBoxes::unknown_parts(const Box& box, const Losses& losses, const Place* place) {
  follow(losses, place);
  BoxList parts;
  parts.push_back(box);
  for (const Box& current : boxes_) {
    if (overlaps(current, box)) subtract_from_all(parts, current);
  }
  // Each part is a search.
  if (parts.size() <= kMostBoxes) return parts;
  parts.clear();
  parts.push_back(box);
  return parts;
}

// A box in which the new one lies takes its place.
void CurrentBoxes::add(const Box& box) {
  Box latest = box;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    if (is_subset(boxes_[i], latest)) continue;
    if (is_subset(latest, boxes_[i])) {
      latest = boxes_[i];
      continue;
    }
    if (kept != i) boxes_[kept] = boxes_[i];
    ++kept;
  }
  boxes_.truncate(kept);
  boxes_.push_back(latest);
  forget_oldest(boxes_);
}

}  // namespace boxflow
