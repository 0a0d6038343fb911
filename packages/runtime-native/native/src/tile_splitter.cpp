#include "tile_splitter.hpp"

namespace boxflow {

namespace {

std::pair<TileRect, TileRect> halves_of(const TileRect& rect, TileInterval TileRect::*dimension) {
  const TileInterval whole = rect.*dimension;
  std::pair<TileRect, TileRect> halves{rect, rect};
  const std::int64_t middle = whole.lo + whole.width() / 2;
  (halves.first.*dimension).hi = middle;
  (halves.second.*dimension).lo = middle;
  return halves;
}

}  // namespace

TileSplit TileSplitter::split(const Phase& phase, std::span<std::int64_t> slots, std::size_t rect_slot,
                              const Tile& tile) {
  const Asked asked{phase, slots, rect_slot, tile.device};
  const bool first = cuts_first(asked, tile.rect);
  const Dimension dimension = first ? &TileRect::first : &TileRect::second;
  auto [now, then] = halves_of(tile.rect, dimension);
  const std::int64_t middle = (then.*dimension).lo;
  // The parts of a row begin at the end where those of the last row have left something.
  if (!first && bytes_there(asked, then) > bytes_there(asked, now)) std::swap(now, then);
  return {now, then, first ? 1 : 2, middle};
}

// Whether a part that fits takes cuts in the first dimension. Each cut is where its larger half takes less memory.
bool TileSplitter::cuts_first(const Asked& asked, TileRect rect) {
  const std::size_t capacity = session_.memory(asked.device).capacity();
  for (;;) {
    if (rect.second.width() <= 1) return true;
    if (rect.first.width() <= 1) return false;
    const auto [rows, row_bytes] = larger_half(asked, rect, &TileRect::first);
    const auto [columns, column_bytes] = larger_half(asked, rect, &TileRect::second);
    if (row_bytes < column_bytes) return true;
    if (column_bytes <= capacity) return false;
    rect = columns;
  }
}

std::pair<TileRect, std::size_t> TileSplitter::larger_half(const Asked& asked, const TileRect& rect,
                                                           Dimension dimension) {
  const auto [low, high] = halves_of(rect, dimension);
  const std::size_t low_bytes = bytes_of(asked, low);
  const std::size_t high_bytes = bytes_of(asked, high);
  return low_bytes >= high_bytes ? std::pair{low, low_bytes} : std::pair{high, high_bytes};
}

std::size_t TileSplitter::bytes_of(const Asked& asked, const TileRect& rect) {
  describe(asked, rect);
  return tile_bytes(tile_, arrays_);
}

// What a tile reads that is current on the device.
std::size_t TileSplitter::bytes_there(const Asked& asked, const TileRect& rect) {
  describe(asked, rect);
  std::size_t bytes = 0;
  for (const TileView& view : tile_.views) {
    const RegionArray& array = arrays_[view.array];
    for (const Box& box : view.reads) {
      array.directory.for_each(box, [&](const Box& part, const PlaceList& places) {
        if (places.on_device(static_cast<int>(asked.device))) bytes += array.bytes(part);
      });
    }
  }
  return bytes;
}

void TileSplitter::describe(const Asked& asked, const TileRect& rect) {
  put_rect(asked.slots, asked.rect_slot, rect);
  describe_tile(asked.phase, asked.slots, arrays_, session_.options(), tile_);
}

}  // namespace boxflow
