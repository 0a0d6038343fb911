#include "keep/reshaped.hpp"

#include <algorithm>
#include <optional>

namespace boxflow {

namespace {

bool has_gaps(const RegionArray& array) {
  Place packed;
  packed.box = array.bounds;
  packed.pack();
  return !std::equal(packed.strides.begin(), packed.strides.begin() + array.bounds.rank, array.host->strides.begin());
}

// Returns the bounds of an array with all elements of `kept` and the rows of `array`; nothing if `kept` ends within a
// row.
std::optional<Box> bounds_in_rows_of(const RegionArray& array, const RegionArray& kept) {
  if (array.bounds.rank == 0 || array.bounds.empty() || kept.bounds.empty()) return std::nullopt;
  const std::int64_t row = volume(array.bounds) / array.bounds.extent(0);
  if (volume(kept.bounds) % row != 0) return std::nullopt;
  Box bounds = array.bounds;
  bounds.hi[0] = bounds.lo[0] + volume(kept.bounds) / row;
  return bounds;
}

// The first element of a box and the one behind its last, by row-major position. The box has all elements in between.
struct Run {
  std::int64_t lo = 0;
  std::int64_t hi = 0;
};

std::optional<Run> run_of(const Box& box, const Box& bounds) {
  Run run;
  bool partial = false;  // in an outer dimension
  for (int d = 0; d < box.rank; ++d) {
    const std::int64_t extent = bounds.extent(d);
    if (partial && box.extent(d) != extent) return std::nullopt;
    partial = partial || box.extent(d) > 1;
    run.lo = run.lo * extent + box.lo[d];
    run.hi = run.hi * extent + box.hi[d] - 1;
  }
  run.hi += 1;
  return run;
}

// `box` has one value in each dimension before `d`.
void add_boxes(Run run, const Box& bounds, int d, Box box, BoxList& boxes) {
  std::int64_t inner = 1;  // elements of what is inside of dimension d
  for (int rest = d + 1; rest < bounds.rank; ++rest) inner *= bounds.extent(rest);
  std::int64_t first = run.lo / inner;
  std::int64_t last = (run.hi - 1) / inner;
  const auto add_part = [&](std::int64_t at) {
    box.lo[d] = at;
    box.hi[d] = at + 1;
    const std::int64_t begin = at * inner;
    add_boxes({std::max(run.lo, begin) - begin, std::min(run.hi, begin + inner) - begin}, bounds, d + 1, box, boxes);
  };
  if (run.lo % inner != 0) add_part(first++);
  const bool partial = run.hi % inner != 0 && first <= last;
  if (partial) --last;
  if (first <= last) {
    box.lo[d] = first;
    box.hi[d] = last + 1;
    for (int rest = d + 1; rest < bounds.rank; ++rest) box.hi[rest] = bounds.extent(rest);
    boxes.push_back(box);
    for (int rest = d + 1; rest < bounds.rank; ++rest) box.hi[rest] = 0;
  }
  if (partial) add_part(last + 1);
}

}  // namespace

BoxList reshaped(const Box& box, const Box& from, const Box& to) {
  BoxList boxes;
  if (const auto run = run_of(box, from)) add_boxes(*run, to, 0, Box(to.rank), boxes);
  return boxes;
}

void reshape(KeptArray& kept, const RegionArray& array) {
  const Box from = kept.array.bounds;
  if (kept.array.host->host != array.host->host || kept.array.element_bytes != array.element_bytes) return;
  if (has_gaps(kept.array) || has_gaps(array)) return;
  const auto bounds = bounds_in_rows_of(array, kept.array);
  if (!bounds || (from.rank == bounds->rank && from == *bounds)) return;
  const Box& to = *bounds;
  BoxList of_buffers;
  for (const auto& buffer : kept.buffers) {
    const BoxList boxes = reshaped(buffer->box, from, to);
    if (boxes.size() != 1) return;
    of_buffers.push_back(boxes[0]);
  }
  Directory directory;
  for (const Directory::Entry& entry : kept.array.directory.entries()) {
    const BoxList boxes = reshaped(entry.box, from, to);
    if (boxes.empty()) return;
    for (const Box& box : boxes) directory.set(box, entry.places);
  }
  for (std::size_t i = 0; i < kept.buffers.size(); ++i) {
    kept.buffers[i]->box = of_buffers[i];
    kept.buffers[i]->pack();
  }
  kept.array.directory = std::move(directory);
  kept.array.bounds = kept.array.host->box = to;
  kept.array.host->strides = array.host->strides;
}

}  // namespace boxflow
