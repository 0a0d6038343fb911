#include "pusher.hpp"

namespace boxflow {

Pusher::Pusher(Session& session, const Plan& plan, std::span<const std::int64_t> parameters, RegionArrays& arrays,
               Buffers& buffers, Transfers& transfers)
    : session_(session), plan_(plan), arrays_(arrays), buffers_(buffers), transfers_(transfers) {
  for (const DistributionClass& each : plan.classes) {
    classes_.push_back({each.lo.evaluate(parameters), each.hi.evaluate(parameters)});
  }
}

void Pusher::push(const Phase& phase, std::span<std::int64_t> slots, std::size_t reader_slot, const Tile& tile) {
  const std::size_t devices = session_.device_count();
  if (devices == 1) return;
  for (const FlowOut& flow : phase.flow_out) {
    const Phase& reader = plan_.phases[flow.to_phase];
    if (reader.single) continue;  // the device that will run it is chosen then
    for (std::size_t device = 0; device < devices; ++device) {
      if (device == tile.device) continue;
      const TileInterval block = block_of(classes_[reader.class_index], device, devices);
      if (block.empty()) continue;
      slots[reader_slot] = block.lo;
      slots[reader_slot + 1] = block.hi;
      push_flow(flow, slots, tile.device, device);
    }
  }
}

void Pusher::push_flow(const FlowOut& flow, std::span<const std::int64_t> slots, std::size_t from, std::size_t to) {
  Box box;
  for (const PlanBox& plan_box : flow.boxes) {
    if (plan_box.evaluate(slots, arrays_[flow.array].bounds, box)) push_box(flow.array, box, from, to);
  }
}

void Pusher::push_box(std::size_t array, const Box& box, std::size_t from, std::size_t to) {
  // What the writer has, and no buffer of the reader's device.
  parts_.clear();
  arrays_[array].directory.for_each(box, [&](const Box& part, const PlaceList& places) {
    Place* source = nullptr;
    for (Place* place : places) {
      if (place->device == static_cast<int>(to)) return;
      if (place->device == static_cast<int>(from)) source = place;
    }
    if (source) parts_.push_back({part, source});
  });
  if (parts_.empty()) return;
  Box needed = parts_[0].box;
  for (const Part& part : parts_) needed = box_hull(needed, part.box);
  Buffer* buffer = target(array, needed, to);
  if (!buffer) return;
  buffer->unread_push = true;
  for (const Part& part : parts_) {
    transfers_.copy(*buffer, *part.source, part.box, Purpose::kPush);
    arrays_[array].directory.add(part.box, buffer);
  }
}

Buffer* Pusher::target(std::size_t array, const Box& box, std::size_t device) {
  if (Buffer* found = buffers_.find(device, array, box)) return found;
  return buffers_.allocate(device, array, box, Buffers::Fit::kSpare);
}

}  // namespace boxflow
