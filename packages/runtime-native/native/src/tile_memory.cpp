#include "tile_memory.hpp"

#include "plural.hpp"

namespace boxflow {

bool TileMemory::prepare(Tile& tile) {
  if (!could_fit(tile)) return false;
  const auto roomy = [&](const TileGroup& group) {
    const Box preferred = group.clean_up ? group.box : home_boxes_.preferred(tile.device, group.array, group.box);
    return buffers_.allocate(tile.device, group.array, group.box, Buffers::Fit::kGrow, preferred);
  };
  const auto exact = [&](const TileGroup& group) {
    return buffers_.allocate(tile.device, group.array, group.box, Buffers::Fit::kExact);
  };
  if (!find_buffers(tile, roomy)) {
    // Buffers found for the tile may be far larger than what it needs: all of them go, and it gets exactly its boxes.
    buffers_.evict_all(tile.device);
    if (!find_buffers(tile, exact)) return false;
  }
  bring_current(tile);
  return true;
}

void TileMemory::done(Tile& tile) {
  for (std::size_t i = 0; i < tile.group_count; ++i) buffers_.clean_up_later(*tile.groups[i].buffer);
  release(tile);
}

bool TileMemory::could_fit(const Tile& tile) const {
  std::size_t bytes = 0;
  const std::size_t capacity = session_.memory(tile.device).capacity();
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    const TileGroup& group = tile.groups[i];
    bytes += DeviceMemory::rounded(arrays_[group.array].bytes(group.box));
    if (bytes > capacity) return false;
  }
  return true;
}

template <typename Allocate>
bool TileMemory::find_buffers(Tile& tile, const Allocate& allocate) {
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    group.buffer = buffers_.find(tile.device, group.array, group.box);
    if (group.buffer) {
      stats_.counters.reuse_hits += 1;
      if (Trace* trace = session_.trace()) {
        TraceText text("reuse", "memory");
        text.add("array", arrays_[group.array].plan->name).add("box", to_string(group.box));
        trace->memory(tile.device, text.add("buffer", to_string(group.buffer->box)));
      }
    } else {
      group.buffer = allocate(group);
    }
    if (!group.buffer) {
      release(tile);
      return false;
    }
    buffers_.use(*group.buffer);
    for (const std::uint32_t view : group.views) tile.views[view].buffer = group.buffer;
  }
  return true;
}

void TileMemory::release(Tile& tile) {
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    if (group.buffer) buffers_.unuse(*group.buffer);
    group.buffer = nullptr;
  }
}

void TileMemory::bring_current(Tile& tile) {
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    group.buffer->unread_push = false;
    if (!group.clean_up) group.buffer->transient = false;
    for (const std::uint32_t position : group.views) {
      const TileView& view = tile.views[position];
      for (const Box& box : view.reads) transfers_.pull(*view.buffer, box);
      for (const Box& box : view.inexact_writes) transfers_.pull(*view.buffer, box);
    }
  }
}

Error TileMemory::does_not_fit(const Phase& phase, const Tile& tile) const {
  const DeviceMemory& memory = session_.memory(tile.device);
  std::size_t total = 0;
  const TileGroup* largest = nullptr;
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    const TileGroup& group = tile.groups[i];
    total += DeviceMemory::rounded(arrays_[group.array].bytes(group.box));  // so that it is more than there is
    if (!largest || arrays_[group.array].bytes(group.box) > arrays_[largest->array].bytes(largest->box)) largest = &group;
  }
  std::string message = "one iteration of phase " + phase.name + " needs " + plural(total, "byte", "bytes") +
                        " on device " + std::to_string(tile.device) + " (" +
                        session_.device(tile.device).info().name + "), which has " +
                        plural(memory.capacity(), "byte", "bytes") + " for the program";
  if (largest) {
    message += "; most of it is for " + arrays_[largest->array].plan->name + " " + to_string(largest->box) + ": " +
               plural(arrays_[largest->array].bytes(largest->box), "byte", "bytes");
  }
  if (total <= memory.capacity()) message += "; the device gives less than that";
  const std::string holders = buffers_.holders(tile.device);
  if (!holders.empty()) message += "; " + plural(memory.in_use(), "byte is", "bytes are") + " held by " + holders;
  return Error("BF5020", message,
               "raise the limit (--memory-limit, BOXFLOW_MEMORY_LIMIT) if there is one, or use smaller sizes or an "
               "element type that takes less memory");
}

}  // namespace boxflow
