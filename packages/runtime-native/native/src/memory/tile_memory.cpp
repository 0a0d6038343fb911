#include "memory/tile_memory.hpp"

#include <algorithm>

#include "base/plural.hpp"
#include "memory/disjoint_buffers.hpp"
#include "memory/view_parts.hpp"
#include "tiles/disjoint_groups.hpp"

namespace boxflow {

bool TileMemory::prepare(Tile& tile, const Phase& phase) {
  if (tile_bytes(tile, arrays_) > session_.memory(tile.device).capacity()) return false;
  const auto roomy = [&](const TileGroup& group) {
    const Box preferred =
        is_passing(group) ? group.box : expected_boxes_.preferred(tile.device, group.array, group.box);
    return buffers_.allocate(tile.device, group.array, group.box, Buffers::Fit::kGrow, preferred);
  };
  const auto exact = [&](const TileGroup& group) {
    return buffers_.allocate(tile.device, group.array, group.box, Buffers::Fit::kExact);
  };
  const bool disjoint = session_.options().boxes == BoxPolicy::kDisjoint;
  if (disjoint) {
    cut_at_buffers(tile, buffers_, expected_boxes_);
    join_without_waste(tile, buffers_);
    join_pieces(phase, tile, buffers_);
  }
  if (!(disjoint ? find_buffers(tile, exact) : find_buffers(tile, roomy))) {
    // Existing buffers may be far larger than the tile needs. All are evicted, and the tile gets exactly its boxes.
    buffers_.evict_all(tile.device);
    if (disjoint) {
      refine_groups(tile);
      join_pieces(phase, tile, buffers_);
    }
    if (!find_buffers(tile, exact)) return false;
  }
  bring_current(tile);
  return true;
}

void TileMemory::done(Tile& tile) {
  for (std::size_t i = 0; i < tile.group_count; ++i) buffers_.clean_up_later(*tile.groups[i].buffer);
  release(tile);
}

template <typename Allocate>
bool TileMemory::find_buffers(Tile& tile, const Allocate& allocate) {
  for (TileView& view : tile.views) view.buffers.clear();
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    const auto use = is_passing(group) ? Buffers::Use::kPassing : Buffers::Use::kLasting;
    group.buffer = buffers_.find(tile.device, group.array, group.box, use);
    if (group.buffer) group.buffer = &made_to_fit(*group.buffer, group);
    // A buffer with several of the tile's groups counts once.
    if (group.buffer && group.buffer->users == 0) {
      stats_.counters.reuse_hits += 1;
      if (Trace* trace = session_.trace()) {
        TraceText text("reuse", "memory");
        text.add("array", arrays_[group.array].plan->name).add("box", to_string(group.box));
        trace->memory(tile.device, text.add("buffer", to_string(group.buffer->box)));
      }
    }
    if (!group.buffer) group.buffer = allocate(group);
    if (!group.buffer) {
      release(tile);
      return false;
    }
    buffers_.use(*group.buffer);
    for (const std::uint32_t view : group.views) tile.views[view].buffers.push_back(group.buffer);
  }
  return true;
}

// Returns whether only the current serial iteration needs the group's box. Never under the policy `convex`, which has
// one hull for all iterations.
bool TileMemory::is_passing(const TileGroup& group) const {
  return group.clean_up && session_.options().boxes != BoxPolicy::kConvex;
}

// Returns the found buffer, or a larger one that replaces it, with the box that this region is expected to need. There
// are two reasons. A buffer that an earlier region left may be too small for this one; a second buffer beside it would
// exchange their common elements with it again and again. A transient buffer that is to stay would be one of many,
// since each serial iteration leaves its own.
Buffer& TileMemory::made_to_fit(Buffer& found, const TileGroup& group) {
  const RunOptions& options = session_.options();
  if (found.users > 0 || !options.reuse || options.boxes == BoxPolicy::kDisjoint) return found;
  const Plan* region = arrays_[group.array].region;
  const bool is_fitted = std::find(found.fitted_for.begin(), found.fitted_for.end(), region) != found.fitted_for.end();
  const bool is_to_stay = found.transient && !is_passing(group);
  if (is_fitted && !is_to_stay) return found;
  if (!is_fitted) found.fitted_for.push_back(region);
  if (is_passing(group)) return found;
  const auto device = found.device.number();
  const Box preferred = expected_boxes_.preferred(device, group.array, group.box);
  if (is_subset(preferred, found.box)) return found;
  if (!is_to_stay) return buffers_.enlarge(found, preferred);
  Buffer* replacement = buffers_.allocate_spare(device, group.array, preferred);
  return replacement ? *replacement : found;
}

void TileMemory::release(Tile& tile) {
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    TileGroup& group = tile.groups[i];
    if (group.buffer) buffers_.unuse(*group.buffer);
    group.buffer = nullptr;
  }
}

void TileMemory::bring_current(Tile& tile) {
  for (TileGroup& group : tile.used_groups()) {
    group.buffer->unread_push = false;
    if (!group.clean_up) group.buffer->transient = false;
  }
  for (const TileView& view : tile.views) {
    if (!view.current.holds(view.buffers, arrays_[view.array].directory)) bring_current(view);
  }
  // Pulling the elements of one view leaves those of the others current.
  for (TileView& view : tile.views) view.current.set(view.buffers, arrays_[view.array].directory);
}

void TileMemory::bring_current(const TileView& view) {
  const auto pull = [&](Buffer& buffer, const Box& part) { transfers_.pull(buffer, part); };
  for_each_part(view, view.reads, pull);
  for_each_part(view, view.inexact_writes, pull);
}

Error TileMemory::does_not_fit(const Phase& phase, const Tile& tile) const {
  const DeviceMemory& memory = session_.memory(tile.device);
  const std::size_t total = tile_bytes(tile, arrays_);  // rounded up, as in `prepare`
  const TileGroup* largest = nullptr;
  for (std::size_t i = 0; i < tile.group_count; ++i) {
    const TileGroup& group = tile.groups[i];
    if (!largest || arrays_[group.array].bytes(group.box) > arrays_[largest->array].bytes(largest->box)) {
      largest = &group;
    }
  }
  std::string message = "one iteration of phase " + phase.name +
                        (phase.single ? ", which is not parallel, needs " : " needs ") +
                        plural(total, "byte", "bytes") + " on device " + std::to_string(tile.device) + " (" +
                        session_.device(tile.device).info().name + "), which has " +
                        plural(memory.capacity(), "byte", "bytes") + " for the program";
  if (largest) {
    const std::size_t bytes = arrays_[largest->array].bytes(largest->box);
    const std::size_t rounded = DeviceMemory::rounded(bytes);
    message += "; its largest box is " + arrays_[largest->array].plan->name + " " + to_string(largest->box) + ": " +
               plural(bytes, "byte", "bytes");
    if (rounded != bytes) message += ", rounded up to " + std::to_string(rounded);
  }
  if (total <= memory.capacity()) message += "; the device gives less than that";
  const std::string holders = buffers_.holders(tile.device);
  if (!holders.empty()) message += "; " + plural(memory.in_use(), "byte is", "bytes are") + " held by " + holders;
  const std::string parallel = phase.single ? "see with `poly-cli explain` what keeps it from being parallel, " : "";
  return Error("BF5020", message,
               parallel + "raise the limit (--memory-limit, BOXFLOW_MEMORY_LIMIT) if there is one, or use smaller " +
                   "sizes or an element type that takes less memory");
}

}  // namespace boxflow
