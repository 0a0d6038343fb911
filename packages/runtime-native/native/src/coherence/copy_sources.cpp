#include "coherence/copy_sources.hpp"

#include <algorithm>

namespace boxflow {

namespace {

// Of all that a place holds many pieces are, more often than not, one box.
void join(BoxList& boxes) {
  Box hull = boxes[0];
  std::int64_t elements = 0;
  for (const Box& box : boxes) {
    hull = box_hull(hull, box);
    elements += volume(box);
  }
  if (volume(hull) != elements) return coalesce(boxes);
  boxes.clear();
  boxes.push_back(hull);
}

}  // namespace

void join_by_source(std::vector<CopySource>& boxes) {
  if (boxes.size() < 2) return;
  SmallVector<CopySource, 8> joined;
  BoxList of_source;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    Place* source = boxes[i].source;
    if (!source) continue;
    of_source.clear();
    for (std::size_t j = i; j < boxes.size(); ++j) {
      if (boxes[j].source != source) continue;
      of_source.push_back(boxes[j].box);
      boxes[j].source = nullptr;
    }
    join(of_source);
    for (const Box& box : of_source) joined.push_back({box, source});
  }
  std::sort(joined.begin(), joined.end(),
            [](const CopySource& a, const CopySource& b) { return box_less(a.box, b.box); });
  boxes.assign(joined.begin(), joined.end());
}

}  // namespace boxflow
