#include "memory/tile_splitter.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "coherence/resident_bytes.hpp"
#include "tiles/launch_work.hpp"

namespace boxflow {

namespace {

// The least width of parts in the second dimension, in which neighbouring threads read neighbouring elements. Parts are
// not made narrower to save copies.
constexpr std::int64_t kNarrow = 32;

// The number of cells for which a device has memory. One is computed, one is copied to the device, one is copied from
// it, and the others stay.
constexpr std::size_t kCells = 16;

// The most cells of one tile. Planning more of them would take longer than it saves.
constexpr std::size_t kMostCells = 1U << 20;

std::pair<TileRect, TileRect> halves_of(const TileRect& rect, TileInterval TileRect::*dimension) {
  const TileInterval whole = rect.*dimension;
  std::pair<TileRect, TileRect> halves{rect, rect};
  const std::int64_t middle = whole.lo + whole.width() / 2;
  (halves.first.*dimension).hi = middle;
  (halves.second.*dimension).lo = middle;
  return halves;
}

// Returns the part behind this one in the same row, or the part before it if this one is the last.
TileRect beside(const TileRect& part, TileInterval row) {
  const std::int64_t width = part.second.width();
  const TileInterval behind{part.second.hi, row.hi - part.second.hi > width ? part.second.hi + width : row.hi};
  const TileInterval before{part.second.lo - row.lo > width ? part.second.lo - width : row.lo, part.second.lo};
  return {part.first, behind.empty() ? before : behind};
}

}  // namespace

TileSplit TileSplitter::split(const Phase& phase, PhaseSlots slots, const Tile& tile) {
  const Asked asked{phase, slots, tile};
  TileSplit split;
  if (!phase.second) {
    split.parts = in_cells(asked);
  } else {
    split.dimension = cuts_first(asked) ? 1 : 2;
    const auto [low, high] = halves_of(tile.rect, split.dimension == 1 ? &TileRect::first : &TileRect::second);
    split.parts = {low, high};
  }
  const TileRect first = split.parts.front();
  const TileRect last = split.parts.back();
  if (starts_at_the_end(phase, slots, tile.device, first, last)) {
    std::reverse(split.parts.begin(), split.parts.end());
  }
  return split;
}

std::vector<TileRect> TileSplitter::in_cells(const Asked& asked) {
  const TileInterval whole = asked.tile.rect.first;
  const std::size_t room = bytes_of_cell(asked.tile.device);
  const std::size_t bytes = std::min(bytes_of(asked, asked.tile.rect), std::numeric_limits<std::size_t>::max() - room);
  const auto count = static_cast<std::int64_t>(std::min<std::size_t>((bytes + room - 1) / room, kMostCells));
  const std::int64_t enough = std::max<std::int64_t>(whole.width() / std::max<std::int64_t>(count, 2), 1);
  const std::int64_t width = cells_.narrow(asked.phase, asked.tile.device, enough);
  std::vector<TileRect> parts;
  for_each_in_cells(whole, width, [&](TileInterval part) { parts.push_back({part}); });
  return parts;
}

std::int64_t TileSplitter::cell_width(const Phase& phase, std::size_t device) const {
  const std::int64_t width = cells_.width(phase, device);
  if (width == 0) return 0;
  std::size_t bytes = 0;
  for (const PhaseView& view : phase.views) bytes += arrays_[view.array].bytes(arrays_[view.array].bounds);
  return bytes <= bytes_of_cell(device) ? 0 : width;
}

std::size_t TileSplitter::bytes_of_cell(std::size_t device) const {
  return std::max<std::size_t>(session_.memory(device).capacity() / kCells, 1);
}

bool TileSplitter::starts_at_the_end(const Phase& phase, PhaseSlots slots, std::size_t device, const TileRect& first,
                                     const TileRect& last) {
  const auto bytes_there = [&](const TileRect& rect) {
    describe(phase, slots, rect, described_);
    ResidentBytes bytes;
    for (const TileView& view : described_.views) {
      for (const Box& box : view.reads) add_resident_bytes(arrays_[view.array], box, device, bytes);
    }
    return bytes.there;
  };
  return bytes_there(last) > bytes_there(first);
}

// Returns whether the next cut is in the first dimension. With each of these cuts, data that does not depend on the
// first dimension is copied once more. So there are fewer of them if narrower parts need fewer copies.
bool TileSplitter::cuts_first(const Asked& asked) {
  if (asked.tile.rect.second.width() <= 1) return true;
  if (asked.tile.rect.first.width() <= 1) return false;
  Part part = smallest_cuts(asked);
  while (part.first_cuts > 0) {
    const auto other = with_first_cuts(asked, part.first_cuts - 1);
    if (!other || moved_bytes(asked, *other) >= moved_bytes(asked, part)) return true;
    part = *other;
  }
  return false;
}

// Makes at least one cut, until the part fits. Each cut is in the dimension in which the larger half takes less memory,
// or in the first one, which leaves rows whole, if both take the same.
TileSplitter::Part TileSplitter::smallest_cuts(const Asked& asked) {
  Part part{asked.tile.rect};
  do {
    Part rows = part;
    Part columns = part;
    const bool cut_first = halve(asked, rows, &TileRect::first);
    const bool cut_second = halve(asked, columns, &TileRect::second);
    part = !cut_second || (cut_first && rows.bytes <= columns.bytes) ? rows : columns;
  } while (!fits(asked, part) && can_split(part.rect));
  return part;
}

// Returns the widest part that fits with `count` cuts in the first dimension, or nothing if it would be too narrow.
std::optional<TileSplitter::Part> TileSplitter::with_first_cuts(const Asked& asked, int count) {
  Part part{asked.tile.rect};
  while (part.first_cuts < count) {
    if (!halve(asked, part, &TileRect::first)) return std::nullopt;
  }
  do {
    if (part.rect.second.width() < 2 * kNarrow) return std::nullopt;
    halve(asked, part, &TileRect::second);
  } while (!fits(asked, part));
  return part;
}

// Halves the part. Returns false if it is a single iteration in the dimension.
bool TileSplitter::halve(const Asked& asked, Part& part, Dimension dimension) {
  if ((part.rect.*dimension).width() <= 1) return false;
  const auto [low, high] = halves_of(part.rect, dimension);
  const std::size_t low_bytes = bytes_of(asked, low);
  const std::size_t high_bytes = bytes_of(asked, high);
  part.rect = low_bytes >= high_bytes ? low : high;
  part.bytes = std::max(low_bytes, high_bytes);
  (dimension == &TileRect::first ? part.first_cuts : part.second_cuts) += 1;
  return true;
}

bool TileSplitter::fits(const Asked& asked, const Part& part) const {
  return part.bytes <= session_.memory(asked.tile.device).capacity();
}

std::size_t TileSplitter::bytes_of(const Asked& asked, const TileRect& rect) {
  describe(asked.phase, asked.slots, rect, described_);
  return tile_bytes(described_, arrays_);
}

// Estimates the bytes that all parts together read and write if each row of parts runs from one end to the other. Views
// that a part has in common with the one beside it count once per row.
double TileSplitter::moved_bytes(const Asked& asked, const Part& part) {
  describe(asked.phase, asked.slots, part.rect, described_);
  describe(asked.phase, asked.slots, beside(part.rect, asked.tile.rect.second), beside_);
  double once = 0;
  double each = 0;
  for (std::size_t i = 0; i < described_.views.size(); ++i) {
    const TileView& view = described_.views[i];
    if (!view.present) continue;
    const double bytes =
        static_cast<double>(elements_used(view)) * static_cast<double>(arrays_[view.array].element_bytes);
    (view.hull == beside_.views[i].hull ? once : each) += bytes;
  }
  return std::ldexp(once + std::ldexp(each, part.second_cuts), part.first_cuts);
}

void TileSplitter::describe(const Phase& phase, PhaseSlots slots, const TileRect& rect, Tile& tile) {
  slots.set_rect(rect);
  describe_tile(phase, slots.values(), arrays_, session_.options(), tile);
}

}  // namespace boxflow
