#include "flow_out.hpp"

namespace boxflow {

namespace {

TileInterval hull_of(std::span<const Ownership::Part> parts) {
  return {parts.front().interval.lo, parts.back().interval.hi};
}

}  // namespace

FlowOutPlanner::FlowOutPlanner(const Plan& plan, std::span<const std::int64_t> parameters, const RegionArrays& arrays,
                               const RunOptions& options, const ActiveDevices& devices)
    : plan_(plan), arrays_(arrays), options_(options) {
  for (const DistributionClass& each : plan.classes) {
    classes_.emplace_back(TileInterval{each.lo.evaluate(parameters), each.hi.evaluate(parameters)}, options, devices);
  }
}

void FlowOutPlanner::deal(const ActiveDevices& devices) {
  for (Ownership& each : classes_) each = Ownership(each.range(), options_, devices);
}

std::span<const Outgoing> FlowOutPlanner::outgoing(const Phase& phase, std::span<std::int64_t> slots,
                                                   std::size_t reader_slot, TileInterval interval,
                                                   std::size_t device) {
  outgoing_.clear();
  partitions_.clear();
  for (const FlowOut& flow : phase.flow_out) {
    const Phase& reader = plan_.phases[flow.to_phase];
    if (reader.single) continue;  // the device that will run it is chosen then
    const Ownership& readers = owners(reader);
    const Asked asked{&flow, slots, reader_slot, device};
    // The plan says nothing of readers that overlap the tile where both follow the same distribution: those are its own.
    if (!phase.single && reader.class_index == phase.class_index) {
      ask(asked, readers.before(interval), Nearest::kLast);
      ask(asked, readers.behind(interval), Nearest::kFirst);
    } else {
      ask(asked, readers.parts(), Nearest::kNowhere);
    }
  }
  if (options_.communication == Communication::kFop) send_partitions();
  if (options_.communication == Communication::kFo) send_sets(phase, slots);
  return outgoing_.all();
}

void FlowOutPlanner::ask(const Asked& asked, Parts parts, Nearest nearest) {
  if (options_.communication == Communication::kFop && !parts.empty()) {
    FewBoxes boxes;
    evaluate(asked, hull_of(parts), boxes);
    for (const Box& box : boxes) add_partition(asked.flow->array, box);
  }
  descend(asked, near_parts(asked, parts, nearest));
}

// Those behind which nobody reads anything. Most tiles have something for few neighbours, or for everybody: looks twice as
// far each time.
FlowOutPlanner::Parts FlowOutPlanner::near_parts(const Asked& asked, Parts parts, Nearest nearest) {
  if (nearest == Nearest::kNowhere) return parts;
  FewBoxes boxes;
  std::size_t near = 1;
  while (near < parts.size()) {
    const std::size_t far = parts.size() - near;
    if (!evaluate(asked, hull_of(nearest == Nearest::kLast ? parts.first(far) : parts.last(far)), boxes)) break;
    near = 2 * near;
  }
  near = std::min(near, parts.size());
  return nearest == Nearest::kLast ? parts.last(near) : parts.first(near);
}

bool FlowOutPlanner::evaluate(const Asked& asked, TileInterval readers, FewBoxes& boxes) {
  asked.slots[asked.reader_slot] = readers.lo;
  asked.slots[asked.reader_slot + 1] = readers.hi;
  boxes.clear();
  Box box;
  for (const PlanBox& plan_box : asked.flow->boxes) {
    if (plan_box.evaluate(asked.slots, arrays_[asked.flow->array].bounds, box)) boxes.push_back(box);
  }
  return !boxes.empty();
}

// What several neighbouring readers need together holds what each of them needs, so that most are never asked.
void FlowOutPlanner::descend(const Asked& asked, Parts parts) {
  if (parts.empty()) return;
  FewBoxes boxes;
  if (!evaluate(asked, hull_of(parts), boxes)) return;
  if (parts.size() == 1) {
    if (parts[0].device == asked.device) return;
    for (const Box& box : boxes) outgoing_.add(asked.flow->array, parts[0].device, box);
    return;
  }
  const std::size_t middle = parts.size() / 2;
  descend(asked, parts.first(middle));
  descend(asked, parts.subspan(middle));
}

// Source-distinct partitioning: what flows due to several dependences is cut until two regions are the same or have nothing
// in common. Each goes as a whole to whoever needs any of it.
void FlowOutPlanner::add_partition(std::size_t array, const Box& region) {
  BoxList remaining{region};
  BoxList outside;
  const std::size_t count = partitions_.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (partitions_[i].array != array || !overlaps(partitions_[i].box, region)) continue;
    const Box known = partitions_[i].box;
    partitions_[i].box = intersect(known, region);
    subtract_from_all(remaining, partitions_[i].box);
    outside.clear();
    subtract(known, region, outside);
    for (const Box& piece : outside) partitions_.push_back({array, piece});
  }
  for (const Box& piece : remaining) partitions_.push_back({array, piece});
}

void FlowOutPlanner::send_partitions() {
  needs_.swap(outgoing_);
  outgoing_.clear();
  for (const Outgoing& need : needs_.all()) {
    for (const Partition& partition : partitions_) {
      if (need.array == partition.array && overlaps(need.box, partition.box)) {
        outgoing_.add(partition.array, need.device, partition.box);
      }
    }
  }
}

void FlowOutPlanner::send_sets(const Phase& phase, std::span<const std::int64_t> slots) {
  needs_.swap(outgoing_);
  outgoing_.clear();
  Box box;
  for (const Outgoing& need : needs_.all()) {
    for (const FlowOutSet& set : phase.flow_out_sets) {
      if (set.array != need.array) continue;
      for (const PlanBox& plan_box : set.boxes) {
        if (plan_box.evaluate(slots, arrays_[set.array].bounds, box)) outgoing_.add(set.array, need.device, box);
      }
    }
  }
}

}  // namespace boxflow
