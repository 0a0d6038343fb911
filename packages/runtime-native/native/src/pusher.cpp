#include "pusher.hpp"

namespace boxflow {

void Pusher::push(const Phase& phase, std::span<std::int64_t> slots, std::size_t reader_slot, const Tile& tile) {
  for (const auto& [array, device, box] : planner_.outgoing(phase, slots, reader_slot, tile.interval, tile.device)) {
    push_box(array, box, tile, device);
  }
}

void Pusher::push_box(std::size_t array, const Box& box, const Tile& from, std::size_t to) {
  // What the writer has, and no buffer of the reader's device.
  parts_.clear();
  arrays_[array].directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    if (places.on_device(static_cast<int>(to))) return;
    if (Place* source = places.on_device(static_cast<int>(from.device))) parts_.push_back({part, source});
  });
  if (parts_.empty()) return;
  Box needed = parts_[0].box;
  for (const Part& part : parts_) needed = box_hull(needed, part.box);
  Buffer* buffer = target(array, needed, to);
  if (!buffer) return;
  buffer->unread_push = true;
  for (const Part& part : parts_) {
    transfers_.copy(*buffer, *part.source, part.box, Purpose::kFlowOut, {from.device, from.written_by});
    arrays_[array].directory.add(part.box, buffer);
  }
}

Buffer* Pusher::target(std::size_t array, const Box& box, std::size_t device) {
  if (Buffer* found = buffers_.find(device, array, box)) return found;
  const Box preferred = home_boxes_.preferred(device, array, box);
  return buffers_.allocate(device, array, box, Buffers::Fit::kSpare, preferred);
}

}  // namespace boxflow
