#include "launch/pusher.hpp"

namespace boxflow {

void Pusher::push(const Phase& phase, PhaseSlots slots, const Tile& tile) {
  for (const auto& [array, device, box] : planner_.outgoing(phase, slots, tile.rect, tile.device)) {
    push_box(array, box, tile, device);
  }
}

void Pusher::push_box(std::size_t array, const Box& box, const Tile& from, std::size_t to) {
  // Collects the parts that the writer has, and no buffer of the reader's device.
  parts_.clear();
  arrays_[array].directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    if (places.on_device(DeviceId(to))) return;
    if (Place* source = places.on_device(DeviceId(from.device))) parts_.push_back({part, source});
  });
  if (parts_.empty()) return;
  join_by_source(parts_);
  if (disjoint_) {
    for (const CopySource& part : parts_) push_to_rooms(array, part, from, to);
    return;
  }
  Box needed = parts_[0].box;
  for (const CopySource& part : parts_) needed = box_hull(needed, part.box);
  Buffer* buffer = buffers_.find(to, array, needed, Buffers::Use::kPassing);
  if (!buffer) {
    buffer = buffers_.allocate(to, array, needed, Buffers::Fit::kSpare, expected_boxes_.preferred(to, array, needed));
  }
  if (!buffer) return;
  for (const CopySource& part : parts_) send(*buffer, *part.source, part.box, from);
}

// Sends a part to the reader's buffers that have room for it, and the rest to new buffers.
void Pusher::push_to_rooms(std::size_t array, const CopySource& part, const Tile& from, std::size_t to) {
  BoxList rest{part.box};
  buffers_.of(to, array).for_each_overlapping(part.box, [&](Buffer& buffer) {
    send(buffer, *part.source, intersect(buffer.box, part.box), from);
    subtract_from_all(rest, buffer.box);
  });
  if (rest.empty()) return;
  for (const Box& room : expected_boxes_.rooms(to, array, std::move(rest), buffers_)) {
    Buffer* buffer = buffers_.allocate(to, array, room, Buffers::Fit::kSpare);
    if (buffer) send(*buffer, *part.source, intersect(room, part.box), from);
  }
}

void Pusher::send(Buffer& to, Place& source, const Box& box, const Tile& from) {
  to.unread_push = true;
  transfers_.copy(to, source, box, Purpose::kFlowOut, {from.device, from.written_by});
  arrays_[to.array].directory.add(box, &to);
}

}  // namespace boxflow
