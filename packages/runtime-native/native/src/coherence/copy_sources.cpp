#include "coherence/copy_sources.hpp"

#include <algorithm>
#include <functional>

namespace boxflow {

namespace {

// Joins the pieces that one place holds; usually they form one box.
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

// The pieces of one source become neighbours by sorting: comparing each piece with all others would take a time that
// grows with the square of the number of sources.
void join_by_source(std::vector<CopySource>& boxes) {
  if (boxes.size() < 2) return;
  std::sort(boxes.begin(), boxes.end(), [](const CopySource& a, const CopySource& b) {
    return a.source != b.source ? std::less<>()(a.source, b.source) : box_less(a.box, b.box);
  });
  SmallVector<CopySource, 8> joined;
  BoxList of_source;
  for (std::size_t i = 0; i < boxes.size();) {
    Place* source = boxes[i].source;
    of_source.clear();
    for (; i < boxes.size() && boxes[i].source == source; ++i) of_source.push_back(boxes[i].box);
    join(of_source);
    for (const Box& box : of_source) joined.push_back({box, source});
  }
  std::sort(joined.begin(), joined.end(),
            [](const CopySource& a, const CopySource& b) { return box_less(a.box, b.box); });
  boxes.assign(joined.begin(), joined.end());
}

}  // namespace boxflow
